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
 * One that gives no answer in time is thrown away at once: its ROLLBACK would wait as long again.
 */
export function openPostgresDrizzle<S extends Record<string, unknown>>(pool: pg.Pool, schema: S): NodePgDatabase<S> {
  const db = drizzle(pool, { schema })
  const { dialect, session } = db as unknown as Inside<S>
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const lent = new LentClient(client)
    try {
      const own = new NodePgSession<S, TablesRelationalConfig>(lent.asClient(), dialect, session.schema)
      const result = await own.transaction((tx) => work(tx as Parameters<typeof work>[0]), config)
      lent.giveBack(false)
      return result
    } catch (error) {
      lent.giveBack(!(await isRolledBack(client)))
      throw error
    }
  }
  return db
}

/** A connection of the pool for one transaction, given back once. */
class LentClient {
  private readonly client: pg.PoolClient
  private isGivenBack = false

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  giveBack(isBroken: boolean): void {
    if (this.isGivenBack) return
    this.isGivenBack = true
    this.client.release(isBroken)
  }

  /** The same to drizzle, but thrown away as soon as a statement has had no answer in time. */
  asClient(): NodePgClient {
    const query = async (...statement: unknown[]) => {
      try {
        return await (this.client.query as (...given: unknown[]) => Promise<unknown>).apply(this.client, statement)
      } catch (error) {
        if (error instanceof Error && error.message === 'Query read timeout') this.giveBack(true)
        throw error
      }
    }
    return new Proxy(this.client, {
      get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)),
    }) as NodePgClient
  }
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
