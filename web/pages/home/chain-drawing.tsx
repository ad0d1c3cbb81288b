const whole = [18, 58, 98, 138, 318, 358, 398, 438]

export function ChainDrawing({ label }: { label: string }) {
  return (
    <svg
      className="chain full-width"
      viewBox="14 56 500 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      role="img"
      aria-label={label}
    >
      {whole.map((x) => (
        <g key={x}>
          <rect x={x} y="82" width="44" height="28" rx="14" fill="var(--white)" />
          <circle cx={x + 14} cy="96" r="5" />
          <circle cx={x + 30} cy="96" r="5" />
        </g>
      ))}
      <g transform="rotate(-24 232 84)">
        <rect x="214" y="70" width="44" height="28" rx="14" fill="var(--pink)" />
        <circle cx="228" cy="84" r="5" />
        <circle cx="244" cy="84" r="5" stroke="var(--vermilion)" strokeWidth="4" />
      </g>
      <path d="M200 140c30 14 80 14 112 0" strokeDasharray="4 6" />
    </svg>
  )
}
