import spellings from './brand-spellings.json' with { type: 'json' }
import { compactName } from './query-words.ts'

/** Makers by their usual misspellings. */
const meant = new Map(
  Object.entries(spellings).flatMap(([brand, words]) => words.split(', ').map((word) => [compactName(word), brand])),
)

/** The maker meant by a word: by a known misspelling, or by the sound of it. */
export function brandMeant(word: string, brands: ReadonlyMap<string, string>): string | undefined {
  return meant.get(compactName(word)) ?? brands.get(soundOf(word))
}

// As Italians write what they hear.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/sch|sh|sci(?=[aou])|sc(?=[ei])|x/g, 's'],
  [/ch|ck|qu|[ckq]/g, 'k'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/[wv]/g, 'v'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/[aeiou]$/, ''],
]

/** One text for words that sound alike. */
export const soundOf = (folded: string): string =>
  sounds.reduce((text, [pattern, by]) => text.replace(pattern, by), folded)
