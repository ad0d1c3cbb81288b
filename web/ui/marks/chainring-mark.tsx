interface Props {
  className?: string
  /** Without the crank it is a stamp. */
  hasCrank?: boolean
}

/** The shop's mark: a chainring, with its crank where it stands beside the name. */
export function ChainringMark({ className, hasCrank = false }: Props) {
  return (
    <svg className={className} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="18" cy="18" r="14" stroke="currentColor" strokeWidth="3.2" strokeDasharray="2.9 1.5" />
      <circle cx="18" cy="18" r="10.5" stroke="currentColor" strokeWidth="1.5" />
      {hasCrank && <path d="M18 18 33 33" stroke="var(--vermilion)" strokeWidth="5" />}
      <circle cx="18" cy="18" r="4" fill="currentColor" />
      {hasCrank && <path d="M28.5 36.5 38 34.5" stroke="currentColor" strokeWidth="4" />}
    </svg>
  )
}
