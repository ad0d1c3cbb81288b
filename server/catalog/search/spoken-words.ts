import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { QueryOrder } from './query-items.ts'
import { type Word, wordsIn } from './query-words.ts'
import spoken from './spoken-words.json' with { type: 'json' }

interface Phrase<T> {
  words: readonly string[]
  means: T
}

type Phrases<T> = ReadonlyMap<string, readonly Phrase<T>[]>

/** By their first word, the longest first. A single letter is a size. */
function phrases<T>(...lists: readonly (readonly [texts: { it: string; en: string }, means: T])[]): Phrases<T> {
  const all = lists.flatMap(([{ it, en }, means]) =>
    `${it}, ${en}`.split(', ').map((text) => ({ words: wordsIn(foldText(text)).map((word) => word.text), means })),
  )
  const known = all.filter(({ words }) => words.join('').length > 1)
  return Map.groupBy(
    known.sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  )
}

const shorthand = new Map(
  Object.entries(spoken.shorthand).flatMap(([word, short]) => short.split(', ').map((one) => [one, word] as const)),
)
// A letter between numbers is a sign.
const shortWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-]|\d\s)(?:${[...shorthand.keys()].join('|')})(?:'(?=\s))?(?=\s+'?\p{L}|(?<=\p{L}{5})$)`,
  'gu',
)

const rewritten = spoken.rewritten.map(({ from, to }) => ({ from: new RegExp(from, 'u'), to }))

/** A folded query with «nn», «x», «ke», «casco + guanti» written out, and turns of speech in plain words. */
export const inFull = (folded: string): string =>
  rewritten
    .reduce((text, { from, to }) => text.replace(from, to), folded)
    .replace(/(?<= )[+&](?= \p{L})/gu, 'e')
    .replace(shortWords, (short) => shorthand.get(short.replace("'", '')) ?? short)

const frames = phrases([spoken.frames, 'frame'], [spoken.purposes, 'purpose'], [spoken.having, 'having'])
const asking = phrases([spoken.asking, true])
const negations = phrases([spoken.negations, true])
const orders = phrases(...spoken.superlatives.map(({ sort, ...texts }) => [texts, orderOf(sort)] as const))

/** `price-low`, `weight-low`, `capacity-high`, `newest`. */
function orderOf(sort: string): QueryOrder {
  return { by: sort.replace(/-(?:low|high)$/, ''), isDescending: sort.endsWith('-high') }
}

function phraseAt<T>(known: Phrases<T>, words: readonly Word[], at: number): { means: T; to: number } | undefined {
  const found = known
    .get(words[at]?.text ?? '')
    ?.find((phrase) => phrase.words.every((word, i) => words[at + i]?.text === word))
  return found && { means: found.means, to: at + found.words.length }
}

/** «Avete», «mi serve», "do you have any"; «per i miei», "that fits" speak of what the thing is for, «dotata di» of its parts. */
export const frameAt = (words: readonly Word[], at: number) => phraseAt(frames, words, at)

/** «Quali», «mi serve», "which": where it ends. */
export const askingAt = (words: readonly Word[], at: number): number | undefined => phraseAt(asking, words, at)?.to

/** «Senza», «che non sia», "except": where it ends. */
export const negationAt = (words: readonly Word[], at: number): number | undefined => phraseAt(negations, words, at)?.to

/** «Più economica», "lightest". */
export const superlativeAt = (words: readonly Word[], at: number) => phraseAt(orders, words, at)

const carrying = new Set(spoken.carrying.split(', '))
const refusing = new Set(spoken.refusing.split(', '))

/** Between a negation and what it excludes: «tranne quelle da corsa», «senza portare la chiave». */
export const isCarrying = ({ text }: Word): boolean => carrying.has(text)

/** «Non voglio un casco nero» speaks of the thing, «senza luci» of a part of it. */
export const isRefusing = (word: Word | undefined): boolean => word !== undefined && refusing.has(word.text)
