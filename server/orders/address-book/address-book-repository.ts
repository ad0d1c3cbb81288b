import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { customerAddresses, customers } from '#server/platform/database/schema/people-tables.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { NewCustomerAddress } from '#shared/contract/orders/customer-addresses.ts'
import { isSamePlace, mostAddresses } from '#shared/domain/orders/address-book.ts'

type Row = typeof customerAddresses.$inferSelect

const isOf = (customerId: string) => eq(customerAddresses.customerId, customerId)
const isDefault = eq(customerAddresses.isDefault, true)

const listRows = (db: Db, customerId: string) =>
  db
    .select()
    .from(customerAddresses)
    .where(isOf(customerId))
    .orderBy(desc(customerAddresses.isDefault), asc(customerAddresses.id))

/**
 * The addresses, the default one first, locked with their customer. The profile's place is the default's: what a
 * profile's form, a registration or an import has written there comes in here.
 */
export async function lockAddresses(tx: Db, customerId: string): Promise<Row[]> {
  const { address, city, postalCode } = customers
  const [profile] = await tx
    .select({ address, city, postalCode })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  if (!profile) throw problem('unauthorized')
  const place = { address: profile.address ?? '', city: profile.city ?? '', postalCode: profile.postalCode ?? '' }
  const rows = await listRows(tx, customerId)
  const first = rows.find((row) => row.isDefault)
  if (first && isSamePlace(first, place)) return rows
  if (first && place.address === '') return removeAddress(tx, customerId, first.id)
  if (first) await tx.update(customerAddresses).set(place).where(eq(customerAddresses.id, first.id))
  else if (place.address !== '') await tx.insert(customerAddresses).values({ ...place, customerId, isDefault: true })
  return listRows(tx, customerId)
}

/** The profile shows the default one. */
async function showDefault(tx: Db, customerId: string): Promise<void> {
  const [first] = await tx
    .select()
    .from(customerAddresses)
    .where(and(isOf(customerId), isDefault))
  const { address = null, city = null, postalCode = null } = first ?? {}
  await tx.update(customers).set({ address, city, postalCode }).where(eq(customers.id, customerId))
}

const clearDefault = (tx: Db, customerId: string) =>
  tx
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(and(isOf(customerId), isDefault))

/** @throws Problem 409 too_many_addresses */
export async function addAddress(tx: Db, customerId: string, address: NewCustomerAddress): Promise<Row | undefined> {
  const rows = await lockAddresses(tx, customerId)
  if (rows.length >= mostAddresses) throw problem('too_many_addresses')
  const isFirst = address.isDefault === true || rows.length === 0
  if (isFirst) await clearDefault(tx, customerId)
  const [added] = await tx
    .insert(customerAddresses)
    .values({ ...address, customerId, isDefault: isFirst })
    .returning()
  await showDefault(tx, customerId)
  return added
}

/** Undefined where the customer has no such address. */
export async function changeAddress(
  tx: Db,
  customerId: string,
  id: number,
  { isDefault: becomesDefault, ...address }: Partial<NewCustomerAddress>,
): Promise<Row | undefined> {
  const held = (await lockAddresses(tx, customerId)).find((row) => row.id === id)
  if (!held) return undefined
  if (becomesDefault) await clearDefault(tx, customerId)
  const [changed] = await tx
    .update(customerAddresses)
    .set({ ...address, isDefault: held.isDefault || becomesDefault === true })
    .where(eq(customerAddresses.id, id))
    .returning()
  await showDefault(tx, customerId)
  return changed
}

/** After the default one the next takes its place. @returns those that are left */
export async function removeAddress(tx: Db, customerId: string, id: number): Promise<Row[]> {
  await tx.delete(customerAddresses).where(and(isOf(customerId), eq(customerAddresses.id, id)))
  const [next] = await listRows(tx, customerId)
  if (next) await tx.update(customerAddresses).set({ isDefault: true }).where(eq(customerAddresses.id, next.id))
  await showDefault(tx, customerId)
  return listRows(tx, customerId)
}

interface Delivery {
  address: string
  city: string
  postalCode: string
  phone: string | null
}

/** Where an order went comes first from now on; of a full book the default one gives way. A telephone number stays. */
export async function keepAddress(tx: Db, customerId: string, { phone, ...place }: Delivery): Promise<void> {
  const rows = await lockAddresses(tx, customerId)
  const held = rows.find((row) => isSamePlace(row, place)) ?? (rows.length >= mostAddresses ? rows[0] : undefined)
  if (held) await changeAddress(tx, customerId, held.id, { ...place, isDefault: true })
  else await addAddress(tx, customerId, { ...place, label: '', name: '', phone: '', isDefault: true })
  await tx
    .update(customers)
    .set({ phone: sql`coalesce(${customers.phone}, ${phone})` })
    .where(eq(customers.id, customerId))
}
