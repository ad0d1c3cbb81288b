import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { lockStock } from '#server/catalog/products/stock-repository.ts'
import { markPaid } from '#server/orders/checkout/confirm-payment.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { giveBackToCards, lockCardsOf } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { movementReferenceOf } from '#server/orders/order-records/movement-reference.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { rewriteOrderVat } from '#server/orders/order-records/order-vat-repository.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import { couponsText, rewriteCouponUses } from '#server/pricing/coupons/coupon-use-repository.ts'
import { readEarnedCoupons } from '#server/pricing/coupons/earned-coupons-of-order.ts'
import { requireKnownPostalCode } from '#server/pricing/shipping/known-postal-code.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import { provinceOf } from '#server/pricing/shipping/postal-codes.ts'
import { arrivesOnAt } from '#server/pricing/shipping/promised-days.ts'
import { requireServedPlace } from '#server/pricing/shipping/require-served-place.ts'
import type { DeliveryAddress, OrderAmendment } from '#shared/contract/orders/order-edits.ts'
import { type LineLeft, linesLeft } from '#shared/domain/orders/lines-left.ts'
import {
  type ChangeableOrder,
  type ChangeEffect,
  destinationOf,
  type LineRequest,
  weighChange,
} from '#shared/domain/orders/weigh-order-edit.ts'
import { amendPaid } from './amend-paid.ts'
import { amendUnpaid } from './amend-unpaid.ts'
import { readFormerDelivery } from './former-delivery.ts'
import { requireSizes } from './moved-units.ts'
import type { OrderEdit, OrderEditor } from './order-edit.ts'
import { orderEditMail } from './order-edit-mails.ts'
import { type AmendedColumns, countOrderEvents, writeOrder } from './order-edit-repository.ts'
import { eventDataOf } from './order-edit-words.ts'
import { requireChangeable, requireFreeAmount } from './requires-open-order.ts'

/**
 * Changes an order before its preparation, by its customer or by staff: address, sizes, quantities.
 * All or nothing; the customer gets a mail.
 * @returns the unpaid order of items that were added to a paid one
 * @throws Problem 404 order_not_found; 400 invalid_input, unknown_size; 409 order_already_packed, order_coming_back,
 * order_changed_since, order_change_nothing, order_change_all, order_amount_stays, order_payment_checking,
 * order_account_needed, order_change_no_room, delivery_not_offered, insufficient_stock, product_unavailable; 429
 * too_many_pieces, too_many_requests
 */
export async function amendOrder(
  deps: OrdersDeps,
  orderId: string,
  body: OrderAmendment,
  changer: OrderEditor,
): Promise<StoredOrder | null> {
  return withOrderLocked(deps, orderId, async (tx, order, at) => {
    await requireChangeable(tx, order)
    await countCalls(tx, changer.caller, [{ rule: 'order_change', subject: orderId }], at)
    const version = await countOrderEvents(tx, orderId)
    if (version !== body.version) throw problem('order_changed_since')
    const bought = await listOrderLines(tx, orderId)
    const lines = linesLeft(bought)
    const address = addressOf(order, body.address)
    if (address && (address.postalCode !== order.postalCode || address.city !== order.city)) {
      if (order.deliveryMethod !== 'pickup') requireServedPlace(address, deps.shop)
      await requireKnownPostalCode({ delivery: order.deliveryMethod, ...address }, 'address.postalCode')
    }
    const way = { method: order.deliveryMethod, before: order.postalCode, after: (address ?? order).postalCode }
    const rules = await readShippingRules(tx, deps.shop)
    const earned = {
      codes: await readEarnedCoupons(tx, order, bought),
      ...(await readFormerDelivery(tx, order, bought, rules)),
    }
    const requests = wishesOf(lines, body.lines ?? [])
    const effect = weighChange(changeableOf(order, lines, earned), requests, destinationOf(way, rules))
    requireSense(effect, address)
    if (effect.changesQuantity || effect.totals.totalCents !== order.totalCents) await requireFreeAmount(tx, order)
    await requireSizes(tx, lines, effect)
    const name = `${movementReferenceOf(order)}/change-${version}`
    const change = { order, lines, effect, account: body.account ?? null, changer, name, at }
    await lockCardsOf(tx, order)
    await lockStock(tx, touchedUnits(change))
    const moved = address
      ? await writeOrder(tx, orderId, movedTo(order, { ...address, province: await provinceOf(address) }, deps.shop))
      : order
    const amend = order.paymentStatus === 'pending' ? amendUnpaid : amendPaid
    const settled = await amend(tx, deps, { ...change, order: moved })
    const isUnpaid = order.paymentStatus === 'pending'
    const changed = isUnpaid
      ? await writeTotals(tx, deps.shop, { ...change, order: moved })
      : await writeOrder(tx, orderId, keptOf(change))
    if (isUnpaid) {
      await rewriteOrderVat(tx, changed)
      await rewriteCouponUses(tx, orderId, changed.discountCents, effect.lostCodes)
    }
    const reported = { before: order, change, hasNewAddress: address !== undefined, settled }
    await takeOrderStep(tx, changed, at, {
      event: 'changed',
      data: eventDataOf(change, address, settled),
      actor: changer.by,
      mail: (data) => orderEditMail(data, reported),
    })
    return settled.addition
  })
}

