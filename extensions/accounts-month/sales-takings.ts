import type { Db } from '#server/platform/database/database.ts'
import { paidByText } from '#shared/domain/orders/payments/payment-words.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import type { SalesTakings } from './accounts-calls.ts'
import type { Days } from './accounts-repository.ts'
import { comma } from './accounts-words.ts'
import { readBreakdown } from './goods-margin.ts'
import { listPaidMoney, listRefundedMoney, type Moved } from './sales-repository.ts'
import { readNetVat } from './takings.ts'

const sumOf = (rows: readonly Moved[], of: 'count' | 'cents') => rows.reduce((sum, row) => sum + row[of], 0)

/** The part by gift cards as a way of its own. */
function ways(rows: readonly Moved[]): Moved[] {
  return rows.flatMap((row) => [
    ...(row.method === 'gift_card' ? [] : [row]),
    ...(row.giftCount === 0
      ? []
      : [{ ...row, method: 'gift_card' as const, instrument: null, count: row.giftCount, cents: row.giftCents }]),
  ])
}
const isMoney = ({ method }: Moved) => method !== 'gift_card'

function* daysOf({ from, to }: Days) {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day
}

async function readWays(db: Db, days: Days) {
  const [paid, back] = [await listPaidMoney(db, days), await listRefundedMoney(db, days)]
  return { paid, paidWays: ways(paid), backWays: ways(back), refunds: sumOf(back, 'count') }
}

/** Money that came in and went back; a gift card is money where it is bought, and none where it is spent. */
export async function readSalesTakings(db: Db, days: Days): Promise<SalesTakings> {
  const { paid, paidWays, backWays, refunds } = await readWays(db, days)
  const [moneyIn, moneyOut] = [paidWays.filter(isMoney), backWays.filter(isMoney)]
  const onDay = (rows: readonly Moved[], of: 'count' | 'cents') => {
    const byDay = Map.groupBy(rows, ({ day }) => day)
    return (day: string) => sumOf(byDay.get(day) ?? [], of)
  }
  const [ordersOn, grossOn, refundedOn] = [onDay(paid, 'count'), onDay(moneyIn, 'cents'), onDay(moneyOut, 'cents')]
  const wayOf = ({ method, instrument }: Moved) => `${method} ${instrument ?? ''}`
  const goods = await readBreakdown(db, 'channel', days)
  const piecesOf = (of: 'pieces' | 'knownPieces') => goods.reduce((sum, row) => sum + row[of], 0)
  return {
    days: [...daysOf(days)].map((date) => ({
      date,
      orders: ordersOn(date),
      gross: toDecimal(grossOn(date)),
      refunded: toDecimal(refundedOn(date)),
    })),
    ways: [...Map.groupBy([...paidWays, ...backWays], wayOf)]
      .map(([way, rows]) => ({
        method: rows[0]?.method ?? 'bank',
        instrument: rows[0]?.instrument ?? null,
        orders: sumOf(
          paidWays.filter((row) => wayOf(row) === way),
          'count',
        ),
        gross: sumOf(
          paidWays.filter((row) => wayOf(row) === way),
          'cents',
        ),
        refunded: toDecimal(
          sumOf(
            backWays.filter((row) => wayOf(row) === way),
            'cents',
          ),
        ),
      }))
      .toSorted((a, b) => b.gross - a.gross)
      .map((row) => ({ ...row, gross: toDecimal(row.gross) })),
    rates: await readNetVat(db, days),
    orders: sumOf(paid, 'count'),
    gross: toDecimal(sumOf(moneyIn, 'cents')),
    refunds,
    refunded: toDecimal(sumOf(moneyOut, 'cents')),
    margin: toDecimal(goods.reduce((sum, { margin }) => sum + centsOf(margin), 0)),
    pieces: piecesOf('pieces'),
    knownPieces: piecesOf('knownPieces'),
  }
}

export const takingsCsvHeader = ['Giorno', 'Modo', 'Ordini', 'Incassato', 'Restituito']

/** A row for each day and way of paying. */
export async function takingsCsvRows(db: Db, days: Days): Promise<string[][]> {
  const { paidWays, backWays } = await readWays(db, days)
  const keyOf = (row: Moved) => `${row.day} ${paidByText({ paymentMethod: row.method, instrument: row.instrument })}`
  const keys = [...new Set([...paidWays, ...backWays].map(keyOf))].sort()
  const of = (rows: readonly Moved[], key: string) => rows.filter((row) => keyOf(row) === key)
  return keys.map((key) => [
    ...[key.slice(0, 10), key.slice(11), String(sumOf(of(paidWays, key), 'count'))],
    ...[comma(toDecimal(sumOf(of(paidWays, key), 'cents'))), comma(toDecimal(sumOf(of(backWays, key), 'cents')))],
  ])
}
