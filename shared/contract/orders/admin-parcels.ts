import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { day, line, optionalLine } from '#shared/contract/platform/fields.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { adminOrder } from './admin-orders.ts'
import { carrierIn } from './order-parts/carrier-in.ts'
import { serialNumbers } from './parcels.ts'

const id = z.object({ id: z.uuid({ error: 'id' }) })

/** A link of one's own leads to a safe page. */
const link = z.string().check(z.trim(), z.maxLength(300), z.refine(isSafeLink, { error: 'https_link' }))

function isSafeLink(text: string): boolean {
  return text === '' || (text.startsWith('https://') && URL.canParse(text))
}

const facts = {
  carrier: z.optional(z.nullable(carrierIn)),
  trackingCode: z.optional(z.nullable(line(0, 80))),
  /** Kept where the carrier is "other". */
  link: z.optional(z.nullable(link)),
  expectedDay: z.optional(z.nullable(day)),
  appointment: z.optional(z.nullable(line(0, 120))),
  serialNumbers,
}

/** Without it a parcel of an order that is not paid does not leave; kept in its history. */
const reason = optionalLine(200)

const newParcel = z.object({
  lines: z
    .array(
      z.object({
        line: z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' }), z.maximum(maxOrderLines, { error: 'id' })),
        quantity: z
          .int({ error: 'quantity' })
          .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
      }),
    )
    .check(z.minLength(1, { error: 'items' }), z.maxLength(maxOrderLines, { error: 'items' })),
  ...facts,
  /** The number it is to have: refused when there is such a parcel, so that sent twice it is packed once. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(9_999))),
  /** Whether it is sent at once. */
  send: z.optional(z.boolean()),
  reason,
})
export type NewParcel = z.output<typeof newParcel>
export type NewParcelInput = z.input<typeof newParcel>

export const packParcel = endpoint('POST', '/api/admin/orders/:id/parcels', {
  summary: 'Packs pieces of an order as a parcel of its own, and sends it where asked',
  params: id,
  body: newParcel,
  replies: { 201: adminOrder },
  errors: [
    'order_not_found',
    'parcel_pieces',
    'parcel_state',
    'invalid_transition',
    'reason_required',
    'order_collected',
  ],
})

const moved = { replies: { 200: adminOrder }, errors: ['parcel_not_found', 'parcel_state', 'order_collected'] } as const

export const changeParcel = endpoint('PATCH', '/api/admin/parcels/:id', {
  summary: 'Who brings a parcel, its code, link, expected day and appointment',
  params: id,
  body: z
    .object(facts)
    .check(z.refine((change) => Object.values(change).some((v) => v !== undefined), { error: 'nothing_to_change' })),
  ...moved,
})
export type ParcelFacts = z.output<NonNullable<typeof changeParcel.body>>

export const sendParcel = endpoint('POST', '/api/admin/parcels/:id/sent', {
  summary: 'A packed parcel has left: its customer is told; with the last one the order is shipped',
  params: id,
  body: z.nullish(z.object({ reason })),
  ...moved,
  errors: [...moved.errors, 'invalid_transition', 'reason_required'],
})

export const deliverParcel = endpoint('POST', '/api/admin/parcels/:id/delivered', {
  summary: 'A parcel has arrived; with the last one the order is delivered',
  params: id,
  ...moved,
  errors: [...moved.errors, 'invalid_transition'],
})

export const undoParcel = endpoint('POST', '/api/admin/parcels/:id/undo', {
  summary: 'Takes a packed parcel apart before it leaves',
  params: id,
  ...moved,
})
