import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type Found, phraseAt, phrasesIn } from './phrase-book.ts'
import { type Word, wordsIn } from './query-words.ts'
import { type TyreSize, tyreSizesIn } from './tyre-sizes.ts'

const saidGears = /(\d{1,2}(?:\/\d{1,2})*)[\s-]*(?:velocita|rapport[oi]|marc[eh]e?|speeds?|gears?|v)(?![\p{L}])/gu
const gearsOfEach = /(?<![\d.,x/])([1-3])\s?x\s?(\d{1,2})(?![\d.,/])/g

/** A text of a product with what it names. */
export interface ReadText {
  words: readonly Word[]
  phrases: readonly Found[]
  inner: readonly Found[]
  gears: readonly string[]
  tyres: readonly TyreSize[]
  /** By the number of a word: whether «senza» stands before it. */
  isWithout: readonly boolean[]
}

// Facts and shelf names repeat across products.
const shortTexts = new Map<string, ReadText>()
const maxShortTexts = 5_000
const maxShortLength = 60

export function readText(text: string): ReadText {
  const known = shortTexts.get(text)
  if (known) return known
  const words = wordsIn(text)
  const phrases = phrasesIn(words)
  const inner = innerPhrases(words, phrases)
  const read = { words, phrases, inner, gears: gearsIn(text), tyres: tyreSizesIn(text), isWithout: withoutIn(words) }
  if (text.length <= maxShortLength) {
    if (shortTexts.size >= maxShortTexts) shortTexts.clear()
    shortTexts.set(text, read)
  }
  return read
}

const withoutWords = new Set(['senza', 'without', 'privo', 'priva'])

function withoutIn(words: readonly Word[]): boolean[] {
  let isAfter = false
  return words.map((word) => {
    const isWithout = isAfter && !word.isStop
    isAfter = withoutWords.has(word.text) || (isAfter && word.isStop)
    return isWithout
  })
}

function gearsIn(text: string): readonly string[] {
  if (!/\d/.test(text)) return []
  const folded = foldText(text)
  const joined = [...folded.matchAll(gearsOfEach)].flatMap(([, rings, each]) => [each, Number(rings) * Number(each)])
  return [...[...folded.matchAll(saidGears)].flatMap(([, numbers]) => numbers?.split('/') ?? []), ...joined.map(String)]
}

/** Shorter meanings inside longer phrases: «luce posteriore» is at the rear too. */
function innerPhrases(words: readonly Word[], phrases: readonly Found[]): Found[] {
  return phrases.flatMap(({ from, to, meanings }) => {
    // «Verde acqua» is nothing for the rain.
    if (meanings.some(({ role }) => role === 'colour')) return []
    const inner: Found[] = []
    for (let at = from; at < to && to - from > 1; at++) {
      const word = words[at]
      const found = word && phraseAt([word], 0)
      if (found) inner.push({ ...found, from: at, to: at + 1 })
    }
    return inner
  })
}

/** Where a name speaks of a part: of «con forcella in carbonio» the frame is no carbon. */
export function partFrom(words: readonly Word[], phrases: readonly Found[]): number {
  const context = words.findIndex(({ isContext }) => isContext)
  const part = phrases.find(({ from, meanings }) => from > context && meanings.some(({ role }) => role === 'good'))
  return context >= 0 && part ? context : words.length
}

/** Models of two words and more, «Strada Bianca»: in a name whose other words are not written large. */
export function properRuns(words: readonly Word[]): Word[][] {
  if (!words.slice(1).some((w) => !w.isProper && !w.isNumber && !w.isStop && w.text.length > 2)) return []
  const runs: Word[][] = []
  let run: Word[] = []
  for (const word of words) {
    if (word.isProper) run.push(word)
    else {
      if (run.length > 1) runs.push(run)
      run = []
    }
  }
  if (run.length > 1) runs.push(run)
  return runs.flatMap((whole) => (whole.length > 2 ? [whole, whole.slice(0, 2), whole.slice(1)] : [whole]))
}
