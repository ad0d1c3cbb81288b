import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { NamingClient } from './named-statements.ts'

const askEveryMs = 500
const answerWithinMs = 2_000
const connectWithinMs = 2_500

interface Pulse {
  isSilent: boolean
  expect(): void
  clients: Set<pg.Client>
}

interface Watch {
  /** Queries the database on a dedicated connection. */
  ask(): Promise<unknown>
  isAwaited(): boolean
}

/**
 * Detects within three seconds that a database hangs, however long a statement may take: while a caller waits, a
 * trivial query runs twice a second. Without an answer all connections are dropped, so that callers get an error, and
 * the query repeats until it answers. A slow database still answers.
 */
export function watchDatabaseHeartbeat(watch: () => Watch) {
  let timer: NodeJS.Timeout | undefined
  let isAsking = false
  let isStopped = false
  const pulse: Pulse = {
    isSilent: false,
    clients: new Set(),
    expect() {
      if (timer || isStopped) return
      timer = setTimeout(look, askEveryMs)
      timer.unref()
    },
  }
  function look(): void {
    timer = undefined
    if (!pulse.isSilent && !watch().isAwaited()) return
    if (!isAsking) void ask()
    pulse.expect()
  }
  async function ask(): Promise<void> {
    isAsking = true
    const deadline = setTimeout(() => void giveUp(), answerWithinMs)
    deadline.unref()
    let isAnswered = false
    const giveUp = async () => {
      await whatHasCome()
      if (!isAnswered && !isStopped) fallSilent()
    }
    try {
      await watch().ask()
      isAnswered = true
      pulse.isSilent = false
    } catch {
      // A refused or cut connection is an answer: its callers get the error.
      isAnswered = true
    } finally {
      clearTimeout(deadline)
      isAsking = false
    }
  }
  function fallSilent(): void {
    pulse.isSilent = true
    for (const client of pulse.clients) cut(client)
  }
  return {
    Client: clientOf(pulse),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** A process that stood still finds the answer before it complains that there was none. */
async function whatHasCome(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/** Fails everything that waits on the connection. The driver's own pool does the same. */
function cut(client: pg.Client): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/** The connections of a pool as the pulse knows them. */
function clientOf(pulse: Pulse): typeof NamingClient {
  return class PulsedClient extends NamingClient {
    override connect(callback?: unknown): never {
      const begin = super.connect.bind(this) as unknown as (callback?: unknown) => never
      if (pulse.isSilent && typeof callback === 'function') {
        process.nextTick(callback, new Error('Connection terminated: the database gives no answer'))
        return undefined as never
      }
      pulse.clients.add(this)
      const limit = setTimeout(() => void whatHasCome().then(() => this.isAwaited && cut(this)), connectWithinMs)
      limit.unref()
      const isOver = () => {
        this.isAwaited = false
        clearTimeout(limit)
      }
      this.once('connect', isOver).once('end', isOver)
      this.once('end', () => pulse.clients.delete(this))
      pulse.expect()
      return begin(callback)
    }

    override query(...statement: [unknown, ...unknown[]]): never {
      pulse.expect()
      return super.query(...statement)
    }

    private isAwaited = true
  }
}
