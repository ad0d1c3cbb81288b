import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { buyerOf } from '#server/orders/reservations/buyer.ts'
import { listOwnCheckoutIds } from '#server/orders/reservations/reservation-repository.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { readWithSession, requireCustomerId, withReadSession } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { type JudgedCoupon, judgeCoupons } from '#server/pricing/coupons/judge-coupons.ts'
import { limitCouponGuesses } from '#server/pricing/coupons/limit-coupon-guesses.ts'
import {
  addToCart,
  clearCart,
  listCart,
  removeCartLine,
  setCartQuantity,
} from '#shared/contract/orders/cart-endpoints.ts'
import { type CartCoupon, checkCoupons } from '#shared/contract/orders/coupons.ts'
import { chooseSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  addToCartLine,
  deleteCartLine,
  deleteCartLines,
  findCartLine,
  findLineLimit,
  findSessionCart,
  setCartLineQuantity,
} from './cart-repository.ts'
import { sendCart, sendLine } from './cart-view.ts'

/** For customers with a login; guests keep their cart in the browser. */
export function cartRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  withReadSession(app)
  const { catalog } = deps
  const { db } = deps.database

  // Every page of a customer asks it.
  route(app, listCart, async ({ query, request, reply }) => {
    const { lines } = await readWithSession(request, findSessionCart)
    return sendCart(deps, reply, lines, query.lang)
  })

  route(app, addToCart, async ({ body, request, reply }) => {
    const { productId, quantity, frameSize, capToStock = false } = body
    const product = catalog.find(productId)
    if (!product) throw problem('product_not_found')
    if (isCallOnly(product)) throw problem('product_unavailable', { text: 'used_bicycle_by_phone' })
    const choice = chooseSize(product.sizes, frameSize)
    if ('problem' in choice) throw problem(choice.problem, { fields: { frameSize: choice.problem } })
    const item = { productId, size: choice.size ?? '' }
    const { customerId, line } = await readWithSession(request, (db, session) =>
      addToCartLine(db, session, { ...item, quantity, capToStock }),
    )
    if (line) return sendLine(deps, reply, line)
    const available = await findLineLimit(db, customerId, item)
    if (available === undefined) throw problem('product_not_found')
    throw problem('insufficient_stock', { details: { available } })
  })

  route(app, setCartQuantity, async ({ params: { id }, body: { quantity }, request, reply }) => {
    if (quantity <= 0) {
      if (!(await deleteCartLine(db, await requireCustomerId(request), id))) throw problem('not_found')
      reply.code(204)
      return undefined
    }
    const { customerId, line } = await readWithSession(request, (db, session) =>
      setCartLineQuantity(db, session, { id, quantity }),
    )
    if (line) return sendLine(deps, reply, line)
    const unchanged = await findCartLine(db, customerId, id)
    if (!unchanged) throw problem('not_found')
    const available = await findLineLimit(db, customerId, unchanged)
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

/** What the codes of a cart take off, for a cart in the browser too. */
export function cartCouponRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, checkCoupons, async ({ body: { codes, productIds }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { db } = deps.database
    const who = await buyerOf(request)
    await limitCouponGuesses(deps, await callerOf(deps, request.ip), codes, who.customerId)
    const except = await listOwnCheckoutIds(db, who)
    const buyer = { customerId: who.customerId, email: null }
    const judged = await judgeCoupons(db, { codes, productIds, buyer, except, now: deps.clock() })
    return { codes: judged.map((one) => cartCodeView(one, requestLanguage(request))) }
  })
}

function cartCodeView({ code, campaign, terms, refusal }: JudgedCoupon, language: Language): CartCoupon {
  return {
    code,
    terms:
      terms && campaign
        ? {
            kind: terms.kind,
            percent: terms.kind === 'percent' ? terms.value : null,
            amount: terms.kind === 'amount' ? toDecimal(terms.value) : null,
            minimum: toDecimal(terms.minimumCents),
            isCombinable: terms.isCombinable,
            productIds: terms.productIds && [...terms.productIds],
            endsAt: campaign.endsAt?.toISOString() ?? null,
          }
        : null,
    refusal: refusal ?? null,
    why: refusal ? messageText(refusal, language) : null,
  }
}
