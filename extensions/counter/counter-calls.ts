import * as z from 'zod/mini'
import { adminProduct } from '#shared/contract/catalog/admin-products.ts'
import { adminOrder, orderId } from '#shared/contract/orders/admin-orders.ts'
import { orderKeyQuery, orderNumberParam } from '#shared/contract/orders/orders.ts'
import { saleItems } from '#shared/contract/orders/sale-items.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, day, email, instant, line, optionalLine } from '#shared/contract/platform/fields.ts'
import { changePart, moneyErrors, tendersIn } from './counter-settings.ts'

const slot = z.object({ start: instant, end: instant, left: z.int() })

export const listPickupSlots = endpoint('GET', '/api/pickup-slots', {
  summary: 'Times at which an order of these products can be collected; empty where none are chosen',
  query: z.object({
    productIds: z.optional(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/, { error: 'id' }))),
  }),
  replies: { 200: z.array(slot) },
})

export const chooseSlot = endpoint('POST', '/api/orders/:orderNumber/pickup-slot', {
  summary: 'Another time for an order whose own was gone when its payment came',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.object({ start: instant }),
  replies: { 200: z.object({ pickupSlot: instant }) },
  errors: ['order_not_found', 'invalid_transition', 'slot_taken'],
})

const handOverBody = z.object({
  /** Six digits. */
  code: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** Without the code: who takes it home, and why without. */
  collectedBy: optionalLine(120),
  reason: optionalLine(200),
  tenders: z.optional(tendersIn),
})
export type HandOverRequest = z.output<typeof handOverBody>

const afterSale = z.extend(adminOrder, changePart)
export type SoldOrder = z.output<typeof afterSale>

export const handOver = endpoint('POST', '/api/admin/orders/:id/hand-over', {
  summary: 'Hands an order over in the shop, for its code or to a named person, and takes what is still to pay',
  params: orderId,
  body: handOverBody,
  replies: { 200: afterSale },
  errors: [
    'order_not_found',
    'invalid_transition',
    'pickup_code_wrong',
    'payment_required',
    'payment_under_way',
    'too_many_requests',
    ...moneyErrors,
  ],
  statuses: { payment_required: 409 },
})

export const lookUpCode = endpoint('GET', '/api/admin/counter/lookup', {
  summary: 'The product of a code or EAN, with its size where it has only one',
  query: z.object({ code: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(100)) }),
  replies: { 200: z.object({ product: adminProduct, size: z.nullable(z.string()) }) },
  errors: ['code_unknown'],
  statuses: { code_unknown: 404 },
})

const saleCustomer = z.object({
  name: optionalLine(120),
  email: z.optional(z.nullable(z.union([email, z.literal('')]))),
  phone: optionalLine(40),
})

const newSale = z.object({
  items: saleItems,
  customer: z.optional(z.nullable(saleCustomer)),
  tenders: tendersIn,
})
export type NewSale = z.output<typeof newSale>

export const sellAtCounter = endpoint('POST', '/api/admin/counter/sales', {
  summary: 'Sells over the counter: paid and handed over at once; no mail is sent',
  body: newSale,
  replies: { 201: afterSale, 200: afterSale },
  errors: [
    'product_unavailable',
    'insufficient_stock',
    'unknown_size',
    'size_required',
    'shop_not_ready',
    ...moneyErrors,
  ],
})

const newDeposit = z.object({
  items: saleItems,
  /** Gets the code for the pick-up, and the deposit back on a card if nothing comes of it. */
  customer: z.object({ name: line(1, 120), email, phone: optionalLine(40) }),
  /** Less than the total; what is paid now. */
  tenders: tendersIn,
  /** The last day on which the goods are kept; 30 days from now unless said. */
  until: z.optional(z.nullable(day)),
})
export type NewDeposit = z.output<typeof newDeposit>

export const takeDeposit = endpoint('POST', '/api/admin/counter/deposits', {
  summary:
    'Keeps goods for a deposit, which is a card that pays a part of the order; the rest is paid at the hand-over',
  body: newDeposit,
  replies: { 201: afterSale, 200: afterSale },
  errors: sellAtCounter.errors,
})

const rate = z.object({
  /** Null: margin scheme, or a voucher. */
  vatRate: z.nullable(z.int()),
  gross: amountOut,
  net: amountOut,
  vat: amountOut,
})

const daySheet = z.object({
  date: day,
  /** Paid on the day, in the shop and handed over there; gross of refunds. */
  sales: amountOut,
  count: z.int(),
  /** Of such orders, sent back on the day. */
  refunds: amountOut,
  byTender: z.array(z.object({ tender: z.enum(['cash', 'terminal', 'gift_card']), amount: amountOut, count: z.int() })),
  byVatRate: z.array(rate),
  /** Of the web on the same day, beside it and in no sum. */
  distance: z.object({ sales: amountOut, refunds: amountOut, count: z.int() }),
  float: amountOut,
  /** Given back from the till on the day. */
  refundedCash: amountOut,
  expectedCash: amountOut,
  countedCash: z.nullable(amountOut),
  difference: z.nullable(amountOut),
  note: z.nullable(z.string()),
})
export type DaySheet = z.output<typeof daySheet>

const dateParam = z.object({ date: day })

export const getDaySheet = endpoint('GET', '/api/admin/counter/days/:date', {
  summary: 'What the counter took on a day, by tender and rate of VAT, with the cash that was counted',
  params: dateParam,
  replies: { 200: daySheet },
})

export const putDaySheet = endpoint('PUT', '/api/admin/counter/days/:date', {
  summary: 'Says how much cash was counted',
  params: dateParam,
  body: z.object({ countedCash: amountIn, note: optionalLine(500) }),
  replies: { 200: daySheet },
})

export const exportDaySheet = endpoint('GET', '/api/admin/counter/days/:date/lines', {
  summary: 'The lines sold over the counter on a day, as CSV for tills that read it',
  params: dateParam,
  replies: { 200: null },
  answersFile: 'text/csv',
})
