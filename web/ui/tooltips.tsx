import { useEffect } from 'react'

const firstSigns = ['pointermove', 'keydown'] as const

export function Tooltips() {
  useEffect(() => {
    const given = new AbortController()
    const load = () => {
      given.abort()
      import('./show-tooltips.ts').then(
        ({ showTooltips }) => showTooltips(),
        // The names are still there for who asks; a next page may bring the code.
        (error: unknown) => console.warn(error),
      )
    }
    for (const sign of firstSigns) window.addEventListener(sign, load, { signal: given.signal })
    return () => given.abort()
  }, [])
  return null
}
