import type { TablesRelationalConfig } from 'drizzle-orm'
import { drizzle, type NodePgClient, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** What a drizzle database is made of, which it does not tell. */
interface Inside<S extends Record<string, unknown>> {
  dialect: PgDialect
  session: { schema: ConstructorParameters<typeof NodePgSession<S, TablesRelationalConfig>>[2] }
}

/**
 * Drizzle on a pool, whose transactions always give their connection back: drizzle by itself keeps one whose BEGIN has
 * failed for ever, and ten of them stop the shop. One whose ROLLBACK fails is thrown away, with whatever it left open.
 */
export function openPostgresDrizzle<S extends Record<string, unknown>>(pool: pg.Pool, schema: S): NodePgDatabase<S> {
  const db = drizzle(pool, { schema })
  const { dialect, session } = db as unknown as Inside<S>
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const own = new NodePgSession<S, TablesRelationalConfig>(client as NodePgClient, dialect, session.schema)
      const result = await own.transaction((tx) => work(tx as Parameters<typeof work>[0]), config)
      client.release()
      return result
    } catch (error) {
      client.release(!(await isRolledBack(client)))
      throw error
    }
  }
  return db
}

/** Asked again it costs a moment and is sure; a dead connection says no. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
