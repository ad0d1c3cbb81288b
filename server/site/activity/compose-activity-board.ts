import type { Catalog } from '#server/catalog/deps/catalog-ports.ts'
import { type CatalogState, slotsOf } from '#server/catalog/product-index/catalog-state.ts'
import { provinceOf } from '#server/pricing/shipping/postal-codes.ts'
import type { ActivityBoard, ActivitySpan } from '#shared/contract/site/activity-board.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { ActivityRow } from './activity-repository.ts'

/** The number of lines of a sheet. */
export const linesOfBoard = 4
const daysOfWeek = 7

/** When the shop's day began, and its last seven days. */
export function spansAt(now: Date): { day: Date; week: Date } {
  const today = romeDayOf(now)
  return { day: startOfRomeDay(today), week: startOfRomeDay(addDays(today, 1 - daysOfWeek)) }
}

/** The board in one language: products by their current names, deleted ones as ordered. */
export async function composeActivityBoard(
  catalog: Catalog,
  rows: readonly ActivityRow[],
  { now, language }: { now: Date; language: Language },
): Promise<ActivityBoard> {
  const of = (sheet: ActivityRow['sheet']) => rows.filter((row) => row.sheet === sheet)
  const nameOf = ({ productId, name }: ActivityRow) => catalog.find(productId, language)?.name ?? name
  const ordered = (some: readonly ActivityRow[]) =>
    Promise.all(
      some.map(async (row) => ({
        name: nameOf(row),
        frameSize: row.size || null,
        province: await provinceOf(row),
      })),
    )
  const bench = of('bench')
  const sent = newest(of('sent'))
  const sold = newest(of('sold'))
  return {
    arrived: arrivedBicycles(catalog.state, now, language),
    bench: bench[0] ? { count: bench[0].inAll, orders: await ordered(bench) } : null,
    sent: sent && { span: sent.span, count: sent.count, orders: await ordered(sent.rows) },
    sold: sold && {
      span: sold.span,
      count: sold.count,
      bicycles: sold.rows.map((row) => ({ name: nameOf(row), day: romeDayOf(new Date(row.atMs)) })),
    },
  }
}

/** Those of the day; where it has none, those of the seven days. */
function newest(rows: readonly ActivityRow[]): { span: ActivitySpan; count: number; rows: ActivityRow[] } | null {
  const [first] = rows
  if (!first) return null
  const { ofDay, inAll } = first
  return ofDay > 0
    ? { span: 'today', count: ofDay, rows: rows.slice(0, ofDay) }
    : { span: 'week', count: inAll, rows: [...rows] }
}

function arrivedBicycles(state: CatalogState, now: Date, language: Language): ActivityBoard['arrived'] {
  const { day, week } = spansAt(now)
  const since = (moment: Date) =>
    (['biciclette', 'bici-usate'] as const)
      .flatMap((shelf) => newSince(slotsOf(state, shelf), state.items, moment))
      .toSorted((a, b) => b.product.createdAt.localeCompare(a.product.createdAt) || b.product.id - a.product.id)
  const today = since(day)
  const found = today.length > 0 ? today : since(week)
  if (found.length === 0) return null
  return {
    span: today.length > 0 ? 'today' : 'week',
    count: found.length,
    bicycles: found.slice(0, linesOfBoard).map((item) => {
      const { slug, name, price } = language === 'en' ? item.english : item.product
      return { slug, name, price }
    }),
  }
}

function newSince(newestFirst: Iterable<number>, items: CatalogState['items'], moment: Date) {
  const found: NonNullable<(typeof items)[number]>[] = []
  for (const slot of newestFirst) {
    const item = items[slot]
    if (!item) continue
    if (item.product.createdAt < moment.toISOString()) break
    if (item.product.stock > 0 && !isCallOnly(item.product)) found.push(item)
  }
  return found
}
