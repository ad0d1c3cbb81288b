import { type Catalogue, textOf } from '../named-things.ts'
import { phraseAt } from '../phrase-book.ts'
import type { Word } from '../query-words.ts'
import { standardAt } from '../standards.ts'
import { inches, isNamedGood, litres, type Part, valuesOf } from './query-part.ts'

/** «Ruota anteriore», «coppia freni» are names of the thing, and say which one; «per scarpe spd» says what it has to be. */
export function standardsWithin(
  words: readonly Word[],
  from: number,
  to: number,
  isOf: (key: string) => boolean,
): Part[] {
  const places: Part[] = []
  for (let at = from; at < to; at++) {
    const place = standardAt(words.slice(0, to), at, isOf)
    if (!place) continue
    const text = textOf(words, at, place.to)
    places.push({ text, isContext: false, isPurpose: false, isWithin: true, standards: place.standards })
    at = place.to - 1
  }
  return places
}

/** «Center lock»: the name of a standard that ends in a thing's name is no thing, whatever is asked for. */
export function compoundAt(words: readonly Word[], at: number, { has }: Catalogue) {
  const place = standardAt(words, at, (key) => has(`&${key}`))
  const isCompound =
    place && !phraseAt(words, at) && isNamedGood({ found: phraseAt(words.slice(0, place.to), place.to - 1) })
  return isCompound ? place : undefined
}

/** A number of the thing, if there is one; a long one is a code. */
export function numberPart(word: Word, next: Word | undefined, part: Part): Part {
  const unit = next?.text ?? ''
  const isMetric = unit === 'mm' || unit === 'cm'
  const values = valuesOf(Number(word.text), isMetric || litres.has(unit) ? unit : '')
  const isCode = part.item?.role === 'name' && /^\d{4,}$/.test(word.text)
  const number = { values, text: isMetric ? `${word.text} ${unit}` : inches.has(unit) ? `${word.text}"` : word.text }
  return isCode ? part : { ...part, number }
}
