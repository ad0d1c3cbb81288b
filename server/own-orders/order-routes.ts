import type { FastifyInstance } from 'fastify'
import { keepDeliveryAddress } from '#server/account/keep-delivery-address.ts'
import { typingBuyerOf } from '#server/buyers/buyer.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { readBoughtGiftCard } from '#server/gift-cards/gift-card-view.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { rateLimits } from '#server/http/rate-limits.ts'
import { depsOfRequest } from '#server/http/request-deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { readOwnRelatedOrders } from '#server/order-changes/related-orders.ts'
import { isChangeable } from '#server/order-changes/still-open.ts'
import { requireOrderKey } from '#server/order-keys/order-key-repository.ts'
import { isBeingPaidByWallet, type StoredOrder } from '#server/order-rows/order-repository.ts'
import { listOrderVat } from '#server/order-rows/order-vat-repository.ts'
import { requireOwnOrder } from '#server/order-rows/own-order.ts'
import { listWork } from '#server/order-work/order-work-repository.ts'
import { ownWorkViews } from '#server/order-work/work-view.ts'
import { readOrderProgress } from '#server/orders/line-progress.ts'
import { orderPageView, placedOrderView, vatViews } from '#server/orders/order-view.ts'
import { type ClaimWalletPayment, placeOrder } from '#server/orders/place-order.ts'
import { readParcelFacts } from '#server/parcels/parcel-facts.ts'
import { readOrderRefunds, refundedView } from '#server/refunds/refund-view.ts'
import { readOrderReturns } from '#server/returns/return-view.ts'
import { orderingCustomerId } from '#server/sessions/session.ts'
import { callerOf } from '#server/throttle/caller.ts'
import { getOrderPage, type OrderPage, placeOrder as placeOrderCall } from '#shared/contract/orders.ts'
import { maySwitchToWallet } from '#shared/domain/order-states.ts'

/** Without `claimWalletPayment`, which the payments room brings, wallet orders are refused with 503. */
export function orderRoutes(app: FastifyInstance, deps: Deps, claimWalletPayment?: ClaimWalletPayment): void {
  const keyOf = ({ orderNumber }: StoredOrder) => requireOrderKey(deps.database.db, deps.orderKeys, orderNumber)
  route(
    app,
    placeOrderCall,
    async ({ body, request, reply }) => {
      const requestDeps = depsOfRequest(deps, request)
      const customerId = await orderingCustomerId(request, body.order.accountId)
      const { order, isNew } = await placeOrder(
        requestDeps,
        {
          body,
          buyer: await typingBuyerOf(deps, request, body.order),
          language: requestLanguage(request),
          idempotencyKey: idempotencyKeyOf(request),
          caller: await callerOf(deps, request.ip),
        },
        claimWalletPayment,
      )
      const isOwn = customerId !== null && order.customerId === customerId
      if (isOwn && body.order.saveAddress === true) await keepDeliveryAddress(requestDeps, customerId, body.order)
      reply.code(isNew ? 201 : 200).header('cache-control', 'no-store')
      // A new one's key is known already; an earlier one may have been placed on another node.
      const key = isNew ? deps.orderKeys.of(order.orderNumber) : await keyOf(order)
      return placedOrderView(order, deps.shop, key)
    },
    { config: rateLimits.order },
  )

  route(app, getOrderPage, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order, hasKey } = await requireOwnOrder(deps, request, params.orderNumber, query.k)
    const key = hasKey && query.k ? query.k : await keyOf(order)
    const refunds = order.refundAskedCents > 0 ? await readOrderRefunds(deps.database.db, order.id) : []
    const returns = await readOrderReturns(deps.database.db, order)
    const byWallet = deps.wallet && (await walletStandingOf(deps.database.db, order))
    const related = await readOwnRelatedOrders(deps, order)
    const facts = await readParcelFacts(deps.database.db, order)
    const progress = await readOrderProgress(deps.database.db, [order.id], deps.clock(), facts.parcels)
    const boughtGiftCard = await readBoughtGiftCard(deps.database.db, order, deps.clock())
    const work = ownWorkViews(order, await listWork(deps.database.db, order.id), facts)
    return {
      ...orderPageView(order, facts, progress, deps.shop, key),
      vat: vatViews(await listOrderVat(deps.database.db, order.id)),
      ...refundedView(order),
      ...(work && { work }),
      ...(boughtGiftCard && { boughtGiftCard }),
      ...(byWallet && { byWallet }),
      ...(refunds.length > 0 && { refunds }),
      ...(returns.length > 0 && { returns }),
      ...((await isChangeable(deps.database.db, order)) && { isChangeable: true }),
      ...(related.length > 0 && { related }),
    }
  })
}

async function walletStandingOf(db: Db, order: StoredOrder): Promise<OrderPage['byWallet']> {
  if (!maySwitchToWallet(order)) return undefined
  return (await isBeingPaidByWallet(db, order.id)) ? 'under_way' : 'offered'
}
