import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { inPaperTurn } from '#server/platform/paper/paper.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { insertCount, listCountRows } from './counts/count-repository.ts'
import { bookCount, deleteCount, getCount, listCounts, openCount, putCountLines } from './counts/stock-count-calls.ts'
import { bookDifferences, putCounted, readCount, summaryOf, throwAway } from './counts/take-count.ts'
import { getGoods, listGoods, readGoodsNote, receiveGoods } from './goods/goods-calls.ts'
import { listGoodsRows } from './goods/goods-repository.ts'
import { readNote } from './goods/read-note.ts'
import { goodsSummary, readGoods, receiveDelivery } from './goods/receive-delivery.ts'
import { getPriceLabels } from './labels/label-calls.ts'
import { printLabels } from './labels/price-labels.ts'

interface Once {
  request: FastifyRequest
  reply: FastifyReply
  /** The call, what it is of and its body. */
  what: unknown
  id: string
}

/**
 * Does the work once a key of the caller: again, it is 200 with what the first one made.
 * @returns the id of that
 * @throws Problem 409 idempotency_conflict
 */
async function once(
  { database, clock }: Deps,
  { request, reply, what, id }: Once,
  work: (tx: Tx, at: Date) => Promise<void>,
): Promise<string> {
  const key = idempotencyKeyOf(request)
  const requestHash = hash('sha256', JSON.stringify(['stock room', what]))
  return inTransaction(database, async (tx) => {
    const at = clock()
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) reply.code(200)
    else await work(tx, at)
    return earlier ? earlier.orderId : id
  })
}

export function countRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, openCount, async ({ body, request, reply }) => {
    const asked = { request, reply, what: ['count', body], id: crypto.randomUUID() }
    const id = await once(deps, asked, (tx, createdAt) => insertCount(tx, { id: asked.id, ...body, createdAt }))
    return readCount(db, id)
  })

  route(app, listCounts, async () =>
    (await listCountRows(db)).map(({ count, products, differences }) => summaryOf(count, products, differences)),
  )

  route(app, getCount, ({ params }) => readCount(db, params.id))

  route(app, putCountLines, async ({ params: { id }, body, request, reply }) => {
    const asked = { request, reply, what: ['lines', id, body], id }
    await once(deps, asked, (tx, at) => putCounted(tx, id, body.lines, at))
    return readCount(db, id)
  })

  route(app, bookCount, async ({ params: { id }, request, reply }) => {
    await once(deps, { request, reply, what: ['book', id], id }, (tx, at) => bookDifferences(tx, id, at))
    return readCount(db, id)
  })

  route(app, deleteCount, async ({ params: { id }, reply }) => {
    await inTransaction(deps.database, (tx) => throwAway(tx, id))
    reply.code(204)
    return undefined
  })
}

export function goodsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, receiveGoods, async ({ body, request, reply }) => {
    const asked = { request, reply, what: ['goods', body], id: crypto.randomUUID() }
    const id = await once(deps, asked, (tx, at) => receiveDelivery(tx, asked.id, body, at))
    return readGoods(db, id)
  })

  route(app, readGoodsNote, ({ body }) => readNote(deps, body.csv))

  route(app, listGoods, async () =>
    (await listGoodsRows(db)).map(({ goods, pieces, totalCents }) => goodsSummary(goods, pieces, Number(totalCents))),
  )

  route(app, getGoods, ({ params }) => readGoods(db, params.id))

  route(app, getPriceLabels, ({ query, reply }) => {
    reply.type('application/pdf').headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="etichette.pdf"',
    })
    return inPaperTurn.take(() => printLabels(deps, query.items, query.paper ?? 'sheet'))
  })
}
