import { readTaxedRefunds } from '#server/orders/refunds/refund-view.ts'
import type { Db } from '#server/platform/database/database.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type Channel, channels, type Takings, type TaxRow } from './accounts-calls.ts'
import { type Days, listPaidVat, listSentRefunds, type TaxedDay } from './accounts-repository.ts'

/** From the first day of a month, "2026-02", to its last. */
export function daysOfMonth(month: string): Days {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

/** What went back in these days, with the tax that each refund takes back. */
async function readRefundedVat(db: Db, days: Days): Promise<TaxedDay[]> {
  const sent = await listSentRefunds(db, days)
  const rows: TaxedDay[] = []
  for (const [orderId, ofOrder] of Map.groupBy(sent, (one) => one.orderId)) {
    const taxed = new Map((await readTaxedRefunds(db, orderId)).map(({ refund, vat }) => [refund.id, vat]))
    for (const { id, day, channel } of ofOrder)
      for (const amount of taxed.get(id) ?? []) rows.push({ ...amount, day, channel })
  }
  return rows
}

const isSale = ({ vatClass }: TaxedDay) => vatClass !== 'voucher'
const sumOf = (rows: readonly TaxedDay[], of: 'grossCents' | 'taxableCents' | 'taxCents') =>
  rows.reduce((sum, row) => sum + row[of], 0)

const sumsOf = (sold: readonly TaxedDay[], back: readonly TaxedDay[]) => ({
  gross: toDecimal(sumOf(sold, 'grossCents') - sumOf(back, 'grossCents')),
  net: toDecimal(sumOf(sold, 'taxableCents') - sumOf(back, 'taxableCents')),
  vat: toDecimal(sumOf(sold, 'taxCents') - sumOf(back, 'taxCents')),
})

/** Highest rate first, the margin scheme last. */
const byRate = (rows: readonly TaxedDay[]): TaxRow[] =>
  [...Map.groupBy(rows, ({ rate }) => rate)]
    .toSorted(([a], [b]) => (b ?? -1) - (a ?? -1))
    .map(([vatRate, of]) => ({ vatRate, ...sumsOf(of, []) }))

const ofChannel = (sold: readonly TaxedDay[], back: readonly TaxedDay[], channel: Channel) => ({
  channel,
  rows: byRate(sold.filter((row) => row.channel === channel)),
  refunds: byRate(back.filter((row) => row.channel === channel)),
})

/** What was sold in these days less what went back, by rate. */
export async function readNetVat(db: Db, days: Days): Promise<TaxRow[]> {
  const sold = (await listPaidVat(db, days)).filter(isSale)
  const back = (await readRefundedVat(db, days)).filter(isSale)
  return byRate([...sold, ...back]).map(({ vatRate }) => ({
    vatRate,
    ...sumsOf(
      sold.filter(({ rate }) => rate === vatRate),
      back.filter(({ rate }) => rate === vatRate),
    ),
  }))
}

/** By day of payment, refunds by the day they are sent; a gift card counts where it is spent, not where it is bought. */
export async function readTakings(db: Db, month: string): Promise<Takings> {
  const days = daysOfMonth(month)
  const paid = await listPaidVat(db, days)
  const refunded = await readRefundedVat(db, days)
  const sold = paid.filter(isSale)
  const back = refunded.filter(isSale)
  const dates = [...new Set([...sold, ...back].map(({ day }) => day))].sort()
  const hasSome = ({ rows, refunds }: { rows: unknown[]; refunds: unknown[] }) => rows.length + refunds.length > 0
  const cards = (rows: readonly TaxedDay[]) =>
    sumOf(
      rows.filter((row) => !isSale(row)),
      'grossCents',
    )
  return {
    days: dates.flatMap((date) => {
      const on = (rows: readonly TaxedDay[]) => rows.filter(({ day }) => day === date)
      return channels.map((channel) => ({ date, ...ofChannel(on(sold), on(back), channel) })).filter(hasSome)
    }),
    totals: {
      ...sumsOf(sold, back),
      channels: channels
        .map((channel) => ({
          ...ofChannel(sold, back, channel),
          ...sumsOf(
            sold.filter((row) => row.channel === channel),
            back.filter((row) => row.channel === channel),
          ),
        }))
        .filter(hasSome),
      giftCards: toDecimal(cards(paid) - cards(refunded)),
    },
  }
}
