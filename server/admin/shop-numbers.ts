import { countProducts } from '#server/catalog/admin-product-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminStats, Sales } from '#shared/contract/admin-stats.ts'
import { addDays } from '#shared/domain/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/hours/rome-time.ts'
import { formatEuroPrefixed, toDecimal } from '#shared/domain/money.ts'
import { countActiveCustomers, countOrders, listSalesByDay, sumSales } from './shop-numbers-repository.ts'

type NumberDeps = Pick<Deps, 'database' | 'clock'>

const activeDays = 90
const dayMs = 86_400_000

/** The four numbers of the dashboard; days and months are the shop's (rules 112 to 115). */
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

export async function readSales({ database: { db }, clock }: NumberDeps, dayCount: number): Promise<Sales> {
  const today = romeDayOf(clock())
  const first = addDays(today, 1 - dayCount)
  const sold = new Map((await listSalesByDay(db, startOfRomeDay(first))).map((row) => [row.day, row]))
  const days = Array.from({ length: dayCount }, (_, i) => {
    const day = addDays(first, i)
    const { orders = 0, cents = 0 } = sold.get(day) ?? {}
    return { day, orders, total: toDecimal(cents) }
  })
  return { days, total: toDecimal([...sold.values()].reduce((sum, row) => sum + row.cents, 0)) }
}
