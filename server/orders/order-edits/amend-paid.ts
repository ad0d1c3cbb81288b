import { randomUUID } from 'node:crypto'
import { deductStock, returnToStock } from '#server/catalog/products/stock-repository.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { maxOrderCents } from '#server/orders/checkout/quote-order.ts'
import { storeOrder } from '#server/orders/checkout/store-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import { netLine } from '#server/orders/order-records/order-vat-repository.ts'
import { needsAccount, requestRefund } from '#server/orders/refunds/request-refund.ts'
import { requireConfirmedActor } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { keptUnits, lessWorth } from '#shared/domain/orders/weigh-order-edit.ts'
import { addedUnits, boughtLine, moveUnits, requireAddable } from './moved-units.ts'
import type { AmendWay, OrderEdit, Settled } from './order-edit.ts'
import { writeSize } from './order-edit-repository.ts'

/**
 * For paid orders: removed units become a refund by line, added units an order of its own, and the rest may change its
 * size.
 */
export const amendPaid: AmendWay = async (tx, deps, change) => {
  await requireAddable(tx, deps.shop, change)
  const refund = await giveBack(tx, change)
  await swapSizes(tx, change)
  const addition = await addOrder(tx, deps, change)
  return { refund, addition }
}

/**
 * The refund is reduced by discounts that the rest no longer earns, with a note; the delivery charge is refunded only
 * with the whole order.
 */
async function giveBack(tx: Tx, { order, lines, effect, account, changer, at }: OrderEdit): Promise<Settled['refund']> {
  const less = effect.lines.flatMap((line) => {
    const quantity = line.quantity - line.wanted.quantity
    if (quantity <= 0) return []
    const { productId } = boughtLine(lines, line)
    return [{ productId, size: line.size, lineNo: line.line, quantity, amountCents: lessWorth(line) }]
  })
  if (less.length === 0) return null
  const backCents = effect.refundCents
  const { shippingCents, codeCents } = effect.kept
  if (needsAccount(order, backCents) && !account && changer.by === 'customer') throw problem('order_account_needed')
  const refund = await requestRefund(
    tx,
    order,
    {
      lines: less.map(({ lineNo, quantity, amountCents }) => ({ lineNo, quantity, amountCents, place: 'stock' })),
      shippingCents: 0,
      otherCents: -(shippingCents + codeCents),
      reason: 'shop_refund',
      note: shippingCents + codeCents > 0 ? keptNote[order.language] : null,
      account: order.paymentId ? null : account,
      request: null,
      actor: changer.by,
      spends: 'order_change',
      isNothingFine: true,
    },
    at,
  )
  if (refund.iban) requireConfirmedActor()
  const homeless = await returnToStock(tx, less, refund.id)
  if (homeless.length > 0) throw problem('order_change_no_room')
  if (refund.amountCents === 0) return null
  return { kind: refund.kind, amountCents: refund.amountCents, giftCardCents: refund.giftCardCents }
}

const keptNote = {
  it: 'Meno ciò che il resto dell’ordine non raggiunge più (consegna gratuita, sconti)',
  en: 'Less what the rest of the order no longer qualifies for (free delivery, discounts)',
} as const

/** At the same price: all sizes of a product cost the same. */
async function swapSizes(tx: Tx, change: OrderEdit): Promise<void> {
  const { order, lines, effect } = change
  const swapped = effect.lines.filter((line) => {
    return line.wanted.size !== line.size && keptUnits({ isPaid: true }, line) > 0
  })
  const units = swapped.flatMap((line) => {
    const { productId } = boughtLine(lines, line)
    const quantity = keptUnits({ isPaid: true }, line)
    return [
      { productId, size: line.size, quantity },
      { productId, size: line.wanted.size, quantity: -quantity },
    ]
  })
  await moveUnits(tx, change, units)
  for (const line of swapped) {
    const kept = { orderId: order.id, lineNo: line.line, quantity: keptUnits({ isPaid: true }, line) }
    await writeSize(tx, kept, line.wanted.size)
  }
}

/** Delivered with the order it belongs to, for what that makes it dearer at most; it waits for its money as every unpaid order does. */
async function addOrder(tx: Tx, deps: OrdersDeps, change: OrderEdit): Promise<StoredOrder | null> {
  const { order, effect, changer, at } = change
  const added = addedUnits(change)
  const { additionCents: totalCents, additionShippingCents: shippingCents } = effect
  if (totalCents === 0) return null
  if (totalCents > maxOrderCents) throw invalidInput({ lines: 'field_order_value' })
  const lines = added.map(({ bought, size, quantity }) => ({
    productId: bought.productId,
    size,
    quantity,
    unitCents: bought.unitCents,
    totalCents: quantity * bought.unitCents,
    discountCents: 0,
    vatClass: bought.vatClass,
    name: bought.name,
    productCode: bought.productCode,
    imageName: bought.imageName,
    isUsed: bought.category === 'bici-usate',
    isElectric: bought.subcategory === 'elettrica',
    category: bought.category,
    shelf: bought.shelf,
    weightGrams: bought.weightGrams,
  }))
  const id = randomUUID()
  const short = lines.length > 0 ? await deductStock(tx, lines, id) : []
  if (short.length > 0) throw insufficientStock(short, { lines })
  const { id: _id, customerId, language, deliveryMethod: delivery, ...customer } = order
  const stored = await storeOrder(
    tx,
    {
      id,
      customer: { ...customer, delivery },
      customerId,
      language,
      quote: {
        lines,
        codes: [],
        subtotalCents: totalCents - shippingCents,
        shippingCents,
        discountCents: 0,
        totalCents,
      },
      payment: { method: 'bank' },
      ...(lines.length === 0 && { deliveryOf: change.lines.map(netLine) }),
      placedFrom: changer.caller?.network ?? null,
      at,
    },
    deps,
  )
  return updateOrder(tx, stored.id, { additionTo: order.additionTo ?? order.id })
}
