import { knownWords, phraseAt } from './phrase-book.ts'
import { wordsIn } from './query-words.ts'

/** «Cass.», «mov. centr.»: longer ones are ends of sentences. */
const abbreviated = /(?<![\p{L}\p{N}])(\p{L}{2,7})\.(?![\p{L}\p{N}.])(?:\s+(\p{L}{2,20})(\.?))?/gu

const wordsFor = (beginning: string): readonly string[] =>
  knownWords.filter((word) => word.startsWith(beginning)).slice(0, 12)

const isKnown = (text: string) => phraseAt(wordsIn(text), 0) !== undefined

/** A folded query whose words with a full stop are written out. */
export function withoutAbbreviations(folded: string): string {
  let left = 6
  return folded.replace(abbreviated, (whole, short: string, next: string | undefined, stop: string | undefined) => {
    if (left-- <= 0 || isKnown(short)) return whole
    const firsts = wordsFor(short)
    const seconds = next === undefined ? [] : stop && !isKnown(next) ? wordsFor(next) : [next]
    const pairs = firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
    const pair = pairs.find((text) => phraseAt(wordsIn(text), 0)?.to === 2)
    if (pair) return pair
    return firsts[0] === undefined ? whole : whole.replace(`${short}.`, firsts[0])
  })
}
