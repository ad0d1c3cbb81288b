import * as z from 'zod/mini'
import { shelfClasses, shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import { specialPlaces } from '#shared/domain/platform/delivery/special-places.ts'

const byZone = <S extends z.core.$ZodType>(schema: S) => z.object({ mainland: schema, islands: schema, remote: schema })
const rate = z.object({ fees: byZone(z.nullable(z.int())), freeOverCents: z.nullable(z.int()) })

/** The rules of delivery costs and dates (shared/domain/platform/delivery/shipping-rules.ts), and the part of them for texts. */
export const shippingFacts = z.object({
  flatFeeCents: z.int(),
  freeOverCents: z.nullable(z.int()),
  /** The two sums above hold for everything everywhere. */
  isFlat: z.boolean(),
  /** Working days on the mainland: "3-5". */
  deliveryDays: z.string(),
  cutOff: z.int(),
  assemblyDays: z.record(z.string(), z.int()),
  carrierDays: byZone(z.int()),
  letterGrams: z.int(),
  parcelGrams: z.int(),
  shelves: z.record(z.string(), z.object({ travelsAs: z.enum(shelfClasses), grams: z.nullable(z.int()) })),
  rates: z.record(z.enum(shippingClasses), rate),
  zones: z.object({ islands: z.array(z.string()), remote: z.array(z.string()) }),
  express: z.nullable(z.object({ feeCents: z.int(), days: z.int() })),
  isPickUpOffered: z.boolean(),
  /** Terms of delivery to places outside the EU's VAT area; a place that is missing is not delivered to without a call. */
  served: z.optional(z.partialRecord(z.enum(specialPlaces), z.object({ it: z.string(), en: z.string() }))),
})
