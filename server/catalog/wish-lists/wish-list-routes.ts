import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import {
  addWishes,
  getWishList,
  readSharedWishList,
  removeWish,
  shareWishList,
  unshareWishList,
} from '#shared/contract/catalog/wish-lists.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  deleteWish,
  deleteWishListKey,
  findWishListKey,
  insertWishes,
  keepWishListKey,
  listSharedProductIds,
  listWishes,
} from './wish-list-repository.ts'

export function wishListRoutes(app: FastifyInstance, { database, clock, catalog }: CatalogDeps): void {
  const { db } = database

  const viewOf = async (customerId: string) => ({
    wishes: (await listWishes(db, customerId)).map(({ priceCents, addedAt, ...wish }) => ({
      ...wish,
      price: toDecimal(priceCents),
      addedAt: addedAt.toISOString(),
    })),
    key: await findWishListKey(db, customerId),
  })

  route(app, getWishList, async ({ request }) => viewOf(await requireCustomerId(request)))

  route(app, addWishes, async ({ body, request }) => {
    const customerId = await requireCustomerId(request)
    const now = clock()
    const asked = body.wishes.map(({ productId, price, addedAt }) => ({
      productId,
      priceCents: price,
      // A browser's clock may be ahead.
      addedAt: new Date(Math.min(now.getTime(), addedAt ? Date.parse(addedAt) : now.getTime())),
    }))
    const left = await inTransaction(database, (tx) => insertWishes(tx, customerId, asked))
    return { ...(await viewOf(customerId)), left }
  })

  route(app, removeWish, async ({ params, request }) => {
    await deleteWish(db, await requireCustomerId(request), params.id)
    return undefined
  })

  route(app, shareWishList, async ({ request }) => ({
    key: await keepWishListKey(db, await requireCustomerId(request), newSecretToken()),
  }))

  route(app, unshareWishList, async ({ request }) => {
    await deleteWishListKey(db, await requireCustomerId(request))
    return undefined
  })

  /** What is on sale of it: the rest is its owner's business. */
  route(app, readSharedWishList, async ({ params, reply }) => {
    const ids = await listSharedProductIds(db, params.key)
    if (!ids) throw problem('not_found')
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return { productIds: ids.filter((id) => catalog.find(id)) }
  })
}
