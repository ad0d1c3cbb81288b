import type { Db } from '#server/platform/database/database.ts'
import { taxableOf, vatRates } from '#shared/domain/platform/goods/vat.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type Breakdown, type BreakdownRow, isGoodsKey } from './accounts-calls.ts'
import { type Days, listKeptGoods, listMarginLines, listStock } from './accounts-repository.ts'

/** Without tax: of margin goods the tax is in the margin alone. */
function netOf(vatClass: keyof typeof vatRates, grossCents: number, costCents: number) {
  const rate = vatRates[vatClass]
  if (rate !== null) return taxableOf(grossCents, rate)
  const margin = grossCents - costCents
  return margin > 0 ? costCents + taxableOf(margin, vatRates.standard ?? 0) : grossCents
}

export async function readBreakdown(db: Db, by: Breakdown, days: Days): Promise<BreakdownRow[]> {
  const byKey = Map.groupBy(await listKeptGoods(db, by, days), ({ key }) => key)
  const stock = new Map(isGoodsKey(by) ? (await listStock(db, by)).map(({ key, pieces }) => [key, pieces]) : [])
  const rows = [...byKey].map(([key, goods]) => {
    const sum = (of: (one: (typeof goods)[number]) => number) => goods.reduce((all, one) => all + of(one), 0)
    const costCents = sum((one) => one.costCents)
    const knownNet = sum(({ vatClass, knownGrossCents, costCents: cost }) => netOf(vatClass, knownGrossCents, cost))
    const restNet = sum(({ vatClass, grossCents, knownGrossCents }) =>
      vatRates[vatClass] === null
        ? grossCents - knownGrossCents
        : taxableOf(grossCents - knownGrossCents, vatRates[vatClass]),
    )
    return {
      key,
      name: goods[0]?.name ?? '',
      pieces: sum(({ pieces }) => pieces),
      gross: toDecimal(sum(({ grossCents }) => grossCents)),
      net: toDecimal(knownNet + restNet),
      cost: toDecimal(costCents),
      margin: toDecimal(knownNet - costCents),
      knownPieces: sum(({ knownPieces }) => knownPieces),
      stock: isGoodsKey(by) ? (stock.get(key) ?? 0) : null,
    }
  })
  return by === 'day' ? rows : rows.toSorted((a, b) => Number(b.gross) - Number(a.gross))
}

/** The register of margin goods (art. 38 D.L. 41/1995): of each sale its cost and its margin, where the cost is known. */
export async function readMarginRegister(db: Db, days: Days) {
  return (await listMarginLines(db, days)).map(({ day, priceCents, costCents, ...line }) => {
    const cost = costCents === null ? null : costCents * line.quantity
    return {
      ...line,
      date: day,
      price: toDecimal(priceCents),
      cost: cost === null ? null : toDecimal(cost),
      margin: cost === null ? null : toDecimal(priceCents - cost),
    }
  })
}
