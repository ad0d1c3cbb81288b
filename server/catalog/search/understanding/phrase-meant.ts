import type { Catalogue } from '../named-things.ts'
import { compoundAt, type Found, phraseAt } from '../phrase-book.ts'
import type { Word } from '../query-words.ts'
import { isDecided, isNamedGood, isThing } from './query-part.ts'

interface Place {
  catalogue: Catalogue
  /** Where a standard ends that begins at the second word. */
  standardTo: number | undefined
  /** Whether a negation stands before it, and no thing is named yet. */
  isNegated: boolean
}

/** The longest phrase at a word, or only that word where the next one belongs elsewhere. */
export function phraseMeant(words: readonly Word[], at: number, place: Place): Found | undefined {
  const found = phraseAt(words, at) ?? compoundAt(words, at)
  const first = found && found.to > at + 1 ? phraseAt(words.slice(0, at + 1), at) : undefined
  if (!found || !first) return found
  // «Bici per le strade bianche», «maglie senza maniche corte»: its last word begins a longer name.
  const last = words.slice(found.to - 1)
  const isNamed = isNamedGood({ found: phraseAt(last.slice(0, 1), 0) })
  if (!isNamed && (phraseAt(last, 0)?.to ?? 0) > 1) return first
  // «Giubbino invernale» is a jacket that has to be for winter.
  const next = phraseAt(words, at + 1)
  const isSame = first.meanings.every(({ id }) => found.meanings.some((one) => one.id === id))
  if (isSame && place.standardTo === found.to && !isDecided(next, place.catalogue)) return first
  // «Non electric mountain bike» excludes the first word alone; «hardtail, no rear shock» has named its thing.
  const isBefore = first.languages.has('en') && first.meanings.some(({ role }) => role === 'type' || role === 'quality')
  return place.isNegated && isBefore && next ? first : found
}

/** Whether a property is the next that is said. */
export function isPropertyAfter(words: readonly Word[], to: number, isStandard: (at: number) => boolean): boolean {
  const next = words.findIndex(({ isStop }, at) => at >= to && !isStop)
  const found = next < 0 ? undefined : phraseAt(words, next)
  return found ? !isThing({ found }) : next >= 0 && isStandard(next)
}

/** A kind of bicycle, before it is a number of gears. */
export const isSingleSpeed = (words: readonly Word[], at: number): boolean =>
  phraseAt(words, at)?.meanings.some(({ id }) => id === 'single speed') === true

const choices = new Set(['o', 'od', 'oppure', 'or'])

/** «Nero o rosso»: whether the word before is the only one since. */
export const isChoice = (words: readonly Word[], at: number, before: Found | undefined): boolean =>
  before?.to === at - 1 && choices.has(words[at - 1]?.text ?? '')
