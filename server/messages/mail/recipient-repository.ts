import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { customers, provenAddresses } from '#server/platform/database/schema/people-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { isHeld, type OutboxRow } from './outbox-repository.ts'

const isTo = (address: string) => eq(sql`lower(${outbox.toAddress})`, sql`lower(${address})`)

/** Proven by a link, with or without an account, or by a paid and shipped order. */
export async function isProvenAddress(db: Db, address: string, addressHash: string): Promise<boolean> {
  const result = await db.execute(sql`select
    exists (select 1 from ${customers} c where lower(c.email) = lower(${address}) and c.email_verified_at is not null)
    or exists (select 1 from ${provenAddresses} p where p.address_hash = ${addressHash})
    or exists (select 1 from ${orders} o where lower(o.customer_email) = lower(${address})
      and o.payment_status = 'paid' and o.shipped_at is not null) as proven`)
  return rawRows<{ proven: boolean }>(result)[0]?.proven ?? false
}

/** When mails were let out to an address, newest first. */
export async function listAllowedMails(db: Db, address: string, since: Date, kind?: string): Promise<Date[]> {
  const result = await db.execute(sql`select extract(epoch from o.let_out_at)::float8 * 1000 as ms from ${outbox} o
    where lower(o.to_address) = lower(${address}) and o.let_out_at > ${since.toISOString()}::timestamptz
      and (${kind ?? null}::text is null or o.kind = ${kind ?? null}) order by o.let_out_at desc limit 100`)
  return rawRows<{ ms: number }>(result).map(({ ms }) => new Date(ms))
}

export async function allowMail(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(outbox).set({ letOutAt: now }).where(eq(outbox.id, id))
}

/** Not a failed attempt: it waits for room. */
export async function postponeMail(tx: Db, id: number, until: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ nextAttemptAt: until, attempts: sql`greatest(${outbox.attempts} - 1, 0)` })
    .where(eq(outbox.id, id))
}

export async function holdMail(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ heldAt: now, attempts: sql`greatest(${outbox.attempts} - 1, 0)` })
    .where(eq(outbox.id, id))
}

export async function insertProvenAddress(tx: Db, addressHash: string, provenAt: Date): Promise<void> {
  await tx.insert(provenAddresses).values({ addressHash, provenAt }).onConflictDoNothing()
}

/** The address was never told of this mail's order. */
export async function isConfirmationHeld(tx: Db, { id, data, toAddress }: OutboxRow): Promise<boolean> {
  if (typeof data.orderNumber !== 'string') return false
  const held = await tx
    .select({ id: outbox.id })
    .from(orders)
    .innerJoin(outbox, eq(outbox.dedupeKey, sql`'order_confirmation/' || ${orders.id}`))
    .where(and(eq(orders.orderNumber, data.orderNumber), ne(outbox.id, id), isTo(toAddress), isHeld))
  return held.length > 0
}

export async function listHeldAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: sql<string>`lower(${outbox.toAddress})` })
    .from(outbox)
    .where(isHeld)
  return rows.map(({ address }) => address)
}

/** Locks them, oldest first. */
export async function lockHeldMails(tx: Tx, address: string): Promise<OutboxRow[]> {
  return tx
    .select()
    .from(outbox)
    .where(and(isTo(address), isHeld))
    .orderBy(outbox.id)
    .for('update')
}

export async function listOrderStandings(tx: Tx, orderNumbers: string[]) {
  const { orderNumber, orderStatus, paymentStatus } = orders
  return tx.select({ orderNumber, orderStatus, paymentStatus }).from(orders).where(inArray(orderNumber, orderNumbers))
}

export async function isVerifiedCustomer(tx: Tx, address: string): Promise<boolean> {
  const [row] = await tx
    .select({ at: customers.emailVerifiedAt })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, sql`lower(${address})`))
  return Boolean(row?.at)
}

export async function deleteMails(tx: Tx, ids: number[]): Promise<void> {
  await tx.delete(outbox).where(inArray(outbox.id, ids))
}

export async function rewriteMail(tx: Tx, { id, data }: Pick<OutboxRow, 'id' | 'data'>): Promise<void> {
  await tx.update(outbox).set({ data }).where(eq(outbox.id, id))
}

/** Makes all waiting mails to an address due. */
export async function makeDueTo(tx: Tx, address: string, now: Date): Promise<void> {
  tx.onCommit.mail()
  await tx
    .update(outbox)
    .set({ heldAt: null, nextAttemptAt: now })
    .where(and(isTo(address), eq(outbox.state, 'pending')))
}

export async function deleteMailsHeldBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(and(isHeld, lt(outbox.heldAt, before)))
}
