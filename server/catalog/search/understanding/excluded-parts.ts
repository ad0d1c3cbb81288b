import { termOfMeaning } from '../meaning-index.ts'
import { type Found, phraseAt } from '../phrase-book.ts'
import { type Word, wordsIn } from '../query-words.ts'
import { type Standard, standardsWith } from '../standards.ts'
import { gearing, isBicycle, isThing, type Part, type PartsRead } from './query-part.ts'

/** @param text what the customer said, with its negation */
export function exclude({ conditions, unknown, parts }: PartsRead, part: Part, text: string): void {
  const { found, item, standards = [], text: own } = part
  // «Senza rapporti», «che non ha il cambio».
  if (gearing.has(own) && parts.some(isBicycle)) {
    conditions.push({ kind: 'speeds', gears: 1 })
    return
  }
  const condition = found?.meanings.find(({ role }) => role === 'condition')
  if (condition) {
    conditions.push({ kind: 'condition', id: condition.id === 'used' ? 'new' : 'used' })
    return
  }
  const wider = parts.some(isThing) ? undefined : widerOf(part)
  // «Casco, integrale no» asks for another helmet.
  if (wider) parts.push({ ...part, found: wider, text: wider.meanings[0]?.id ?? '' })
  // «Manubrio tranne piega corsa»: the thing itself is asked for.
  const asked = new Set(parts.flatMap((one) => one.found?.meanings.map(({ id }) => id) ?? []))
  const excluded = found?.meanings.filter(({ id }) => !asked.has(id)) ?? []
  const meant = [...standards.map(({ term }) => term), ...excluded.map(({ id }) => termOfMeaning(id))]
  // «Motore centrale, non al mozzo» is about motors.
  const beside = siblings(parts.at(-1)?.standards ?? [], wordsIn(own))
  const terms = beside.length > 0 ? beside : (item?.terms.map(({ term }) => term) ?? meant)
  if (terms.length > 0) conditions.push({ kind: 'not', terms, text })
  else unknown.push(own)
}

/** Of a sort that is named with its thing, «full face helmet», the thing. */
function widerOf({ found, text }: Part): Found | undefined {
  const wider = new Set(found?.meanings.flatMap(({ isA = [] }) => isA))
  const words = wordsIn(text)
  return words
    .flatMap((_, at) => phraseAt(words.slice(0, at + 1), at) ?? [])
    .find(({ meanings }) => meanings.some(({ id }) => wider.has(id)))
}

/** Of the same facts the other values that the words name. */
function siblings(asked: readonly Standard[], words: readonly Word[]): string[] {
  const [word, ...others] = words.filter(({ isStop }) => !isStop)
  if (!word || others.length > 0) return []
  const found = asked.flatMap(({ key }) => standardsWith(word.stem, key))
  return found.flatMap(({ term }) => (asked.some((one) => one.term === term) ? [] : [term]))
}
