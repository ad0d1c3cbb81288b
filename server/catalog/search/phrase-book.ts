import type { Language } from '#shared/domain/platform/language.ts'
import { firstFrom } from './near-terms.ts'
import notSold from './not-sold-kinds.json' with { type: 'json' }
import { stemOf, type Word, wordsIn } from './query-words.ts'
import regional from './regional-words.json' with { type: 'json' }
import vocabulary from './search-vocabulary.json' with { type: 'json' }
import type { Entry } from './vocabulary-entry.ts'

type Role = 'good' | 'type' | 'quality' | 'colour' | 'condition' | 'gender'

/** The meaning of a group of words: the entry and its kind. */
export interface Meaning extends Entry {
  role: Role
}

interface Phrase {
  stems: readonly string[]
  /** The vocabulary's text, folded and without stop words, for prefix matching. */
  text: string
  /** The suggested text. */
  label: string
  meanings: Meaning[]
  /** Of words with one stem, «canotta» and «canotto», each has its own. */
  ofText: Map<string, Meaning[]>
  /** By its text: «motore» is Italian, though "motor" has its stem. */
  languages: Map<string, Set<Language>>
  /** Its words may stand with «con» between them. */
  isWith: boolean
  /** Said with a negation: «non bagnarmi» is rain. */
  isOfNot: boolean
}

/** The places of known phrases in a text. */
export interface Found {
  from: number
  to: number
  meanings: readonly Meaning[]
  languages: ReadonlySet<Language>
  /** A negation before it belongs to it. */
  isOfNot: boolean
}

const tables: readonly (readonly [Role, readonly Entry[]])[] = [
  ['good', vocabulary.bicycles],
  ['good', vocabulary.wheels],
  ['good', vocabulary.frames],
  ['good', vocabulary.clothing],
  ['good', vocabulary.accessories],
  ...Object.values(notSold).map((kinds): [Role, Entry[]] => ['good', kinds]),
  ['type', vocabulary.bicycleTypes],
  ['quality', vocabulary.qualities],
  ['colour', vocabulary.colours],
  ['condition', vocabulary.conditions],
  ['gender', vocabulary.genders],
]

const wholeBicycles = new Set(notSold.bicycles.map(({ id }) => id))
export const isWholeBicycle = ({ id }: Meaning): boolean => wholeBicycles.has(id)

export const meaningOf = new Map<string, Meaning>()
const phrases = new Map<string, Phrase>()
const byFirstStem = new Map<string, Phrase[]>()

const leastCompound = 6
/** Of a text that only shares its stem with a phrase. */
const both: ReadonlySet<Language> = new Set(['it', 'en'])
/** What stands behind these is another thing. */
const joining = new Set(['con', 'with'])
const negations = new Set(['non', 'not', 'no'])
/** «Il pedale più caro» is no pedal car. */
const breaking = new Set([...negations, 'ne', 'piu', 'meno', 'more', 'less', 'most', 'least'])
const neverAlone = new Set(vocabulary.neverAlone)

for (const [role, entries] of tables) for (const entry of entries) learn({ ...entry, role })
// As regions, families and the young say it.
for (const [id, words] of Object.entries(regional)) learn(meaningOf.get(id), words)
for (const list of byFirstStem.values()) list.sort((a, b) => b.stems.length - a.stems.length)
const byLettersAlone = new Map(
  [...phrases.values()].flatMap((phrase) => {
    const letters = phrase.text.replaceAll(' ', '')
    return letters.length >= leastCompound && /^\p{L}+$/u.test(letters) ? [[stemOf(letters), phrase] as const] : []
  }),
)

function learn(meaning: Meaning | undefined, words: { it: string; en: string } | undefined = meaning): void {
  if (!meaning || !words) return
  meaningOf.set(meaning.id, meaning)
  for (const language of ['it', 'en'] as const) {
    for (const label of words[language].split(', ')) {
      const all = wordsIn(label)
      // Without its «un» a single speed would be any.
      const content = /^(?:un|una|one)$/.test(all[0]?.text ?? '') ? [] : contentOf(all)
      const key = content.map((w) => w.stem).join(' ')
      if (key === '') continue
      const stems = content.map((w) => w.stem)
      const text = content.map((w) => w.text).join(' ')
      const known = phrases.get(key)
      const made = {
        stems,
        text,
        label,
        meanings: [],
        languages: new Map(),
        isWith: false,
        isOfNot: false,
        ofText: new Map(),
      }
      const phrase: Phrase = known ?? made
      phrase.isWith ||= all.some((word) => joining.has(word.text))
      phrase.isOfNot ||= all.length > 1 && all.some((word) => negations.has(word.text))
      phrase.ofText.set(text, [...(phrase.ofText.get(text) ?? []), meaning])
      phrase.languages.set(text, (phrase.languages.get(text) ?? new Set()).add(language))
      if (!phrase.meanings.some(({ id }) => id === meaning.id)) phrase.meanings.push(meaning)
      if (known) continue
      phrases.set(key, phrase)
      const first = stems[0] ?? ''
      byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), phrase])
    }
  }
}

