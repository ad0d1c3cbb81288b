import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import { inBatches } from '#server/platform/in-batches.ts'

/** Ids of changed products; undefined means "look at everything again". */
export type ChangedIds = readonly number[] | undefined

interface CatalogChannel {
  /** Calls back for changes from other nodes, and with undefined when messages may have been missed. */
  listen(onChange: (ids: ChangedIds) => void): Promise<void>
  publish(ids: ChangedIds): void
  close(): Promise<void>
}

const channelName = 'catalog'
// Many orders in a moment become one message; well below the second that other nodes may lag behind.
const gapMs = 100
const retryMs = 1_000
// PostgreSQL refuses payloads of 8,000 bytes and more; an id has at most ten digits.
const idsAtOnce = 600

/** An embedded database has a single node. */
export const silentChannel: CatalogChannel = {
  listen: async () => {},
  publish: () => {},
  close: async () => {},
}

export function openChannel(database: Database, log: Pick<Logger, 'warn'> | undefined): CatalogChannel {
  const node = randomUUID().slice(0, 8)
  let waiting = new Set<number>()
  let isEverything = false
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  const later = (delayMs: number) => {
    timer = setTimeout(() => {
      timer = undefined
      if (isEverything || waiting.size > 0) sending = send()
    }, delayMs).unref()
  }
  const send = async () => {
    const ids = waiting
    const wasEverything = isEverything
    waiting = new Set()
    isEverything = false
    let delayMs = gapMs
    try {
      if (wasEverything) await database.notify(channelName, `${node}:`)
      else
        for await (const some of inBatches([...ids], idsAtOnce))
          await database.notify(channelName, `${node}:${some.join()}`)
    } catch (error) {
      log?.warn({ err: error }, 'other nodes were not told of a catalogue change; trying again')
      for (const id of ids) waiting.add(id)
      isEverything ||= wasEverything
      delayMs = retryMs
    }
    later(delayMs)
  }
  return {
    listen: (onChange) =>
      database.listen(channelName, (payload) => {
        const heard = parsePayload(payload)
        if (heard.node !== node) onChange(heard.ids)
      }),
    publish: (ids) => {
      if (ids) for (const id of ids) waiting.add(id)
      else isEverything = true
      // The first message goes at once; while a timer runs, the next one gathers.
      if (timer === undefined && (isEverything || waiting.size > 0)) later(0)
    },
    close: async () => {
      clearTimeout(timer)
      await sending
      clearTimeout(timer)
      if (isEverything || waiting.size > 0) await send()
      clearTimeout(timer)
    },
  }
}

/** `node:1,2,3`, or plain `1,2,3` from other senders; anything unclear means everything. */
function parsePayload(payload: string): { node: string | undefined; ids: ChangedIds } {
  const match = /^(?:([\w-]+):)?(\d{1,10}(?:,\d{1,10})*)?$/.exec(payload)
  return { node: match?.[1], ids: match?.[2]?.split(',').map(Number) }
}