/** The gift-card payment stays, up to the new total; an order covered by cards alone is paid. */
async function writeTotals(tx: Tx, shop: Shop, { order, effect, name, at }: OrderEdit): Promise<StoredOrder> {
  const { subtotalCents, shippingCents, discountCents, totalCents } = effect.totals
  const stays = (order.codes ?? '').split(' ').filter((code) => code && !effect.lostCodes.includes(code))
  const codes = couponsText(stays.map((code) => ({ code })))
  const totals = { subtotalCents, shippingCents, discountCents, totalCents, codes }
  if (order.giftCardCents === 0 || totalCents > order.giftCardCents) return writeOrder(tx, order.id, totals)
  await giveBackToCards(tx, order.id, order.giftCardCents - totalCents, { ref: name, at })
  const change = { ...totals, giftCardCents: totalCents, paymentMethod: 'gift_card', bankReference: null } as const
  return markPaid(tx, order, { actor: 'system', data: { paymentMethod: 'gift_card' }, change, at, shop })
}

/** The sum retained from refunds of a paid order. */
const keptOf = ({ order, effect: { kept } }: OrderEdit): AmendedColumns => ({
  keptShippingCents: order.keptShippingCents + kept.shippingCents,
  keptCodeCents: order.keptCodeCents + kept.codeCents,
})

function changeableOf(
  order: StoredOrder,
  lines: readonly LineLeft<OrderLineRow>[],
  earned: Pick<ChangeableOrder, 'codes' | 'askedCents' | 'boughtShippingCents'>,
): ChangeableOrder {
  return {
    isPaid: order.paymentStatus !== 'pending',
    isAddition: order.additionTo !== null,
    ...earned,
    lines: lines.map((line) => ({ ...line, line: line.lineNo })),
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    discountCents: order.discountCents,
    keptShippingCents: order.keptShippingCents,
    keptCodeCents: order.keptCodeCents,
  }
}

/** @throws Problem 400 invalid_input for a line that is not there, or twice */
function wishesOf(lines: readonly OrderLineRow[], requested: NonNullable<OrderAmendment['lines']>): LineRequest[] {
  return requested.map(({ line, quantity, frameSize }, i) => {
    const bought = lines.find(({ lineNo }) => lineNo === line)
    const isTwice = requested.findIndex((one) => one.line === line) < i
    if (!bought || isTwice) throw invalidInput({ [`lines.${i}.line`]: 'field_id' })
    return { line, quantity, size: frameSize === undefined ? bought.size : (frameSize ?? '') }
  })
}

/** The delivery promise follows the address: some destinations take the courier longer (rule 730). */
function movedTo(
  { shipBy, arrivesOn, deliveryMethod }: StoredOrder,
  address: DeliveryAddress,
  shop: Shop,
): AmendedColumns {
  if (!shipBy || !arrivesOn) return address
  return { ...address, arrivesOn: arrivesOnAt(shop, shipBy, { deliveryMethod, postalCode: address.postalCode }) }
}

/** Undefined when the address does not change; a pick-up order keeps the shop's address. */
function addressOf(order: StoredOrder, asked: DeliveryAddress | undefined): DeliveryAddress | undefined {
  if (!asked) return undefined
  const { customerName, customerPhone } = asked
  const { shippingAddress, city, postalCode, province } = order
  const isFetched = order.deliveryMethod === 'pickup'
  const requested = isFetched ? { customerName, customerPhone, shippingAddress, city, postalCode, province } : asked
  const names = Object.keys(requested) as (keyof DeliveryAddress)[]
  return names.some((name) => requested[name] !== order[name]) ? requested : undefined
}

function requireSense(effect: ChangeEffect, address: DeliveryAddress | undefined): void {
  if (effect.lines.length === 0 && !address) throw problem('order_change_nothing')
  if (effect.isNothingLeft) throw problem('order_change_all')
  if (effect.isUndeliverable) throw problem('delivery_not_offered')
}

/** Every row of the stock that a change may move, before and after. */
function touchedUnits({ lines, effect }: OrderEdit): StockItem[] {
  return effect.lines.flatMap(({ line, size, wanted }) => {
    const productId = lines.find(({ lineNo }) => lineNo === line)?.productId
    if (productId === undefined) return []
    return [size, wanted.size].map((one) => ({ productId, size: one, quantity: 0 }))
  })
}
