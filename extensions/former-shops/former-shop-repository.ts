import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { movedInCustomers, movedInFiles } from '#server/platform/database/schema/moved-in-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { FormerShopPerson } from './read-people.ts'

export type StoredFile = typeof movedInFiles.$inferSelect
type NewFile = Pick<StoredFile, 'kind' | 'source' | 'fileName' | 'rows' | 'added' | 'createdAt'>

const atOnce = 500

/** Serialises imports of files. */
export async function lockFormerShopImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-moved-in'))`)
}

export async function insertFile(tx: Db, file: NewFile): Promise<number> {
  const [row] = await tx.insert(movedInFiles).values(file).returning({ id: movedInFiles.id })
  if (!row) throw new Error('an inserted file did not come back')
  return row.id
}

/** Newest first; for a file of customers with the number of accounts opened since, which would stay. */
export async function listFiles(db: Db): Promise<(StoredFile & { opened: number })[]> {
  const opened = sql<number>`(
    select count(*)::int from ${movedInCustomers} m join ${customers} c on c.id = m.customer_id
    where m.file_id = ${movedInFiles}.id and c.password_hash is not null)`
  const rows = await db
    .select({ file: movedInFiles, opened })
    .from(movedInFiles)
    .orderBy(desc(movedInFiles.createdAt), desc(movedInFiles.id))
  return rows.map(({ file, opened }) => ({ ...file, opened }))
}

export async function lockFile(tx: Db, id: number): Promise<StoredFile | undefined> {
  return (await tx.select().from(movedInFiles).where(eq(movedInFiles.id, id)).for('update'))[0]
}

export async function markUndone(tx: Db, id: number, undoneAt: Date, kept: number): Promise<void> {
  await tx.update(movedInFiles).set({ undoneAt, kept }).where(eq(movedInFiles.id, id))
}

/** Those of the addresses that have an account, in lower case. */
export async function listKnownAddresses(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let i = 0; i < emails.length; i += atOnce) {
    const some = emails.slice(i, i + atOnce).map((email) => sql`lower(${email})`)
    const rows = await db
      .select({ email: customers.email })
      .from(customers)
      .where(inArray(sql`lower(${customers.email})`, some))
    for (const { email } of rows) found.add(email.toLowerCase())
  }
  return found
}

/** Accounts without a password: their owners choose one by the link that a forgotten password is given. */
export async function insertPeople(
  tx: Db,
  fileId: number,
  people: readonly FormerShopPerson[],
  at: Date,
): Promise<number> {
  let added = 0
  for (let i = 0; i < people.length; i += atOnce) {
    const values = people.slice(i, i + atOnce).map(({ line: _line, registeredAt, ...person }) => ({
      ...person,
      passwordHash: null,
      createdAt: registeredAt ?? at,
    }))
    const rows = await tx.insert(customers).values(values).onConflictDoNothing().returning({ id: customers.id })
    if (rows.length > 0) await tx.insert(movedInCustomers).values(rows.map(({ id }) => ({ customerId: id, fileId })))
    added += rows.length
  }
  return added
}

/** Deletes the accounts that were never opened. @returns how many stay */
export async function deletePeopleOf(tx: Db, fileId: number): Promise<number> {
  const own = tx
    .select({ id: movedInCustomers.customerId })
    .from(movedInCustomers)
    .where(eq(movedInCustomers.fileId, fileId))
  await tx.delete(customers).where(and(inArray(customers.id, own), isNull(customers.passwordHash)))
  const rest = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, own), isNotNull(customers.passwordHash)))
  return rest.length
}
