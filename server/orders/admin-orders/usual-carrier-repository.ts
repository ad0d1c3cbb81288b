import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'

const email = sql<string>`lower(${orders.customerEmail})`
const isBrought = and(isNotNull(orders.carrier), isNotNull(orders.shippedAt))

/** The carrier of each customer's last order, else of the shop's. */
export async function findUsualCarriers(
  db: Db,
  leaving: readonly Pick<StoredOrder, 'customerEmail'>[],
): Promise<(order: Pick<StoredOrder, 'customerEmail'>) => Carrier | null> {
  if (leaving.length === 0) return () => null
  const emails = leaving.map(({ customerEmail }) => customerEmail.toLowerCase())
  const [own, [last]] = await Promise.all([
    db
      .selectDistinctOn([email], { email, carrier: orders.carrier })
      .from(orders)
      .where(and(inArray(email, emails), isBrought))
      .orderBy(email, desc(orders.shippedAt)),
    db.select({ carrier: orders.carrier }).from(orders).where(isBrought).orderBy(desc(orders.shippedAt)).limit(1),
  ])
  const ofCustomer = new Map(own.map((row) => [row.email, row.carrier]))
  return ({ customerEmail }) => ofCustomer.get(customerEmail.toLowerCase()) ?? last?.carrier ?? null
}
