import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'

/** Stores where an order went as the customer's address. A phone number that is there stays. */
export async function keepAddress(
  db: Db,
  customerId: string,
  { phone, ...address }: { address: string; city: string; postalCode: string; phone: string | null },
): Promise<void> {
  await db
    .update(customers)
    .set({ ...address, phone: sql`coalesce(${customers.phone}, ${phone})` })
    .where(eq(customers.id, customerId))
}
