import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '#server/platform/problems/config-error.ts'
import { openPostgresDrizzle } from './postgres-drizzle.ts'

const catchUpMs = 2_000
const askAgainMs = 50
const connectMs = 2_000

/**
 * A streaming standby for exports and reports. A standby that cannot be reached keeps no shop from starting.
 * @throws ConfigError when another kind of server answers
 */
export async function openReadReplica(url: string, main: pg.Pool) {
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: 3,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
    application_name: 'pedivella-reports',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const isStandby = await isStandbyOf(pool, main)
  if (isStandby === false) {
    await pool.end()
    throw new ConfigError(['DATABASE_REPLICA_URL is not a streaming standby of DATABASE_URL'])
  }
  /** Whether the standby is known to be one: it may have been away at the start. */
  let isKnown = isStandby === true
  return {
    db: openPostgresDrizzle(pool),
    /** Whether it has everything that was committed before the call, after two seconds at most. */
    async hasCaughtUp(): Promise<boolean> {
      try {
        isKnown ||= (await isStandbyOf(pool, main)) === true
        return isKnown && (await reaches(pool, await positionOf(main)))
      } catch {
        return false
      }
    },
    close: () => pool.end(),
  }
}

async function positionOf(main: pg.Pool): Promise<string> {
  const { rows } = await main.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
  return rows[0]?.at ?? ''
}

/** A standby that was promoted to a database of its own has no position to compare. */
async function reaches(pool: pg.Pool, position: string): Promise<boolean> {
  for (const end = Date.now() + catchUpMs; ; await setTimeout(askAgainMs)) {
    const { rows } = await pool.query<{ isThere: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
      [position],
    )
    if (rows[0]?.isThere) return true
    if (Date.now() >= end) return false
  }
}

/** Undefined: no answer. */
async function isStandbyOf(pool: pg.Pool, main: pg.Pool): Promise<boolean | undefined> {
  const who = 'select system_identifier::text as id, pg_is_in_recovery() as standby from pg_control_system()'
  try {
    const [replica, own] = await Promise.all(
      [pool, main].map((one) => one.query<{ id: string; standby: boolean }>(who)),
    )
    return replica?.rows[0]?.standby === true && replica.rows[0].id === own?.rows[0]?.id
  } catch {
    return undefined
  }
}
