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
  const patterns = [
    ...it.map((pattern) => inFull(pattern, needs.words.it)),
    ...en.map((pattern) => inFull(pattern, needs.words.en)),
  ]
  for (const groups of patterns.map((pattern) => pattern.split(' + '))) {
    const sentence = {
      asks: asks.split(', ').flatMap((id) => meaningOf.get(id) ?? []),
      needed: groups.filter((group) => !group.startsWith('?')).length,
      place,
    }
    for (const [group, words] of groups.entries()) {
      for (const word of words.replace('?', '').split('|')) {
        const text = word.replace('*', '')
        const known = byLetters.get(lettersOf(text)) ?? []
        byLetters.set(lettersOf(text), known)
        known.push({ text, isBeginning: word.endsWith('*'), group, sentence })
      }
    }
  }
}

/** The need whose sentence has most groups; each of them has a word of its own. */
export function needIn(words: readonly Word[]): Need | undefined {
  const said = new Map<Sentence, Map<string, number>>()
  for (const { text } of words) {
    for (const { isBeginning, text: own, group, sentence } of byLetters.get(lettersOf(text)) ?? []) {
      if (isBeginning ? !text.startsWith(own) : text !== own) continue
      const groups = said.get(sentence) ?? new Map<string, number>()
      said.set(sentence, groups)
      if (!groups.has(text) || ![...groups.values()].includes(group)) groups.set(text, group)
    }
  }
  const isMet = ({ needed }: Sentence, groups: ReadonlySet<number>) =>
    [...groups].filter((group) => group < needed).length === needed
  const met = [...said].filter(([sentence, groups]) => isMet(sentence, new Set(groups.values())))
  const [best] = met.toSorted(([a, ofA], [b, ofB]) => b.needed - a.needed || ofB.size - ofA.size || a.place - b.place)
  return best && { asks: best[0].asks, words: new Set(best[1].keys()) }
}
