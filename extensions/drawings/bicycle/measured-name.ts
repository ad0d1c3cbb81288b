import { type Measured, measured } from '#shared/contract/catalog/product-measures.ts'

/** In the picture's name. */
const letters: Record<Measured, string> = { wheel: 'r', size: 't', gears: 'c', weight: 'p', frame: 'g' }

/** The same drawing with the dimension lines of known facts. */
export function measuredName(drawingName: string, shown: readonly Measured[]): string {
  return `quote${measured.map((one) => (shown.includes(one) ? letters[one] : '')).join('')}-${drawingName}`
}

/** @returns undefined for a name without lines */
export function readMeasuredName(name: string): { drawing: string; shown: Measured[] } | undefined {
  const match = /^quote(r?t?c?p?g?)-(.+)$/.exec(name)
  if (!match) return undefined
  const [, said = '', drawing = ''] = match
  return { drawing, shown: measured.filter((one) => said.includes(letters[one])) }
}
