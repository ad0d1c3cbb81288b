import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { OutboxRow } from './outbox-repository.ts'

export async function listOutbox(
  db: Db,
  { to, limit, offset }: { to?: string | undefined; limit: number; offset: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const where = to ? eq(sql`lower(${outbox.toAddress})`, to.toLowerCase()) : undefined
  const [counted] = await db.select({ total: count() }).from(outbox).where(where)
  const rows = await db.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset)
  return { rows, total: counted?.total ?? 0 }
}

export async function findOutboxRow(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}
