import type { Logger } from 'pino'
import type { ZeroResultSearches } from '#server/catalog/deps/catalog-ports.ts'
import type { Database } from '#server/platform/database/database.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { countableSearch } from './countable-search.ts'
import { addZeroResultSearches } from './zero-result-repository.ts'

const gapMs = 10_000
/** Limit of pending queries between two flushes; further ones are not counted. */
const maxWaiting = 500

interface Edges {
  database: Database
  clock: () => Date
  log: Pick<Logger, 'warn'>
}

export function openZeroResultSearches({ database, clock, log }: Edges): ZeroResultSearches {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const add = (query: string, times: number) => {
    if (waiting.size >= maxWaiting && !waiting.has(query)) return
    waiting.set(query, (waiting.get(query) ?? 0) + times)
    timer ??= setTimeout(() => void flush(), gapMs).unref()
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = waiting
    if (counted.size === 0) return
    waiting = new Map()
    try {
      await addZeroResultSearches(database.db, counted, romeDayOf(clock()))
    } catch (error) {
      log.warn({ err: error }, 'searches that found nothing were not stored; trying again')
      for (const [query, times] of counted) add(query, times)
    }
  }
  return {
    note: (query) => {
      const counted = countableSearch(query)
      if (counted !== undefined) add(counted, 1)
    },
    flush,
  }
}
