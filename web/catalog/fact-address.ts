import { type FactRange, isLikeRange, readFactRange, writeFactRange } from '#shared/domain/catalog/fact-range.ts'

/** `key:value` of an address; a range given backwards is set right. @returns nothing of one that cannot be read */
export function mendedFact(text: string): string[] {
  const [key, value] = factParts(text)
  if (!isLikeRange(value)) return [text]
  const range = readFactRange(value)
  return range ? [`${key}:${writeFactRange(range)}`] : []
}

export function factParts(text: string): [key: string, value: string] {
  const at = text.indexOf(':')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The fields of a range: a single number is a range from itself to itself. */
export function rangeOfFact(facts: readonly string[] = [], key: string): FactRange {
  const [, value = ''] = facts.map(factParts).find(([of]) => of === key) ?? []
  const one = value === '' ? Number.NaN : Number(value)
  return readFactRange(value) ?? (Number.isNaN(one) ? noRange : { from: one, to: one })
}

const noRange: FactRange = { from: undefined, to: undefined }

/** Replaces the ranges of this fact. */
export function withRange(facts: readonly string[] = [], key: string, range: FactRange): string[] | undefined {
  const others = facts.filter((text) => factParts(text)[0] !== key)
  const isSet = range.from !== undefined || range.to !== undefined
  const next = isSet ? [...others, `${key}:${writeFactRange(range)}`] : others
  return next.length > 0 ? next : undefined
}
