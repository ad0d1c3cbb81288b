import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { getActivityBoard } from '#shared/contract/site/activity-board.ts'
import { type ActivityRow, readActivityRows } from './activity-repository.ts'
import { composeActivityBoard, linesOfBoard, spansAt } from './compose-activity-board.ts'

/** The maximum age of order data on the board. */
const keptMs = 30_000
/** The longest wait for the database; a later answer is shown next time. */
const patienceMs = 1_000

/**
 * The shop's day on the home page. Orders are read at most twice a minute; without the database the board
 * repeats its last state, because no page waits for it.
 */
export function activityBoardRoutes(
  app: FastifyInstance,
  { catalog, database, clock, log }: Deps,
  cache: PublicCache,
): void {
  let rows: ActivityRow[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const isFresh = () => Math.abs(clock().getTime() - askedAt) < keptMs
  const read = async (now: Date) => {
    try {
      rows = await readActivityRows(database.db, { ...spansAt(now), limit: linesOfBoard })
    } catch (error) {
      log.warn({ err: error }, 'the board could not be read; it says what it said last')
    }
    reading = undefined
  }

  publicRoute(app, cache, getActivityBoard, {
    key: ({ query }) => `board/${query.lang ?? 'it'}`,
    make: async ({ query }) => {
      const now = clock()
      if (!isFresh()) {
        askedAt = now.getTime()
        reading ??= read(now)
      }
      if (reading) await Promise.race([reading, setTimeout(patienceMs)])
      const madeOf = rows
      const isListCurrent = catalog.watch({ shelf: 'all', productIds: madeOf.map(({ productId }) => productId) })
      const board = await composeActivityBoard(catalog, madeOf, { now, language: query.lang ?? 'it' })
      return jsonAnswer(board, () => isFresh() && rows === madeOf && isListCurrent())
    },
  })
}
