import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { loginFailures } from '#server/db/schema.ts'

/** Who tried: an e-mail in lower case (empty for the administrator) from a network. */
export interface LoginKey {
  kind: 'customer' | 'admin'
  email: string
  address: string
}

/** Lets one judgement at a time happen for an address; the others wait until the transaction ends. */
export async function lockLoginFailures(tx: Db, { kind, address }: LoginKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`login/${kind}/${address}`}))`)
}

/** The latest failures from an address, newest first. */
export async function listLoginFailures(db: Db, { kind, address }: LoginKey, since: Date, limit: number) {
  return db
    .select({ email: loginFailures.email, createdAt: loginFailures.createdAt })
    .from(loginFailures)
    .where(and(eq(loginFailures.kind, kind), eq(loginFailures.address, address), gt(loginFailures.createdAt, since)))
    .orderBy(desc(loginFailures.createdAt), desc(loginFailures.id))
    .limit(limit)
}

export async function insertLoginFailure(db: Db, key: LoginKey, createdAt: Date): Promise<void> {
  await db.insert(loginFailures).values({ ...key, createdAt })
}

export async function deleteLoginFailuresBefore(db: Db, before: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.createdAt, before))
}
