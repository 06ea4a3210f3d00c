const LAYERS = [
  { y: 74, height: 78, className: 'fill-dose/45', label: 'What you need', lineY: 112 },
  { y: 152, height: 96, className: 'fill-accent/30', label: 'What studies show', lineY: 200 },
  { y: 248, height: 112, className: 'fill-accent/70', label: 'What is safe for you', lineY: 304 },
] as const;

const MARKS = Array.from({ length: 21 }, (_, index) => ({ y: 60 + index * 15, isLong: index % 5 === 0 }));

export function MeasuringGlass() {
  return (
    <svg
      role="img"
      aria-label="A measuring glass with three layers: what is safe for you at the bottom, then what studies show, then what you need."
      viewBox="0 0 400 420"
      className="w-full max-w-[26rem]"
    >
      <clipPath id="glass">
        <path d="M60 36h120v300a28 28 0 0 1-28 28H88a28 28 0 0 1-28-28Z" />
      </clipPath>
      <g clipPath="url(#glass)">
        <rect x="60" y="36" width="120" height="330" className="fill-surface/70" />
        {LAYERS.map(({ y, height, className }) => (
          <rect key={y} x="60" y={y} width="120" height={height} className={className} />
        ))}
        <path d="M60 74q30 9 60 0t60 0v-8H60Z" className="fill-surface/70" />
        <rect x="70" y="48" width="9" height="290" rx="4.5" className="fill-[oklch(1_0_0/0.28)]" />
      </g>
      <path
        d="M50 36h140M60 36v300a28 28 0 0 0 28 28h64a28 28 0 0 0 28-28V36M70 384h100M120 364v20"
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g className="stroke-ink" strokeWidth="1.5" strokeLinecap="round">
        {MARKS.map(({ y, isLong }) => (
          <path key={y} d={`M178 ${y}h${isLong ? -26 : -13}`} opacity={isLong ? 0.8 : 0.45} />
        ))}
      </g>
      {LAYERS.map(({ label, lineY }) => (
        <g key={label}>
          <path d={`M190 ${lineY}h34`} className="stroke-ink-faint" strokeWidth="1.5" />
          <circle cx="190" cy={lineY} r="3.5" className="fill-ink" />
          <text x="234" y={lineY + 6} className="fill-ink font-medium text-[17px]">
            {label}
          </text>
        </g>
      ))}
      <circle cx="120" cy="14" r="8" className="fill-dose" />
    </svg>
  );
}
