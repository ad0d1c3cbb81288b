import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { paymentMethods } from '#shared/domain/platform/states/order-states.ts'

const text = z.string().trim().min(1)
const days = z.number().min(0)

const buyer = z.strictObject({
  firstName: text,
  lastName: text,
  email: z.email(),
  phone: text.optional(),
  address: text,
  city: text,
  postalCode: z.string().regex(/^\d{5}$/),
  province: z.string().regex(/^[A-Z]{2}$/),
  /** Whether the buyer has an account; its password is unknown. */
  hasAccount: z.boolean(),
})
export type SeedBuyer = z.output<typeof buyer>

/** `…After` are days after the order was placed; a step that has not come yet has none. */
const order = z.strictObject({
  daysAgo: days,
  buyer: z.int().min(0),
  lines: z.array(z.strictObject({ code: text, size: z.string().default(''), quantity: z.int().min(1).max(99) })).min(1),
  paymentMethod: z.enum(paymentMethods),
  paidAfter: days.optional(),
  shippedAfter: days.optional(),
  trackingCode: text.optional(),
  /** The first line went ahead in a parcel of its own. */
  firstParcel: z.strictObject({ shippedAfter: days, trackingCode: text, deliveredAfter: days.optional() }).optional(),
  deliveredAfter: days.optional(),
  cancelledAfter: days.optional(),
  isRefunded: z.boolean().default(false),
  withdrawnAfter: days.optional(),
})
export type SeedOrder = z.output<typeof order>

const seedOrders = z.object({ buyers: z.array(buyer), orders: z.array(order) })
export type SeedOrders = z.output<typeof seedOrders>

/** Reads the demo's orders (seed/README.md). @throws Error naming the fault */
export async function readSeedOrders(folder: string): Promise<SeedOrders> {
  const result = seedOrders.safeParse(JSON.parse(await readFile(join(folder, 'orders.json'), 'utf8')))
  if (!result.success) throw new Error(`orders.json of the demo: ${z.prettifyError(result.error)}`)
  const { buyers, orders } = result.data
  const stranger = orders.find((o) => o.buyer >= buyers.length)
  if (stranger) throw new Error(`orders.json of the demo: there is no buyer ${stranger.buyer}`)
  return result.data
}
