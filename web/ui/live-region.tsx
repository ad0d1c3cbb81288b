type Politeness = 'polite' | 'assertive'

export function LiveRegions() {
  return (
    <>
      <div className="sr-only" id="live-polite" role="status" aria-live="polite" />
      <div className="sr-only" id="live-assertive" role="alert" aria-live="assertive" />
    </>
  )
}

/** Announces a sentence to screen readers; a repeated one is announced again. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = document.getElementById(`live-${politeness}`)
  if (!region) return
  // A no-break space more or less makes the same sentence a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
