import pg from 'pg'
import { postgresCode } from './connection/postgres-code.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const pulseMs = 15_000
const answerMs = 5_000

/** LISTEN needs its own connection, which is opened again whenever it breaks. */
export function listenWithReconnect(url: string) {
  const channels = new Map<string, (payload: string) => void>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const giveUp = (asked: pg.Client) => void asked.end().catch(() => undefined)
  // A connection that only listens does not notice a silent loss of the other side.
  const pulse = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => giveUp(asked))
  }, pulseMs)
  pulse.unref()
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      pipeline: true,
      application_name: 'pedivella-listen',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    const again = () => {
      if (closed || client !== next) return
      client = undefined
      retry = setTimeout(() => {
        retry = undefined
        void connect().catch(again)
      }, 500)
      retry.unref()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', (message) => channels.get(message.channel)?.(message.payload ?? ''))
    client = next
    try {
      await next.connect()
      for (const channel of channels.keys()) {
        await next.query(`listen "${channel}"`)
        // Messages sent while the listener was down are lost: the empty message means "look at everything again".
        channels.get(channel)?.('')
      }
    } catch {
      again()
    }
  }
  return {
    listen: async (channel: string, onMessage: (payload: string) => void) => {
      channels.set(channel, onMessage)
      if (client) await client.query(`listen "${channel}"`)
      else await connect()
    },
    /** Answers when the database does, over this connection. */
    ask: async (query = 'select 1'): Promise<unknown[]> => {
      if (!client && !retry) await connect()
      const asked = client
      if (!asked) throw new Error('no connection yet')
      try {
        return (await asked.query(query)).rows
      } catch (error) {
        // Only a dead connection is given up; a query may fail for other reasons.
        if (postgresCode(error) === undefined || isDatabaseUnavailable(error)) giveUp(asked)
        throw error
      }
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      clearInterval(pulse)
      await client?.end().catch(() => undefined)
    },
  }
}