/** Without stop words, unless there is nothing else. */
function contentOf(words: readonly Word[]): readonly Word[] {
  const content = words.filter((w) => !w.isStop)
  return content.length > 0 ? content : words
}

/** Words of few letters share their stems by chance: «Toyo» is no toy, "pole" no polo shirt. */
const longestChance = 4
const isChance = (text: string, stem: string, ofText: ReadonlyMap<string, unknown>) =>
  stem.length <= longestChance && !ofText.has(text) && !ofText.has(`${text}s`) && !ofText.has(text.replace(/s$/, ''))

/** The longest phrase that begins at a word; stop words between its words count as not there. */
export function phraseAt(words: readonly Word[], from: number): Found | undefined {
  const first = words[from]
  if (!first || first.isStop) return undefined
  for (const { stems, meanings, languages, isWith, isOfNot, ofText } of byFirstStem.get(first.stem) ?? []) {
    let at = from + 1
    let matched = 1
    while (matched < stems.length && at < words.length) {
      const word = words[at]
      if (word?.stem === stems[matched]) matched++
      else if (!word?.isStop || breaking.has(word.text) || (!isWith && joining.has(word.text))) break
      at++
    }
    if (matched === stems.length) {
      const text = contentText(words, from, at)
      // A «speedo» has the stem of speed.
      if (neverAlone.has(text) && !ofText.has(text)) continue
      if (stems.length === 1 && isChance(text, stems[0] ?? '', ofText)) continue
      const own = meanings.length > 1 ? ofText.get(text) : undefined
      return { from, to: at, meanings: own ?? meanings, languages: languages.get(text) ?? both, isOfNot }
    }
  }
  return undefined
}

/** A name of two words written as one, or one word written as two: «waterbottle», «porta pacchi». */
export function compoundAt(words: readonly Word[], from: number): Found | undefined {
  const [first, second] = [words[from], words[from + 1]]
  // «Sotto casco».
  if (!first || first.isNumber || (first.isStop && first.text.length < 5)) return undefined
  const two =
    second && !second.isStop && !second.isNumber ? byLettersAlone.get(stemOf(first.text + second.text)) : undefined
  const known = two ?? (first.isStop ? undefined : byLettersAlone.get(first.stem))
  // «Cambia» only shares its stem with «cambio».
  if (!known || (!two && known.stems.length < 2)) return undefined
  return { from, to: from + (two ? 2 : 1), meanings: known.meanings, languages: both, isOfNot: known.isOfNot }
}

const contentText = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .filter((word) => !word.isStop)
    .map((word) => word.text)
    .join(' ')

/** All phrases of a text, the longest ones first come. */
export function phrasesIn(words: readonly Word[]): Found[] {
  const found: Found[] = []
  for (let i = 0; i < words.length; ) {
    const phrase = phraseAt(words, i)
    if (phrase) found.push(phrase)
    i = phrase ? phrase.to : i + 1
  }
  return found
}

const sorted = [...phrases.values()].sort((a, b) => (a.text < b.text ? -1 : 1))

/** The phrases that begin with some folded letters, stop words left out. */
export function phrasesBeginning(beginning: string): { label: string; meanings: readonly Meaning[] }[] {
  const found: Phrase[] = []
  for (
    let i = firstFrom(sorted.length, (at) => (sorted[at]?.text ?? '') < beginning);
    sorted[i]?.text.startsWith(beginning);
    i++
  )
    found.push(sorted[i] as Phrase)
  return found
}

/** All single words of the vocabulary, as candidates for corrections; those of most phrases come first. */
export const knownWords: readonly string[] = [
  ...Map.groupBy(
    [...phrases.values()].flatMap(({ text }) => text.split(' ')).filter((word) => word.length >= 4),
    (word) => word,
  ).values(),
]
  .sort((a, b) => b.length - a.length)
  .flatMap(([word = '']) => word)

const above = new Map<Meaning, readonly Meaning[]>()

/** The meaning and all it is a sort of. */
export function broader(meaning: Meaning): readonly Meaning[] {
  const known = above.get(meaning)
  if (known) return known
  const parents = (meaning.isA ?? []).flatMap((id) => meaningOf.get(id) ?? [])
  const all = [meaning, ...parents.flatMap(broader)]
  above.set(meaning, all)
  return all
}
