import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { type CommittedChanges, collectChanges, type OnCommit, type SoldProduct } from './committed-changes.ts'
import { onConnection } from './connection/open-connection.ts'
import { postgresCode, sqlStates } from './connection/postgres-code.ts'
import type { Database, Db } from './database.ts'
import { SupersededError } from './program-floor.ts'

/** An open transaction with its change notifications (decision 0033). */
export type Tx = Db & { readonly onCommit: OnCommit }

const maxTries = 4

const openTransaction = new AsyncLocalStorage<true>()

/**
 * Guards calls over the network: a transaction that waits for another machine holds its locks, and on the embedded
 * database blocks every request. @throws Error inside one: a bug, not an outcome
 */
export function assertNoTransaction(what: string): void {
  if (openTransaction.getStore()) throw new Error(`${what} inside a database transaction`)
}

/** Thrown by `work` where another try from the start may succeed. */
export class TryAgainError extends Error {
  override name = 'TryAgainError'
}

/** PostgreSQL asks for the whole transaction again, or its work does. */
function asksAgain(error: unknown): boolean {
  const code = postgresCode(error)
  return (
    error instanceof TryAgainError || code === sqlStates.serializationFailure || code === sqlStates.deadlockDetected
  )
}

/**
 * Runs `work` in one transaction and, after a deadlock, a serialization failure or a `TryAgainError`, again from the
 * start: up to 4 tries. `work` must use only the `tx` it is given (the embedded database has one connection) and make no outside call. Its
 * changes are published after the commit and processed when this resolves; they are published too when the commit's
 * answer was lost, because it may have succeeded.
 */
export async function inTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    if (database.isSuperseded()) throw new SupersededError('a newer program has taken over')
    const { after, changes } = collectChanges()
    let isWorkDone = false
    let result: T
    try {
      result = await database.db.transaction(async (tx) => {
        const done = await openTransaction.run(true, () => work(asTx(tx, after)))
        isWorkDone = true
        return done
      })
    } catch (error) {
      // What was sold is read, because nothing may have been.
      if (isWorkDone) void notifyListeners(database, { ...changes, sold: new Map() })
      if (attempt >= maxTries || !asksAgain(error)) throw error
      await setTimeout(Math.random() * 20 * attempt)
      continue
    }
    // Outside of the retries: a failing listener must not repeat the committed work.
    await notifyListeners(database, changes)
    return result
  }
}

/** A savepoint that can be rolled back alone; its changes are published in any case. */
export function inSavepoint<T>(tx: Tx, work: (part: Tx) => Promise<T>): Promise<T> {
  const { onCommit } = tx
  // A sale that is rolled back alone must not be taken off in memory.
  const after = { ...onCommit, sold: ({ productId }: SoldProduct) => onCommit.products([productId]) }
  return tx.transaction((part) => onConnection(tx, asTx(part, after), work))
}

const asTx = (tx: object, after: OnCommit): Tx => Object.assign(tx, { onCommit: after }) as unknown as Tx

/** Resolves when all listeners have processed the changes. */
export async function notifyListeners(
  { listeners }: Pick<Database, 'listeners'>,
  changes: CommittedChanges,
): Promise<void> {
  const { productIds, hasShelves, hasSettings, hasMail, hasEvents, refundIds } = changes
  const isPlain = !hasShelves && !hasSettings && !hasMail && !hasEvents
  if (isPlain && productIds.size === 0 && refundIds.size === 0) return
  await Promise.allSettled([...listeners].map(async (listener) => listener(changes)))
}

/**
 * Runs statements that do not need each other's results without waiting in between. After a failure the others end
 * before the error is thrown, so that none of them runs into what follows the transaction. The thrown error is the
 * original one, not PostgreSQL's refusal of later statements.
 */
export async function concurrently<T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  // In the order of their errors: a statement wrapped in more functions fails later.
  const failures: unknown[] = []
  const answers = statements.map((statement) =>
    // A promise at once, so that each is sent only once however often it is waited for.
    Promise.resolve(statement).catch((error: unknown) => void failures.push(error)),
  )
  const answered = await Promise.all(answers)
  if (failures.length > 0)
    throw failures.find((error) => postgresCode(error) !== sqlStates.inFailedTransaction) ?? failures[0]
  return answered as { -readonly [K in keyof T]: Awaited<T[K]> }
}
