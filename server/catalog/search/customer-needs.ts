import needs from './customer-needs.json' with { type: 'json' }
import { type Meaning, meaningOf } from './phrase-book.ts'
import type { Word } from './query-words.ts'

/** What a sentence complains of or wants to do, and the goods that help. */
export interface Need {
  asks: readonly Meaning[]
  /** The words that say so. */
  words: ReadonlySet<string>
}

interface Alternative {
  text: string
  isBeginning: boolean
  /** The number of its group: one word of each is needed. */
  group: number
  sentence: Sentence
}

interface Sentence {
  asks: readonly Meaning[]
  /** The number of groups that are needed; those behind them may be there. */
  needed: number
  place: number
}

/** By their first letters. */
const byLetters = new Map<string, Alternative[]>()
const lettersOf = (word: string) => word.slice(0, 3)

type Words = Readonly<Record<string, string>>

/** «$cold» stands for all words for it in the pattern's language. */
const inFull = (pattern: string, words: Words) => pattern.replace(/\$(\w+)/g, (name, key: string) => words[key] ?? name)

for (const [place, { asks, it, en }] of needs.needs.entries()) {
  const all = [
    ...it.map((pattern) => inFull(pattern, needs.words.it)),
    ...en.map((pattern) => inFull(pattern, needs.words.en)),
  ]
  for (const pattern of all) {
    const groups = pattern.split(' + ')
    const needed = groups.filter((group) => !group.startsWith('?')).length
    const sentence = { asks: asks.split(', ').flatMap((id) => meaningOf.get(id) ?? []), needed, place }
    const words = groups.flatMap((list, group) =>
      list
        .replace('?', '')
        .split('|')
        .map((word) => ({ word, group })),
    )
    for (const { word, group } of words) {
      const text = word.replace('*', '')
      const known = byLetters.get(lettersOf(text)) ?? []
      byLetters.set(lettersOf(text), known)
      known.push({ text, isBeginning: word.endsWith('*'), group, sentence })
    }
  }
}

const known = new Map<string, readonly Alternative[]>()
const maxKnown = 5_000

/** What a word may say. */
function saidBy(text: string): readonly Alternative[] {
  const before = known.get(text)
  if (before) return before
  const all = byLetters.get(lettersOf(text)) ?? []
  const said = all.filter((one) => (one.isBeginning ? text.startsWith(one.text) : text === one.text))
  if (known.size >= maxKnown) known.clear()
  known.set(text, said)
  return said
}

/** The need whose sentence has most groups; each of them has a word of its own. */
export function needIn(words: readonly Word[]): Need | undefined {
  const seen = new Map<Sentence, number>()
  for (const { text } of words)
    for (const { group, sentence } of saidBy(text)) seen.set(sentence, (seen.get(sentence) ?? 0) | (1 << group))
  const met: { sentence: Sentence; groups: ReadonlyMap<string, number> }[] = []
  for (const [sentence, bits] of seen) {
    const all = (1 << sentence.needed) - 1
    if ((bits & all) !== all) continue
    const groups = groupsOf(sentence, words)
    const needed = [...groups.values()].filter((group) => group < sentence.needed)
    if (new Set(needed).size === sentence.needed) met.push({ sentence, groups })
  }
  const [best] = met.sort(
    ({ sentence: a, groups: ofA }, { sentence: b, groups: ofB }) =>
      b.needed - a.needed || ofB.size - ofA.size || a.place - b.place,
  )
  // Other sentences of the same need say it too.
  const own = met.filter(({ sentence }) => sentence.place === best?.sentence.place)
  return best && { asks: best.sentence.asks, words: new Set(own.flatMap(({ groups }) => [...groups.keys()])) }
}

function groupsOf(sentence: Sentence, words: readonly Word[]): Map<string, number> {
  const groups = new Map<string, number>()
  for (const { text } of words)
    for (const one of saidBy(text))
      if (one.sentence === sentence && (!groups.has(text) || ![...groups.values()].includes(one.group)))
        groups.set(text, one.group)
  return groups
}
