import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { jsonAnswer } from '#server/platform/public-cache/kept-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { getBoard } from '#shared/contract/site/board.ts'
import { composeBoard, linesOfSheet, spansAt } from './board.ts'
import { type BoardRow, readBoardRows } from './board-repository.ts'

/** The maximum age of order data on the board. */
const keptMs = 30_000
/** The longest wait for the database; a later answer is shown next time. */
const patienceMs = 1_000

/**
 * The shop's day on the home page. Orders are read at most twice a minute; without the database the board
 * repeats its last state, because no page waits for it.
 */
export function boardRoutes(app: FastifyInstance, { catalog, database, clock, log }: Deps, cache: PublicCache): void {
  let rows: BoardRow[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const isFresh = () => Math.abs(clock().getTime() - askedAt) < keptMs
  const read = async (now: Date) => {
    try {
      rows = await readBoardRows(database.db, { ...spansAt(now), limit: linesOfSheet })
    } catch (error) {
      log.warn({ err: error }, 'the board could not be read; it says what it said last')
    }
    reading = undefined
  }

  publicRoute(app, cache, getBoard, {
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
      const board = await composeBoard(catalog, madeOf, { now, language: query.lang ?? 'it' })
      return jsonAnswer(board, () => isFresh() && rows === madeOf && isListCurrent())
    },
  })
}
