import { useEffect } from 'react'
import { keptChunk } from '#web/platform/kept-chunk.ts'

const bring = keptChunk(() => import('./show-tooltips.ts'))
const firstSigns = ['pointermove', 'keydown'] as const

export function Tooltips() {
  useEffect(() => {
    const given = new AbortController()
    const load = () => {
      given.abort()
      bring().then(
        ({ showTooltips }) => showTooltips(),
        // The names stay available to assistive technology; a later page may load the code.
        (error: unknown) => console.warn(error),
      )
    }
    for (const sign of firstSigns) window.addEventListener(sign, load, { signal: given.signal })
    return () => given.abort()
  }, [])
  return null
}
