export function Background() {
  return <div aria-hidden="true" className="glow" />;
}
