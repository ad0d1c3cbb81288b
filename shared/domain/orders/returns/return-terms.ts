import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { legalWithdrawalDays, refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { type ReturnKind, returnKinds } from '#shared/domain/platform/states/after-sales-states.ts'
import { lastDayAfter, returnPeriods } from './withdrawal-period.ts'

/** Days from delivery in which damage on the way can be claimed. */
const damageDays = 30

/** Days of reservation after the deadline for sending the item. */
const holdDaysMore = 4

/** Days before the money has to be back in which its return is red on the dashboard. */
export const urgentDays = 3

interface SoldPiece {
  /** It has left, as far as the shop knows. */
  isSent: boolean
  deliveredAt: Date | null
  /** The shop's own return period in days. */
  returnDays: number
  /** Months of its legal guarantee. */
  guaranteeMonths: number
  /** What is bought in the shop can be withdrawn from by no law (art. 52 Cod. cons.). */
  isDistance: boolean
}

export interface KindTerm {
  kind: ReturnKind
  /** Null before delivery: no limit. */
  lastDay: string | null
  /** The term is over: the shop may do it, and decides. */
  isCourtesy: boolean
}

/**
 * The possible kinds of return on a day, each with its last day (rule 592). Past its term a kind is a courtesy; the
 * legal withdrawal is then replaced by the shop's own return.
 */
export function kindsOf(
  { isSent, deliveredAt, returnDays, guaranteeMonths, isDistance }: SoldPiece,
  now: Date,
): KindTerm[] {
  const { phase, withdrawalLastDay, returnLastDay } = returnPeriods(deliveredAt, returnDays, now)
  const today = romeDayOf(now)
  const lastDays: Record<ReturnKind, string | null> = {
    withdrawal: withdrawalLastDay,
    shop_return: returnLastDay,
    guarantee: deliveredAt && monthsAfter(romeDayOf(deliveredAt), guaranteeMonths),
    transport_damage: deliveredAt && lastDayAfter(deliveredAt, damageDays),
  }
  const isOffered: Record<ReturnKind, boolean> = {
    withdrawal: isDistance && (phase === 'open' || phase === 'withdrawal'),
    shop_return: deliveredAt !== null,
    guarantee: deliveredAt !== null,
    transport_damage: isSent || deliveredAt !== null,
  }
  return returnKinds
    .filter((kind) => isOffered[kind])
    .map((kind) => {
      const lastDay = lastDays[kind]
      return { kind, lastDay, isCourtesy: lastDay !== null && today > lastDay }
    })
}

/** The same day some months later; the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return moved.toISOString().slice(0, 10)
}

/** Days that follow from a return that is opened now (rule 449, decision 0040). */
export function daysFrom(now: Date): { sendByDay: string; heldUntilDay: string; refundDueDay: string } {
  const sendByDay = lastDayAfter(now, legalWithdrawalDays)
  return {
    sendByDay,
    heldUntilDay: addDays(sendByDay, holdDaysMore),
    refundDueDay: addDays(romeDayOf(now), refundDays),
  }
}
