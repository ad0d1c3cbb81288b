import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, id, idParam, line } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { bicycleKinds, priceKinds } from './service-kinds.ts'

const described = {
  name: line(1, 80),
  nameEn: z.optional(line(0, 80)),
  /** What is done, in a few words. */
  note: z.optional(line(0, 160)),
  noteEn: z.optional(line(0, 160)),
  minutes: z.int({ error: 'whole_number' }).check(z.minimum(5), z.maximum(720)),
  /** `from`: at least this; `free`: nothing. */
  priceKind: z.enum(priceKinds),
  /** What is paid beside it, in words: «la camera». */
  parts: z.optional(line(0, 60)),
  partsEn: z.optional(line(0, 60)),
  /** Empty: all kinds. */
  kinds: z.optional(z.array(z.enum(bicycleKinds)).check(z.maxLength(bicycleKinds.length))),
  position: z.optional(z.int({ error: 'whole_number' }).check(z.minimum(0), z.maximum(9_999))),
  isActive: z.optional(z.boolean()),
  /** The customer rides a bicycle of the shop: its booking names a product. */
  isTestRide: z.optional(z.boolean()),
  /** When it is due again, in months; null: never by time. */
  againAfterMonths: z.optional(z.nullable(z.int({ error: 'whole_number' }).check(z.minimum(1), z.maximum(60)))),
}

const serviceIn = z
  .object({ ...described, price: amountIn })
  .check(
    z.refine(({ priceKind, price }) => (priceKind === 'free') === (price === 0), { path: ['price'], error: 'amount' }),
  )
export type ServiceIn = z.output<typeof serviceIn>

const service = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  note: z.string(),
  noteEn: z.string(),
  minutes: z.int(),
  priceKind: z.enum(priceKinds),
  price: amountOut,
  parts: z.string(),
  partsEn: z.string(),
  kinds: z.array(z.enum(bicycleKinds)),
  isTestRide: z.boolean(),
})
const adminService = z.extend(service, {
  position: z.int(),
  isActive: z.boolean(),
  againAfterMonths: z.nullable(z.int()),
})
export type AdminService = z.output<typeof adminService>

export const listServices = endpoint('GET', '/api/workshop/services', {
  summary: 'What the workshop does, in the shop’s order; the English texts are the Italian ones where there are none',
  replies: { 200: z.array(service) },
})

const services = resource('/api/admin/workshop/services/:id', idParam, 'service_unknown')

export const listAdminServices = services.list('Services of the workshop, also those switched off', adminService)
export const createService = services.create('Adds a service', serviceIn, adminService)
export const changeService = services.put('Changes a service; bookings keep its former price', serviceIn, adminService)
export const removeService = services.remove('Deletes a service; one that was booked is switched off')
