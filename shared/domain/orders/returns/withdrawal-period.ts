import { legalWithdrawalDays, refundDays } from '#shared/domain/orders/consumer-rights.ts'
import { addDays, isWorkingDay } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'

export type ReturnPhase = 'open' | 'withdrawal' | 'voluntary_return' | 'ended'

export interface ReturnPeriods {
  phase: ReturnPhase
  /** Last day of the legal withdrawal on the shop's calendar; null while the goods are not delivered. */
  withdrawalLastDay: string | null
  /** Last day of the shop's own free return; null while the goods are not delivered. */
  returnLastDay: string | null
}

/** The day of the event does not count; a last day without work gives way to the next working day (rule 447). */
export function lastDayAfter(event: Date, days: number): string {
  let day = addDays(romeDayOf(event), days)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/**
 * In which period a moment falls for goods delivered at `deliveredAt` (the last parcel). Not delivered, or not known:
 * the period has not begun and everything is open (rule 447). A period ends with its last day's last hour in
 * Rome. `returnDays` is what the shop promises of its own, 14 at least (rule 356).
 */
export function returnPeriods(deliveredAt: Date | null, returnDays: number, moment: Date): ReturnPeriods {
  if (deliveredAt === null) return { phase: 'open', withdrawalLastDay: null, returnLastDay: null }
  const withdrawalLastDay = lastDayAfter(deliveredAt, legalWithdrawalDays)
  const returnLastDay = lastDayAfter(deliveredAt, returnDays)
  const today = romeDayOf(moment)
  const phase = today <= withdrawalLastDay ? 'withdrawal' : today <= returnLastDay ? 'voluntary_return' : 'ended'
  return { phase, withdrawalLastDay, returnLastDay }
}

/** Until when the money has to be back: the end of the 14th day after the statement, never later (rule 449). */
export function refundDueAt(statementAt: Date): Date {
  return startOfRomeDay(addDays(romeDayOf(statementAt), refundDays + 1))
}
