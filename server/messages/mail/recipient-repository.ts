import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { customers, provenAddresses } from '#server/platform/database/schema/people-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

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

/** Releases mails that waited for the proof of an address, or for room. */
export async function releaseMailsTo(tx: Tx, address: string, now: Date): Promise<void> {
  tx.onCommit.mail()
  await tx
    .update(outbox)
    .set({ heldAt: null, nextAttemptAt: now })
    .where(and(isTo(address), eq(outbox.state, 'pending')))
}

/** Their unpaid orders are cancelled by then. */
export async function deleteMailsHeldBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(and(isNotNull(outbox.heldAt), lt(outbox.heldAt, before)))
}
