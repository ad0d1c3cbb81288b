import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { readWithSession, requireCustomerId } from '#server/platform/sessions/session.ts'
import {
  addToCart,
  clearCart,
  listCart,
  removeCartLine,
  setCartQuantity,
} from '#shared/contract/orders/cart-endpoints.ts'
import { chooseSize } from '#shared/domain/catalog/sizes/sizes.ts'
import { isCallOnly } from '#shared/domain/catalog/used-bicycles.ts'
import {
  addToCartLine,
  deleteCartLine,
  deleteCartLines,
  findCartLine,
  findLineLimit,
  findSessionCart,
  type StoredCartLine,
  setCartLineQuantity,
} from './cart-repository.ts'
import { cartView } from './cart-view.ts'

/** Reading the cart, which asks for the session by itself and in the same turn: every page of a customer does it. */
export function cartReadRoute(app: FastifyInstance, deps: Deps): void {
  route(app, listCart, async ({ query, request, reply }) => {
    const { lines } = await readWithSession(request, findSessionCart)
    // Serialised without the schema, from public catalogue data: validating whole products took longer than reading
    // them.
    reply.type('application/json; charset=utf-8')
    return Buffer.from(JSON.stringify(await cartView(deps, lines, query.lang)))
  })
}

/** For customers with a login; guests keep their cart in the browser. */
export function cartRoutes(app: FastifyInstance, deps: Deps): void {
  const { catalog, database } = deps
  const { db } = database

  const viewOf = async (line: StoredCartLine) => {
    const [view] = await cartView(deps, [line])
    if (!view) throw problem('not_found')
    return view
  }

  route(app, addToCart, async ({ body, request }) => {
    const customerId = await requireCustomerId(request)
    const { productId, quantity, frameSize, capToStock = false } = body
    const product = catalog.find(productId)
    if (!product) throw problem('product_not_found')
    if (isCallOnly(product)) throw problem('product_unavailable')
    const choice = chooseSize(product.sizes, frameSize)
    if ('problem' in choice) throw problem(choice.problem, { fields: { frameSize: choice.problem } })
    const size = choice.size ?? ''
    const line = await addToCartLine(db, { customerId, productId, size, quantity, capToStock })
    if (line) return viewOf(line)
    const available = await findLineLimit(db, { customerId, productId, size })
    if (available === undefined) throw problem('product_not_found')
    throw problem('insufficient_stock', { details: { available } })
  })

  route(app, setCartQuantity, async ({ params, body, request, reply }) => {
    const customerId = await requireCustomerId(request)
    if (body.quantity <= 0) {
      if (!(await deleteCartLine(db, customerId, params.id))) throw problem('not_found')
      reply.code(204)
      return undefined
    }
    const line = await setCartLineQuantity(db, customerId, params.id, body.quantity)
    if (line) return viewOf(line)
    const unchanged = await findCartLine(db, customerId, params.id)
    if (!unchanged) throw problem('not_found')
    const available = await findLineLimit(db, { ...unchanged, customerId })
    if (available === undefined) throw problem('product_unavailable')
    throw problem('insufficient_stock', { details: { available } })
  })

  route(app, clearCart, async ({ request, reply }) => {
    await deleteCartLines(db, await requireCustomerId(request))
    reply.code(204)
    return undefined
  })

  route(app, removeCartLine, async ({ params, request, reply }) => {
    const id = await requireCustomerId(request)
    if (!(await deleteCartLine(db, id, params.id))) throw problem('not_found')
    reply.code(204)
    return undefined
  })
}
