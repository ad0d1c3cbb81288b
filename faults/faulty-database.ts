import type { PGlite, Transaction } from '@electric-sql/pglite'
import type pg from 'pg'
import type { Database, Db } from '#server/platform/database/database.ts'
import { openEmbeddedDrizzle } from '#server/platform/database/embedded-database.ts'
import { openPostgresDrizzle } from '#server/platform/database/postgres-drizzle.ts'
import type { FaultKind, FaultPlan } from './fault-plan.ts'

const errors: Partial<Record<FaultKind, [code: string, message: string]>> = {
  error: ['XX000', 'injected failure'],
  timeout: ['57014', 'canceling statement due to statement timeout'],
  done_then_error: ['08006', 'injected failure after the statement'],
  lost: ['ECONNRESET', 'Connection terminated unexpectedly'],
}

async function fail(kind: FaultKind): Promise<never> {
  const [code, message] = errors[kind] ?? ['XX000', 'injected failure']
  throw Object.assign(new Error(message), { code })
}

type Query = (...given: unknown[]) => Promise<unknown>

/** The same database with faults: any statement may fail, also BEGIN and COMMIT. */
export function faultyDatabase(database: Database, plan: FaultPlan): Database {
  const { $client } = database.db as unknown as { $client: PGlite & pg.Pool }
  const db =
    database.kind === 'embedded'
      ? openEmbeddedDrizzle(faultyPglite($client, plan))
      : openPostgresDrizzle(faultyPool($client, plan))
  const faulty = db as unknown as Db
  return { ...database, db: faulty, reports: async () => faulty }
}

function faultyPglite(client: PGlite, plan: FaultPlan): PGlite {
  const query = (target: PGlite | Transaction, name: (given: unknown) => string): Query => {
    const run = target.query.bind(target) as unknown as Query
    return (...given) => plan.pass({ name: name(given[0]), work: () => run(...given), fail })
  }
  const inTransaction = (tx: Transaction): Transaction => replaced(tx, { query: query(tx, nameOf) })
  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await plan.pass({ name: 'begin', work: async () => undefined, fail })
    // The end is one step with what becomes of the transaction: refused before it, or lost after it.
    let end: Promise<T> | undefined
    const done = Promise.withResolvers<void>()
    const committed = client.transaction(async (tx) => {
      const result = await work(inTransaction(tx))
      end = plan.pass({
        name: 'commit',
        work: async () => {
          done.resolve()
          await committed
          return result
        },
        fail,
      })
      // Either the step lets the commit happen, or it has failed without it.
      await Promise.race([done.promise, end])
      return result
    })
    await committed
    return end ?? committed
  }
  return replaced(client, { query: query(client, aloneNameOf), transaction })
}

function faultyPool(pool: pg.Pool, plan: FaultPlan): pg.Pool {
  const query = (client: pg.Pool | pg.PoolClient, name: (given: unknown) => string, break_: () => void): Query => {
    const run = client.query.bind(client) as unknown as Query
    const failed = async (kind: FaultKind) => {
      if (kind === 'lost') break_()
      return fail(kind)
    }
    return (...given) => plan.pass({ name: name(given[0]), work: () => run(...given), fail: failed })
  }
  const connect = async () => {
    const client = await pool.connect()
    // A broken connection stays broken: later statements on it fail, and the pool opens a new one.
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
    return replaced(client, { query: query(client, nameOf, () => stream.destroy()) })
  }
  return replaced(pool, { query: query(pool, aloneNameOf, () => undefined), connect })
}

/** The object with some of its methods replaced; the others still belong to it. */
function replaced<T extends object>(target: T, methods: object): T {
  return new Proxy(target, {
    get(_target, name) {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A statement outside a transaction: its change is committed at once. */
function aloneNameOf(given: unknown): string {
  return `alone ${nameOf(given)}`
}

/** "update payments", "insert outbox", "commit": enough to read a trace and to find a point again. */
function nameOf(given: unknown): string {
  const text = typeof given === 'string' ? given : String((given as { text?: unknown })?.text ?? '')
  const words = /^\s*(insert into|update|delete from|select|\w+)(?:\s+"?(\w+)"?)?/is.exec(text)
  const [verb = '', table = ''] = [words?.[1], words?.[2]]
  const target = /^(insert|update|delete)/i.test(verb) ? table : (/\bfrom "(\w+)"/i.exec(text)?.[1] ?? '')
  return [verb.toLowerCase().split(' ')[0], target].filter(Boolean).join(' ')
}
