import type { FastifyInstance } from 'fastify'
import { keepDeliveryAddress } from '#server/orders/checkout/keep-delivery-address.ts'
import { type ClaimWalletPayment, placeOrder } from '#server/orders/checkout/place-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { keepOrderFields, orderFieldsOf, withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { readPickUp } from '#server/orders/extension-ports/pick-ups.ts'
import { readBoughtGiftCard } from '#server/orders/gift-cards/gift-card-view.ts'
import { orderPageView, placedOrderView } from '#server/orders/order/order-view.ts'
import { readOrderProgress } from '#server/orders/order/read-order-progress.ts'
import { readPromiseIfPaid } from '#server/orders/order/read-promise-if-paid.ts'
import { readCustomerRelatedOrders } from '#server/orders/order-edits/read-related-orders.ts'
import { isChangeable } from '#server/orders/order-edits/requires-open-order.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { listOrderVat } from '#server/orders/order-records/order-vat-repository.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { vatViews } from '#server/orders/order-records/vat-view.ts'
import { readParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import { readOrderRefunds, refundedView } from '#server/orders/refunds/refund-view.ts'
import { typingBuyerOf } from '#server/orders/reservations/buyer.ts'
import { readOrderReturns } from '#server/orders/returns/return-view.ts'
import { listWorkshopSteps } from '#server/orders/workshop/workshop-step-repository.ts'
import { customerWorkshopSteps } from '#server/orders/workshop/workshop-step-view.ts'
import type { Db } from '#server/platform/database/database.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { orderingCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { getOrderPage, type OrderPage, placeOrder as placeOrderCall } from '#shared/contract/orders/orders.ts'
import { maySwitchToWallet } from '#shared/domain/platform/states/order-states.ts'

export function orderRoutes(app: FastifyInstance, deps: OrdersDeps, claimWalletPayment: ClaimWalletPayment): void {
  const keyOf = ({ orderNumber }: StoredOrder) => requireOrderAccessKey(deps.database.db, deps.orderKeys, orderNumber)
  route(
    app,
    withFieldErrors(placeOrderCall),
    { config: rateLimits.order, preValidation: keepOrderFields },
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
          fields: orderFieldsOf(request),
          caller: await callerOf(deps, request.ip),
        },
        claimWalletPayment,
      )
      const isOwn = customerId !== null && order.customerId === customerId
      if (isOwn && body.order.saveAddress === true) await keepDeliveryAddress(requestDeps, customerId, body.order)
      reply.code(isNew ? 201 : 200).header('cache-control', 'no-store')
      // A new one's key is known already; an earlier one may have been placed on another node.
      const key = isNew ? deps.orderKeys.of(order.orderNumber) : await keyOf(order)
      return {
        ...placedOrderView(order, deps.shop, key),
        ...(await readPickUp(deps.database.db, order)),
        ...(await readPromiseIfPaid(deps, order)),
      }
    },
  )

  route(app, getOrderPage, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order, hasKey } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const key = hasKey && query.k ? query.k : await keyOf(order)
    const refunds = order.refundAskedCents > 0 ? await readOrderRefunds(deps.database.db, order.id) : []
    const returns = await readOrderReturns(deps.database.db, order)
    const byWallet = deps.wallet && (await walletStandingOf(deps.database.db, order))
    const related = await readCustomerRelatedOrders(deps, order)
    const facts = await readParcelFacts(deps.database.db, order)
    const progress = await readOrderProgress(deps.database.db, [order.id], deps.clock(), facts.parcels)
    const boughtGiftCard = await readBoughtGiftCard(deps.database.db, order, deps.clock())
    const work = customerWorkshopSteps(order, await listWorkshopSteps(deps.database.db, order.id), facts)
    return {
      ...orderPageView(order, facts, progress, deps.shop, key),
      vat: vatViews(await listOrderVat(deps.database.db, order.id)),
      ...refundedView(order),
      ...(await readPickUp(deps.database.db, order)),
      ...(await readPromiseIfPaid(deps, order)),
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
