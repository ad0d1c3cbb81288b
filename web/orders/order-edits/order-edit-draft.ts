import type { OrderAmendmentInput, OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import {
  type ChangeEffect,
  destinationOf,
  type LineRequest,
  weighChange,
} from '#shared/domain/orders/weigh-order-edit.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'
import { centsOf } from '#shared/domain/platform/money.ts'

export type ChangeLine = OrderEditOffer['lines'][number]

/** Requested changes of some lines; untouched lines follow the order. */
export type LineRequests = Readonly<Record<number, Omit<LineRequest, 'line'>>>

/** The fields of the form: where the order goes, and where money of a paid one does. */
export interface ChangeFields {
  customerName: string
  customerPhone: string
  shippingAddress: string
  postalCode: string
  city: string
  province: string
  iban: string
  holder: string
}

export function fieldsOf({ address }: OrderEditOffer): ChangeFields {
  const { customerName, customerPhone, shippingAddress, postalCode, city, province } = address
  return {
    customerName,
    customerPhone: customerPhone ?? '',
    shippingAddress,
    postalCode,
    city,
    province: province ?? '',
    iban: '',
    holder: '',
  }
}

export const requestOf = (
  { line, quantity, frameSize }: ChangeLine,
  requests: LineRequests,
): Omit<LineRequest, 'line'> => requests[line] ?? { quantity, size: frameSize ?? '' }

/** The maximum of a line in a size: its own units plus the available stock. */
export function mostOf({ quantity, frameSize, sizes, isSold }: ChangeLine, size: string): number {
  const isOwn = size === (frameSize ?? '')
  const free = isSold || !isOwn ? (sizes.find((one) => (one.frameSize ?? '') === size)?.pieces ?? 0) : 0
  const most = isOwn ? quantity + free : isSold ? free : Math.min(free, quantity)
  return Math.min(maxLineQuantity, most)
}

/** @param postalCode where it goes afterwards, as typed */
export function effectOf(
  offer: OrderEditOffer,
  requests: LineRequests,
  postalCode: string,
  rules: ShippingRules,
): ChangeEffect {
  const order = {
    isPaid: offer.paymentStatus !== 'pending',
    isAddition: offer.isAddition,
    codes: offer.codes.map(({ minimum, discount, delivery, ...code }) => ({
      ...code,
      minimumCents: centsOf(minimum),
      discountCents: centsOf(discount),
      deliveryCents: centsOf(delivery),
    })),
    lines: offer.lines.map(({ line, quantity, frameSize, price, coded, category, shelf, weightGrams }) => ({
      ...{ line, category, shelf, weightGrams },
      quantity,
      size: frameSize ?? '',
      unitCents: centsOf(price),
      discountCents: centsOf(coded?.discount ?? '0'),
      boughtQuantity: coded?.bought ?? quantity,
      refundedQuantity: coded?.refunded ?? 0,
    })),
    subtotalCents: centsOf(offer.subtotal),
    shippingCents: centsOf(offer.shipping),
    discountCents: centsOf(offer.discount),
    keptShippingCents: centsOf(offer.keptShipping),
    keptCodeCents: centsOf(offer.keptCode),
    askedCents: centsOf(offer.asked),
    boughtShippingCents: centsOf(offer.boughtShipping),
  }
  const all = offer.lines.map((line) => ({ line: line.line, ...requestOf(line, requests) }))
  const way = { method: offer.delivery, before: offer.address.postalCode, after: postalCode.trim() }
  return weighChange(order, all, destinationOf(way, rules))
}

export function isOtherAddress(offer: OrderEditOffer, fields: ChangeFields): boolean {
  const before = fieldsOf(offer)
  const names = ['customerName', 'customerPhone', 'shippingAddress', 'postalCode', 'city', 'province'] as const
  return names.some((name) => fields[name].trim() !== before[name])
}

/** Money of a paid order goes back by transfer: the account is needed. */
export const needsAccount = ({ paymentMethod }: OrderEditOffer, { refundCents }: Pick<ChangeEffect, 'refundCents'>) =>
  paymentMethod === 'bank' && refundCents > 0

export function bodyOf(offer: OrderEditOffer, effect: ChangeEffect, fields: ChangeFields): OrderAmendmentInput {
  const { iban, holder, ...address } = fields
  const lines = effect.lines.map(({ line, wanted }) => ({
    line,
    quantity: wanted.quantity,
    frameSize: wanted.size || null,
  }))
  return {
    version: offer.version,
    ...(lines.length > 0 && { lines }),
    ...(isOtherAddress(offer, fields) && { address }),
    ...(needsAccount(offer, effect) && iban.trim() && { account: { iban, holder } }),
  }
}

/** Whether confirming costs money: then the button has to say so (rule 435). */
export function costsMore({ total }: OrderEditOffer, { totals, additionCents }: ChangeEffect): boolean {
  return additionCents > 0 || totals.totalCents > centsOf(total)
}
