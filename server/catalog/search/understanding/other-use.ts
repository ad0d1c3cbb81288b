import type { Item } from '../query-items.ts'
import { type Word, wordsIn } from '../query-words.ts'
import vocabulary from '../search-vocabulary.json' with { type: 'json' }
import type { Part } from './query-part.ts'
import { isBike, isGood, isType } from './requested-thing.ts'

/** The kind that is not sold, where a thing is asked for something else than cycling. */
export const otherUseKind = 'other use'
const otherUses = new Set(vocabulary.otherUses.split(', '))
const usedFor = new Set(['per', 'da', 'di', 'for'])
/** «In auto» is where a bicycle goes. */
const usedBy = new Set(['in', 'on'])
const articles = new Set('il lo la l i gli le un una mio mia miei mie the a my'.split(' '))

/** «Pedale per chitarra», «guanti invernali moto», "fishing vest": for something else than cycling. */
export function otherUse(words: readonly Word[], parts: readonly Part[], items: readonly Item[]): string | undefined {
  const [head] = items.filter(({ role, text }) => role === 'head' && text !== '')
  if (!head || items.some(({ role }) => role === 'type')) return undefined
  const textsOf = (text: string) => wordsIn(text).map((one) => one.text)
  const ofHead = new Set(textsOf(head.text))
  // «Valvola auto» is the name of a valve.
  const named = new Set(parts.map(({ text }) => textsOf(text)).flatMap((own) => (own.length > 1 ? own : [])))
  const isUse = ({ text }: Word, at: number) => {
    if (!otherUses.has(text) || ofHead.has(text) || named.has(text)) return false
    const before = words.slice(0, at).findLast((one) => !articles.has(one.text))?.text ?? ''
    if (usedFor.has(before)) return true
    return !usedBy.has(before) && (ofHead.has(words[at + 1]?.text ?? '') || isBehind(words, at, ofHead))
  }
  return words.some(isUse) ? otherUseKind : undefined
}

/** With no more than adjectives between: «guanti da donna moto». */
function isBehind(words: readonly Word[], at: number, ofHead: ReadonlySet<string>): boolean {
  const from = words.slice(0, at).findLastIndex(({ text }) => ofHead.has(text))
  return from >= 0 && words.slice(from, at).every(({ isStop, text }) => !isStop || text === 'da')
}

/** «Mutandoni da bici»: an unknown thing for a bicycle is no bicycle. */
export function isForBicycle(words: readonly Word[], parts: readonly Part[], unknown: readonly string[]): boolean {
  const things = parts.filter((part) => isGood(part) || isType(part))
  const first = words.find(({ isStop }) => !isStop)?.text ?? ''
  const [bike, ...others] = things
  if (!bike || others.length > 0 || !isBike(bike) || !unknown.includes(first)) return false
  const at = words.findIndex(({ text }) => bike.text.startsWith(text))
  return usedFor.has(words[at - 1]?.text ?? '')
}
