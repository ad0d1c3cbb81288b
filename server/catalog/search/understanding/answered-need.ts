import type { Need } from '../customer-needs.ts'
import { type Catalogue, importances, textOf } from '../named-things.ts'
import type { Meaning } from '../phrase-book.ts'
import type { Condition, Understood } from '../query-items.ts'
import { type Word, wordsIn } from '../query-words.ts'
import { isThing, type Part, type PartsRead, places } from './query-part.ts'
import { isBike, isGood, isType, item } from './requested-thing.ts'

export const withoutWords = (words: readonly Word[], need: Need) => words.filter(({ text }) => !need.words.has(text))

/** «Bici da …» and «una bici …» ask for one, «la mia bici …» speaks of one. */
const unnamed = new Set(['un', 'una', 'che', 'quale'])

/** Whether a thing is asked for by its name, and not only spoken of: of the need's words at least one is no part of it. */
export function isThingAsked(
  words: readonly Word[],
  parts: readonly Part[],
  need: Need,
  catalogue: Catalogue,
): boolean {
  // «Mi cambiate la catena» asks for no chain.
  if (need.asks.every(({ products }) => products === '')) return false
  const isOfNeed = ({ text }: Word) => need.words.has(text)
  const at = words.findIndex(({ isStop }) => !isStop)
  const isBikeFirst = at === 0 || unnamed.has(words[at - 1]?.text ?? '')
  const isFirst = ({ text }: Part) => textOf(words, at, words.length).startsWith(text)
  const isOfTypes = need.asks.every(({ role }) => role === 'type')
  const [only] = parts
  if (isBikeFirst && only && isBike(only) && isFirst(only) && need.asks.every(({ role }) => role === 'good'))
    return true
  // «Porta pacchi posteriore» is a thing.
  const asked = textOf(words, 0, words.length)
  // "Rear wheel sprays mud" says more of the need.
  const isSaid = words.filter((word) => isOfNeed(word) && only?.text.includes(word.text) !== true).length > 1
  if (
    only &&
    isGood(only) &&
    (only.text === asked || (!isSaid && only.text.includes(' ') && asked.startsWith(only.text)))
  )
    return true
  const wanted = parts.filter((part) => part.isAsked && isThing(part))
  return (wanted.length > 0 ? wanted : parts).some((part) => {
    if (part.isWhere && !isBike(part) && wanted.length === 0) return false
    const own = wordsIn(part.text).filter(({ text, isStop }) => !isStop || (text.length > 3 && !places.test(text)))
    // A need of a bicycle leaves the kind that is named: «bici elettrica per anziano».
    if (isType(part) && isOfTypes) return own.some((word) => !isOfNeed(word))
    if (isBike(part) || isType(part)) return isType(part) && !own.some(isOfNeed)
    return isGood(part) && !part.isContext && !own.every(isOfNeed) && !isWider(own, need, catalogue)
  })
}

/** «Borsa per portare la bici in aereo»: what helps is a sort of the named thing. */
const isWider = (own: readonly Word[], { asks }: Need, { hasThing }: Catalogue) =>
  asks.some(
    ({ id, it, en }) =>
      !hasThing(id) &&
      `${it}, ${en}`.split(', ').some((name) => name.includes(' ') && wordsIn(name)[0]?.stem === own[0]?.stem),
  )

/** What helps is asked for; of the other words only makers and conditions count. */
export function needed(
  asks: readonly Meaning[],
  { parts, conditions, unknown, order }: PartsRead,
  quantities: readonly Condition[],
  catalogue: Catalogue,
  named: ReadonlySet<string> = new Set(),
): Understood {
  const qualities = asks.filter(({ role }) => role === 'quality')
  // «Si è allungata la catena»: what is named helps first, then in the order of the need.
  const sold = asks
    .filter((one) => !qualities.includes(one) && catalogue.hasThing(one.id, one.role === 'type'))
    .toSorted((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)))
  const [first] = asks
  const quality = qualities.map((one) => item('context', [one], importances.context, ''))
  const names = parts.flatMap(({ item: named }) => (named?.role === 'name' ? [named] : []))
  const said = [...quantities, ...conditions.filter(({ kind }) => kind !== 'not')]
  if (order) said.push({ kind: 'sort', order })
  // One of several kinds of goods is a guess.
  const isOneKind = asks.length === 1 || asks.some(({ id }) => named.has(id))
  const isWhole = isOneKind && unknown.length === 0 && parts.every(({ found }) => found !== undefined)
  return {
    items: sold.length > 0 ? [item('head', sold, importances.head, '', 0.1), ...names, ...quality] : [],
    conditions: [{ kind: 'kind', ids: (sold.length > 0 ? sold : asks).slice(0, 1).map(({ id }) => id) }, ...said],
    unknown: [],
    unread: unknown,
    isPartial: !isWhole,
    isElsewhere: false,
    notSold: sold.length > 0 ? undefined : first?.id,
    order,
  }
}
