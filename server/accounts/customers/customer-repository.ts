import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { linkPastOrders } from '#server/orders/past-orders/past-order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { spellingsOf } from '#shared/domain/platform/email-address.ts'
import type { Language } from '#shared/domain/platform/language.ts'

export type CustomerRow = typeof customers.$inferSelect

interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  address: string | null
  city: string | null
  postalCode: string | null
  passwordHash: string
  language: Language
  createdAt: Date
}

/** The editable fields of a profile; undefined leaves a field unchanged. */
interface CustomerChange {
  email?: string
  firstName?: string
  lastName?: string
  phone?: string | null | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
  emailNotifications?: boolean
  emailVerifiedAt?: Date | null
  passwordHash?: string
  language?: Language
  lastLoginAt?: Date
}

// Compared by the database on both sides, so that no two of its ideas of lower case can differ.
const hasEmail = (email: string) =>
  inArray(
    sql`lower(${customers.email})`,
    spellingsOf(email).map((one) => sql`lower(${one})`),
  )

export async function findCustomerByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(hasEmail(email))
  return row
}

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row
}

/** @returns undefined when the e-mail has an account already */
export async function insertCustomer(tx: Db, customer: NewCustomer): Promise<CustomerRow | undefined> {
  if (spellingsOf(customer.email).length > 1 && (await findCustomerByEmail(tx, customer.email))) return undefined
  const [row] = await tx
    .insert(customers)
    .values({ ...customer, lastLoginAt: customer.createdAt })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function isEmailOfAnother(tx: Db, email: string, customerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(hasEmail(email), ne(customers.id, customerId)))
  return rows.length > 0
}

export async function updateCustomer(tx: Db, id: string, change: CustomerChange): Promise<CustomerRow | undefined> {
  const [row] = await tx.update(customers).set(change).where(eq(customers.id, id)).returning()
  return row
}

export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return row
}

/** Cart, sessions and links go with it; orders stay without an account. */
export async function deleteCustomer(tx: Db, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id))
}

/** Guest orders, also those of the former shop, join the account with the proven address. */
export async function linkGuestOrders(tx: Db, customerId: string): Promise<void> {
  await linkPastOrders(tx, customerId)
  await tx
    .update(orders)
    .set({ customerId })
    .where(
      and(
        isNull(orders.customerId),
        eq(
          sql`lower(${orders.customerEmail})`,
          tx
            .select({ email: sql`lower(${customers.email})` })
            .from(customers)
            .where(and(eq(customers.id, customerId), isNotNull(customers.emailVerifiedAt))),
        ),
      ),
    )
}
