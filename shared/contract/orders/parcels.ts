import * as z from 'zod/mini'
import { instant, line } from '#shared/contract/platform/fields.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { carriers } from '#shared/domain/platform/shop/carriers.ts'

/** A parcel as its customer sees it. */
export const orderParcel = z.object({
  /** Its number within the order, and their count; unpacked units count as one more parcel. */
  number: z.int(),
  of: z.int(),
  state: z.enum(parcelLife.states),
  /** In words; null for an unknown one. */
  carrier: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** A day of the calendar: "2026-11-26". */
  expectedDay: z.nullable(z.string()),
  /** For bulky items: day and time as agreed, in free words. */
  appointment: z.nullable(z.string()),
  packedAt: instant,
  sentAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  lines: z.array(z.object({ line: z.int(), name: z.string(), frameSize: z.nullable(z.string()), quantity: z.int() })),
})
export type OrderParcel = z.output<typeof orderParcel>

export const adminParcel = z.extend(orderParcel, {
  id: z.string(),
  carrierKey: z.nullable(z.enum(carriers)),
  /** Typed by hand, for a carrier that the shop has no link for. */
  link: z.nullable(z.string()),
})
export type AdminParcel = z.output<typeof adminParcel>

/** Those stamped into the frames of an item's bicycles, unit by unit; empty where unknown. */
export const serialNumbers = z.optional(
  z
    .array(
      z.object({
        line: z.int({ error: 'id' }),
        numbers: z.array(line(0, 40)).check(z.maxLength(maxLineQuantity, { error: 'quantity' })),
      }),
    )
    .check(z.maxLength(maxOrderLines, { error: 'items' })),
)
export type SerialNumbers = z.output<typeof serialNumbers>
