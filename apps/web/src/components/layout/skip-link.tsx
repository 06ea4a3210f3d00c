export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="-translate-y-20 fixed top-3 left-3 z-50 rounded-full bg-accent px-5 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
