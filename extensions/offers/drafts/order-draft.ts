import type { FastifyRequest } from 'fastify'
import { type HeldOffer, placeOrder } from '#server/orders/checkout/place-order.ts'
import { orderFieldsOf } from '#server/orders/extension-ports/order-fields.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { walletClaims } from '#server/orders/payments/claim-payment.ts'
import { typingBuyerOf } from '#server/orders/reservations/buyer.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { fieldKey } from '#server/platform/problems/field-messages.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { type NewOrderBody, newOrderBody } from '#shared/contract/orders/orders.ts'
import type { OrderedDraft } from './draft-calls.ts'
import { type DraftRow, findDraft, lockDraft, updateDraft } from './draft-repository.ts'
import { stateOf } from './draft-view.ts'

interface Ordered {
  order: StoredOrder
  isNew: boolean
}

/**
 * Orders an offer at its prices; of two orders at once the second is answered with the first.
 * @throws Problem 404 draft_unknown, 410 draft_closed, and those of placeOrder
 */
export async function orderDraft(
  deps: Deps,
  { key, asked, request }: { key: string; asked: OrderedDraft; request: FastifyRequest },
): Promise<Ordered> {
  const draft = await requireOffer(deps, key)
  const earlier = await orderOf(deps, draft)
  if (earlier) return { order: earlier, isNew: false }
  const body = orderBodyOf(draft, asked)
  try {
    return await placeOrder(
      deps,
      {
        ...{ body, language: draft.content.language, idempotencyKey: idempotencyKeyOf(request) },
        buyer: await typingBuyerOf(deps, request, body.order),
        fields: orderFieldsOf(request),
        caller: await callerOf(deps, request.ip),
        offer: heldBy(draft, deps),
      },
      walletClaims(deps),
    )
  } catch (error) {
    const winner = await orderOf(deps, await requireOffer(deps, key))
    if (winner) return { order: winner, isNew: false }
    throw error
  }
}

/** @throws Problem 404 draft_unknown, 410 draft_closed; one that was ordered is still read */
export async function requireOffer({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>, key: string) {
  const draft = await findDraft(db, { key })
  if (!draft) throw problem('draft_unknown')
  const state = stateOf(draft, clock())
  if (state === 'expired' || state === 'withdrawn') throw problem('draft_closed')
  return draft
}

const orderOf = ({ database: { db } }: Deps, { orderId }: DraftRow) => (orderId ? findOrder(db, orderId) : undefined)

function heldBy({ id, content, shippingCents }: DraftRow, { clock }: Deps): HeldOffer {
  const held = (productId: number, size: string) =>
    content.lines.find((line) => line.productId === productId && line.size === size)?.unitCents
  return {
    price: (products) =>
      products.map((product) => ({
        ...product,
        ...{ isCallOnly: false, priceCents: held(product.id, '') ?? product.priceCents },
        sizes: product.sizes.map((one) => ({ ...one, priceCents: held(product.id, one.size) ?? one.priceCents })),
      })),
    shipping: { method: content.delivery, cents: shippingCents },
    async claim(tx, order) {
      const now = await lockDraft(tx, id)
      if (!now || stateOf(now, clock()) !== 'open') throw problem('draft_closed')
      await updateDraft(tx, id, { orderId: order.id })
    },
  }
}

/** @throws Problem 400 with the fields of an order */
function orderBodyOf({ content }: DraftRow, asked: OrderedDraft): NewOrderBody {
  const { name, email, phone, ...customer } = asked.customer ?? {}
  const to = typeof asked.delivery === 'string' ? { method: asked.delivery } : (asked.delivery ?? {})
  const { method, ...place } = to
  const known = {
    customerName: content.customer.name,
    customerEmail: content.customer.email,
    customerPhone: content.customer.phone,
  }
  const typed = { customerName: name, customerEmail: email, customerPhone: phone, ...customer, ...place }
  const read = newOrderBody.safeParse({
    order: {
      ...known,
      ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value)),
      delivery: method ?? content.delivery,
      paymentMethod: asked.paymentMethod,
      paypalOrderId: asked.paypalOrderId,
    },
    items: content.lines.map(({ productId, size, quantity }) => ({ productId, frameSize: size || null, quantity })),
  })
  if (read.success) return read.data
  const fields = read.error.issues.map((issue) => [
    issue.path.map((part) => (part === 'order' ? 'customer' : String(part))).join('.'),
    fieldKey(issue.code, issue.message, { ...issue }),
  ])
  throw invalidInput(Object.fromEntries(fields.toReversed()))
}
