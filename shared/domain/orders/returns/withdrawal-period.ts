import { addDays, isWorkingDay } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { legalWithdrawalDays, refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'

type ReturnPhase = 'open' | 'withdrawal' | 'voluntary_return' | 'ended'

interface ReturnPeriods {
  phase: ReturnPhase
  /** Last day of the legal withdrawal in Europe/Rome; null before delivery. */
  withdrawalLastDay: string | null
  /** Last day of the shop's own free return; null before delivery. */
  returnLastDay: string | null
}

/** The day of the event does not count; a last day without work gives way to the next working day (rule 447). */
export function lastDayAfter(event: Date, days: number): string {
  let day = addDays(romeDayOf(event), days)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/**
 * The period of a moment for a delivery at `deliveredAt` (the last parcel). Before delivery, or without a known date,
 * the period has not begun and everything is open (rule 447). A period ends with its last day in Europe/Rome.
 * `returnDays` is the shop's own promise, at least 14.
 */
export function returnPeriods(deliveredAt: Date | null, returnDays: number, moment: Date): ReturnPeriods {
  if (deliveredAt === null) return { phase: 'open', withdrawalLastDay: null, returnLastDay: null }
  const withdrawalLastDay = lastDayAfter(deliveredAt, legalWithdrawalDays)
  const returnLastDay = lastDayAfter(deliveredAt, returnDays)
  const today = romeDayOf(moment)
  const phase = today <= withdrawalLastDay ? 'withdrawal' : today <= returnLastDay ? 'voluntary_return' : 'ended'
  return { phase, withdrawalLastDay, returnLastDay }
}

/** The deadline of the refund: the end of the 14th day after the statement (rule 449). */
export function refundDueAt(statementAt: Date): Date {
  return startOfRomeDay(addDays(romeDayOf(statementAt), refundDays + 1))
}
