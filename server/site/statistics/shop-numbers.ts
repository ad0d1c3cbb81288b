import { countProducts } from '#server/catalog/products/admin-product-repository.ts'
import { hasPastOrders, listPastSalesByDay } from '#server/orders/past-orders/past-order-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { AdminStats, Sales } from '#shared/contract/site/admin-stats.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { formatEuroPrefixed, toDecimal } from '#shared/domain/platform/money.ts'
import { countActiveCustomers, countOrders, listSalesByDay, sumSales } from './shop-numbers-repository.ts'

type NumberDeps = Pick<Deps, 'database' | 'clock'>

const activeDays = 90
const dayMs = 86_400_000

/** The four numbers of the dashboard; days and months are the shop's. */
export async function readStats({ database: { db }, clock }: NumberDeps): Promise<AdminStats> {
  const now = clock()
  const today = romeDayOf(now)
  const [products, todayOrders, yesterdayOrders, revenueCents, activeCustomers] = await Promise.all([
    countProducts(db),
    countOrders(db, startOfRomeDay(today), startOfRomeDay(addDays(today, 1))),
    countOrders(db, startOfRomeDay(addDays(today, -1)), startOfRomeDay(today)),
    sumSales(db, startOfRomeDay(`${today.slice(0, 7)}-01`)),
    countActiveCustomers(db, new Date(now.getTime() - activeDays * dayMs)),
  ])
  return {
    totalProducts: products.active,
    inactiveProducts: products.inactive,
    todayOrders,
    yesterdayOrders,
    monthlyRevenue: formatEuroPrefixed(revenueCents),
    activeCustomers,
  }
}

/** @param withPast includes imported sales of the former shop */
export async function readSales(
  { database: { db }, clock }: NumberDeps,
  dayCount: number,
  withPast = false,
): Promise<Sales> {
  const today = romeDayOf(clock())
  const first = addDays(today, 1 - dayCount)
  const from = startOfRomeDay(first)
  const sold = new Map((await listSalesByDay(db, from)).map((row) => [row.day, row]))
  for (const { day, orders, cents } of withPast ? await listPastSalesByDay(db, from) : []) {
    const own = sold.get(day)
    sold.set(day, { day, orders: orders + (own?.orders ?? 0), cents: cents + (own?.cents ?? 0) })
  }
  const days = Array.from({ length: dayCount }, (_, i) => {
    const day = addDays(first, i)
    const { orders = 0, cents = 0 } = sold.get(day) ?? {}
    return { day, orders, total: toDecimal(cents) }
  })
  const total = toDecimal([...sold.values()].reduce((sum, row) => sum + row.cents, 0))
  return { days, total, hasPast: await hasPastOrders(db) }
}
