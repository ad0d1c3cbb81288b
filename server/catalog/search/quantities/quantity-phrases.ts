import type { Token } from './number-words.ts'
import words from './quantity-words.json' with { type: 'json' }

/** The measure of a quantity; a number without one is money where it can be. */
export type Unit =
  | 'price'
  | 'kg'
  | 'load'
  | 'mm'
  | 'travel'
  | 'inch'
  | 'km'
  | 'Wh'
  | 'lm'
  | 'l'
  | 'ml'
  | 'bar'
  | 'h'
  | 'gears'
  | 'age'
  | 'height'

/** Phrases by their first word, the longest first. */
type Phrases<T> = ReadonlyMap<string, readonly { words: readonly string[]; means: T }[]>

function phrases<T>(...lists: readonly (readonly [text: string, means: T])[]): Phrases<T> {
  const all = lists.flatMap(([text, means]) => text.split(', ').map((one) => ({ words: one.split(' '), means })))
  return Map.groupBy(
    all.sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  )
}

const { limits, after } = words
export const limitPhrases = phrases<'max' | 'min' | 'about'>(
  [limits.max, 'max'],
  [limits.min, 'min'],
  [limits.about, 'about'],
)
/** «Più di», "under": the amount itself is beyond. */
const beyond = new Set(limits.beyond.split(', '))
export const isBeyond = (tokens: readonly Token[], from: number, to: number): boolean =>
  beyond.has(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  )
export const rangePhrases = phrases<'between' | 'from'>([limits.between, 'between'], [limits.from, 'from'])
export const afterPhrases = phrases<'max' | 'min' | 'about'>(
  [after.max, 'max'],
  [after.min, 'min'],
  [after.about, 'about'],
)
export const toPhrases = phrases([limits.to, true])
export const fillers = new Set(limits.fillers.split(', '))
export const unitPhrases = phrases(
  ...words.units.map(({ unit, factor = 1, words: text }) => [text, { unit: unit as Unit | 'count', factor }] as const),
)
export const nounPhrases = phrases(...words.nouns.map(({ unit, words: text }) => [text, unit as Unit] as const))

export function phraseIn<T>(
  known: Phrases<T>,
  tokens: readonly Token[],
  at: number,
): { means: T; to: number } | undefined {
  const found = known
    .get(tokens[at]?.text ?? '')
    ?.find(({ words }) => words.every((word, i) => tokens[at + i]?.text === word))
  return found && { means: found.means, to: at + found.words.length }
}
