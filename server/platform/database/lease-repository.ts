import { eq, sql } from 'drizzle-orm'
import { leases } from '#server/platform/database/schema/catalog-tables.ts'
import type { Db } from './database.ts'

/** Takes or renews a lease for some seconds; false while another node has it. The database's clock decides. */
export async function holdLease(db: Db, name: string, holder: string, seconds: number): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const held = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.until} < now() or ${leases.holder} = ${holder}`,
    })
    .returning({ name: leases.name })
  return held.length > 0
}

/** Of one holder, or all. */
export async function dropLeases(db: Db, holder?: string): Promise<void> {
  await db.delete(leases).where(holder === undefined ? undefined : eq(leases.holder, holder))
}

export async function findLease(db: Db, name: string): Promise<{ until: Date } | undefined> {
  return (await db.select({ until: leases.until }).from(leases).where(eq(leases.name, name)))[0]
}
