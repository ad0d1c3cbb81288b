import spellings from './brand-spellings.json' with { type: 'json' }
import { oneErrorAway } from './near-terms.ts'
import { compactName } from './query-words.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Makers by their usual misspellings. */
const meant = new Map(
  Object.entries(spellings).flatMap(([brand, words]) => words.split(', ').map((word) => [compactName(word), brand])),
)

/** The maker by a known misspelling. */
export const spelledBrand = (word: string): string | undefined => meant.get(compactName(word))

/** The maker meant by a word: by a known misspelling, by the sound of it, or by a sound that is nearly the same. */
export function brandMeant(word: string, brands: ReadonlyMap<string, string>): string | undefined {
  const sound = soundOf(word)
  return (
    spelledBrand(word) ?? brands.get(sound) ?? (sound.length >= leastNearSound ? nearBrand(sound, brands) : undefined)
  )
}

/** Shorter sounds are near too many words. */
const leastNearSound = 5

function nearBrand(sound: string, brands: ReadonlyMap<string, string>): string | undefined {
  const near = oneErrorAway(soundsOf(brands), sound).filter((one) => one[0] === sound[0])
  const [only] = near
  return near.length === 1 && only !== undefined ? brands.get(only) : undefined
}

const vocabularies = new WeakMap<ReadonlyMap<string, string>, Vocabulary>()

function soundsOf(brands: ReadonlyMap<string, string>): Vocabulary {
  const known = vocabularies.get(brands) ?? vocabularyOf(brands.keys())
  vocabularies.set(brands, known)
  return known
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

const replaced = (text: string, by: typeof sounds) => by.reduce((last, [one, other]) => last.replace(one, other), text)

/** One text for words that sound alike. */
export const soundOf = (folded: string): string => replaced(folded, sounds)

// How regions say what Italian writes: «campaneddu», «maja», «bissicleta», «cadena», «burza», «rote».
const spoken: typeof sounds = [
  [/uo/g, 'o'],
  [/dd/g, 'll'],
  [/gl(?=i[aeou])/g, ''],
  [/[cg](?=[ei])/g, 's'],
  [/d/g, 't'],
  [/g/g, 'c'],
  [/u/g, 'o'],
  [/e/g, 'i'],
]

/** One text for a word and what regions make of it. */
export const dialectOf = (folded: string): string => soundOf(replaced(folded, spoken))
