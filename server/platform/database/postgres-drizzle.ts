import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { actorStatement, mayWrite } from './actor.ts'
import { onConnection } from './connection/open-connection.ts'

/**
 * Drizzle on a pool, whose transactions always return their connection: drizzle alone keeps one whose BEGIN has failed
 * for ever, and ten of them stop the shop. One whose ROLLBACK fails is destroyed. One without an answer in time is
 * destroyed at once: its ROLLBACK would wait as long again.
 */
export function openPostgresDrizzle(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(namingActor(pool))
  const connections = new WeakMap<pg.PoolClient, Connection>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const connection = connections.get(client) ?? openConnection(client)
    connections.set(client, connection)
    connection.isLent = true
    try {
      const result = await connection.db.transaction(async (tx) => {
        const who = actorStatement()
        if (who) await client.query(who)
        return onConnection(connection.db, tx, work)
      }, config)
      giveBack(connection, false)
      return result
    } catch (error) {
      giveBack(connection, !(await isRolledBack(client)))
      throw error
    }
  }
  return db
}

/** A statement outside a transaction has one of its own where it may write and someone is to be recorded. */
function namingActor(pool: pg.Pool): pg.Pool {
  type Query = (...statement: unknown[]) => Promise<unknown>
  const recorded = async (who: pg.QueryConfig, statement: unknown[]) => {
    const client = await pool.connect()
    const send: Query = client.query.bind(client) as Query
    // Sent together, in one turn.
    const turns = [send('begin'), send(who), send(...statement), send('commit')]
    const ends = await Promise.allSettled(turns)
    client.release(ends.at(-1)?.status === 'rejected')
    return (await Promise.all(turns))[2]
  }
  const query: Query = (...statement) => {
    const who = actorStatement()
    return who && mayWrite(statement) ? recorded(who, statement) : (pool.query as Query).apply(pool, statement)
  }
  return new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) })
}

/** A connection of the pool, and drizzle on it for as long as it lives. */
interface Connection {
  client: pg.PoolClient
  db: NodePgDatabase
  isLent: boolean
}

function openConnection(client: pg.PoolClient): Connection {
  const query = async (...statement: unknown[]) => {
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>).apply(client, statement)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') giveBack(connection, true)
      throw error
    }
  }
  const watched = new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) })
  const connection = { client, db: drizzle(watched), isLent: true }
  return connection
}

function giveBack(connection: Connection, isBroken: boolean): void {
  if (!connection.isLent) return
  connection.isLent = false
  connection.client.release(isBroken)
}

/** A second ROLLBACK costs a moment and is certain; a dead connection fails. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
