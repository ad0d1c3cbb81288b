import { foldText } from '#shared/domain/platform/fold-text.ts'
import { stemOf } from './query-words.ts'

export interface OwnWord {
  word: string
  meaning: string
}

interface Replacement {
  stems: readonly string[]
  meaning: string
}

const piece = /[\p{L}\p{N}]+/gu
/** As long as a query may be. */
const maxMeantLength = 200

const stemsOf = (folded: string) => [...folded.matchAll(piece)].map(([word]) => stemOf(word))

/** Equal for words that the search takes for one: capitals, accents, punctuation and endings apart. Empty where there is no word. */
export const keyOfWord = (text: string) => stemsOf(foldText(text)).join(' ')

/** The shopkeeper's own words with their replacements. */
export class OwnWords {
  #byFirstStem = new Map<string, Replacement[]>()

  constructor(words: readonly OwnWord[]) {
    for (const { word, meaning } of words) {
      const stems = stemsOf(foldText(word))
      const first = stems[0] ?? ''
      this.#byFirstStem.set(first, [...(this.#byFirstStem.get(first) ?? []), { stems, meaning: foldText(meaning) }])
    }
    for (const list of this.#byFirstStem.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  }

  /** The query with whole words and phrases replaced, the longest first; replacements are not replaced again. */
  meantBy(folded: string): string {
    if (this.#byFirstStem.size === 0) return folded
    const words = [...folded.matchAll(piece)].map(({ 0: word, index }) => ({
      stem: stemOf(word),
      from: index,
      to: index + word.length,
    }))
    let meant = ''
    let copied = 0
    for (let at = 0; at < words.length; ) {
      const found = this.#byFirstStem
        .get(words[at]?.stem ?? '')
        ?.find(({ stems }) => stems.every((stem, i) => words[at + i]?.stem === stem))
      const last = words[at + (found?.stems.length ?? 1) - 1]
      if (found && last) {
        meant += folded.slice(copied, words[at]?.from) + found.meaning
        copied = last.to
      }
      at += found?.stems.length ?? 1
    }
    return copied === 0 ? folded : (meant + folded.slice(copied)).slice(0, maxMeantLength)
  }
}

export const noOwnWords = new OwnWords([])
