import { CircleCheck, CircleX, Hourglass, type LucideIcon, PackageCheck, RotateCcw } from 'lucide-react'
import type { OrderReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { shopDate } from '#web/i18n/shop-dates.ts'
import type { ReturnTexts } from './return-texts.ts'
import type { ReturnWay } from './return-ways.ts'

/** The words that it was asked for with: an exchange within the shop's own term is no return of money. */
export function wayOf({ kind, outcome }: Pick<OrderReturn, 'kind' | 'outcome'>): ReturnWay {
  return kind === 'shop_return' && outcome === 'exchange' ? 'exchange' : kind
}

interface Sign {
  label: string
  tone: 'ok' | 'amber' | 'red' | 'plain'
  icon: LucideIcon
}

export function signOf({ state, isCourtesy }: OrderReturn, t: ReturnTexts): Sign {
  if (state === 'announced' && isCourtesy) return { label: t.list.state.courtesy, tone: 'amber', icon: Hourglass }
  const label = t.list.state[state]
  if (state === 'announced') return { label, tone: 'amber', icon: Hourglass }
  if (state === 'received') return { label, tone: 'amber', icon: PackageCheck }
  if (state === 'settled') return { label, tone: 'ok', icon: CircleCheck }
  return { label, tone: state === 'refused' ? 'red' : 'plain', icon: state === 'refused' ? CircleX : RotateCcw }
}

export const titleOf = (one: OrderReturn, t: ReturnTexts): string =>
  wayOf(one) === 'exchange' ? t.list.exchange : t.list.kind[one.kind]

/** The size of the replacement; undefined without one. */
export const newSize = ({ lines }: OrderReturn) =>
  lines.map(({ exchangeSize }) => exchangeSize).find((size) => size !== null)

/** The state, the customer's next step, and the deadline of refund or replacement. */
export function standOf(one: OrderReturn, t: ReturnTexts, language: Language, isSent: boolean): string[] {
  const day = (on: string) => shopDate(on, language, 'promise')
  const amount = formatEuro(centsOf(one.amount), language)
  if (one.state === 'refused') return one.refusedReason ? [t.list.refused(one.refusedReason)] : []
  if (one.state === 'cancelled') return []
  // Refunds and replacements are shown at their items.
  if (one.state === 'settled') return []
  const isMoney = one.outcome === 'refund'
  const words: string[] = []
  if (one.state === 'announced' && !one.isCourtesy)
    words.push(isSent ? t.list.sendBy(day(one.sendByDay)) : t.list.notSent)
  if (isMoney) words.push(one.refundDueDay ? t.list.moneyBy(amount, day(one.refundDueDay)) : t.list.moneyAfter(amount))
  else if (one.outcome === 'exchange') words.push(heldWords(one, t, day))
  else if (one.state === 'received') words.push(t.list.repairSoon)
  return words
}

function heldWords(one: OrderReturn, t: ReturnTexts, day: (on: string) => string): string {
  const size = newSize(one)
  const until = one.state === 'announced' && one.heldUntilDay ? day(one.heldUntilDay) : undefined
  if (until) return size ? t.list.sizeHeld(size, until) : t.list.pieceHeld(until)
  return size ? t.list.sizeSoon(size) : t.list.pieceSoon
}
