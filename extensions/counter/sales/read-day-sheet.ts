import type { Db } from '#server/platform/database/database.ts'
import { givenBackInShop } from '#shared/domain/orders/given-back-in-shop.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { DaySheet } from '../counter-calls.ts'
import { readCounterSettings } from '../pick-up/pick-up-repository.ts'
import { findDaySheet, listGivenBack, sumRates, sumRefunds, sumSales, sumTenders } from './day-sheet-repository.ts'

export const spanOf = (day: string) => ({ from: startOfRomeDay(day), to: startOfRomeDay(addDays(day, 1)) })

/** What the counter took on a day of Rome's calendar. */
export async function readDaySheet(db: Db, date: string): Promise<DaySheet> {
  const span = spanOf(date)
  const [sales, refunds, backCashCents, byTender, rates, stored, { floatCents }] = await Promise.all([
    sumSales(db, span),
    sumRefunds(db, span),
    cashGivenBack(db, span),
    sumTenders(db, span),
    sumRates(db, span),
    findDaySheet(db, date),
    readCounterSettings(db),
  ])
  const sold = (channel: string) => sales.find((one) => one.channel === channel) ?? { cents: 0, count: 0 }
  const back = (channel: string) => refunds.find((one) => one.channel === channel) ?? { cents: 0 }
  const cash = byTender.find(({ tender }) => tender === 'cash')?.cents ?? 0
  const expectedCents = floatCents + cash - backCashCents
  return {
    date,
    sales: toDecimal(sold('counter').cents),
    count: sold('counter').count,
    refunds: toDecimal(back('counter').cents),
    byTender: byTender.map(({ tender, cents, count }) => ({ tender, amount: toDecimal(cents), count })),
    byVatRate: rates.map(({ rate, grossCents, netCents, vatCents }) => ({
      ...{ vatRate: rate, gross: toDecimal(grossCents), net: toDecimal(netCents), vat: toDecimal(vatCents) },
    })),
    distance: {
      sales: toDecimal(sold('distance').cents),
      refunds: toDecimal(back('distance').cents),
      count: sold('distance').count,
    },
    float: toDecimal(floatCents),
    refundedCash: toDecimal(backCashCents),
    expectedCash: toDecimal(expectedCents),
    countedCash: stored ? toDecimal(stored.countedCents) : null,
    difference: stored ? toDecimal(stored.countedCents - expectedCents) : null,
    note: stored?.note ?? null,
  }
}

/** Out of the till on the day, of whatever channel the order is now. */
async function cashGivenBack(db: Db, span: ReturnType<typeof spanOf>): Promise<number> {
  const byOrder = Map.groupBy(await listGivenBack(db, span), ({ orderId }) => orderId)
  let sum = 0
  for (const refunds of byOrder.values()) {
    const [{ cashCents, terminalCents } = { cashCents: 0, terminalCents: 0 }] = refunds
    const ways = givenBackInShop(
      { cashCents, terminalCents },
      refunds.map(({ cents }) => cents),
    )
    for (const [i, { isOfDay }] of refunds.entries()) if (isOfDay) sum += ways[i]?.cashCents ?? 0
  }
  return sum
}
