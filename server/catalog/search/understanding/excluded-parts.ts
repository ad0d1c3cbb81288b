import { termOfMeaning } from '../meaning-index.ts'
import { gearing, isBicycle, type Part, type PartsRead } from './query-part.ts'

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
  const meant = [...standards.map(({ term }) => term), ...(found?.meanings.map(({ id }) => termOfMeaning(id)) ?? [])]
  const terms = item?.terms.map(({ term }) => term) ?? meant
  if (terms.length > 0) conditions.push({ kind: 'not', terms, text })
  else unknown.push(own)
}
