/** Numbers from one to another, both among them; at least one is given. */
export interface FactRange {
  from: number | undefined
  to: number | undefined
}

const written = /^(-?\d{1,7}(?:\.\d{1,3})?)?\.\.(-?\d{1,7}(?:\.\d{1,3})?)?$/

/** Whether a filter's value can only be a range. */
export const isLikeRange = (value: string): boolean => /^[-\d.,]*\.\.[-\d.,]*$/.test(value)

/** `23..60`, `23..` and `..60`. @returns undefined when it is none of these; whether `from` is the smaller is not looked at */
export function readFactRange(value: string): FactRange | undefined {
  const [, from, to] = written.exec(value) ?? []
  if (from === undefined && to === undefined) return undefined
  return { from: numberOf(from), to: numberOf(to) }
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** As a filter writes it, the smaller number first. */
export function writeFactRange({ from, to }: FactRange): string {
  const isSwapped = from !== undefined && to !== undefined && from > to
  return isSwapped ? `${to}..${from}` : `${from ?? ''}..${to ?? ''}`
}
