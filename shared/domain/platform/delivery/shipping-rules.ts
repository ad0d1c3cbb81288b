import type { Cents } from '#shared/domain/platform/money.ts'
import { type DispatchRules, daysInWords } from './delivery-promise.ts'
import { type DeliveryZone, deliveryZoneOf, deliveryZones, type ZoneCodes } from './delivery-zones.ts'
import type { ShippingPolicy } from './shipping.ts'
import {
  type ClassRules,
  type ShippedLine,
  type ShippingClass,
  shippingClasses,
  shippingClassOf,
} from './shipping-class.ts'
import { type ServedPlaces, specialPlaceOf } from './special-places.ts'

/** Delivery methods: courier, express courier, or pick-up. */
export const deliveryMethods = ['courier', 'express', 'pickup'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

export interface ShippingRate {
  /** Null: no courier delivery there. */
  fees: Readonly<Record<DeliveryZone, Cents | null>>
  /** Null: nothing makes it free. */
  freeOverCents: Cents | null
}

/** Delivery costs and times (decision 0056): edited in the dashboard, initially from SHOP_CONFIG. */
export interface ShippingRules extends DispatchRules, ClassRules {
  rates: Readonly<Record<ShippingClass, ShippingRate>>
  zones: ZoneCodes
  /** Null: not offered. It costs so much more than the courier, for letters and parcels on the mainland. */
  express: { feeCents: Cents; days: number } | null
  isPickUpOffered: boolean
  /** Of SHOP_CONFIG alone. */
  served?: ServedPlaces
}

/** The rules as far as texts mention them: for a parcel to the mainland, and whether that is all. */
interface ShippingFacts extends ShippingPolicy {
  isFlat: boolean
  /** Working days on the mainland: "3-5". */
  deliveryDays: string
}

const expressClasses: readonly ShippingClass[] = ['letter', 'parcel']

/** The specified rule: one fee for everything everywhere. */
export function flatRates({ flatFeeCents, freeOverCents }: ShippingPolicy): ShippingRules['rates'] {
  const fees = { mainland: flatFeeCents, islands: flatFeeCents, remote: flatFeeCents }
  const rate = { fees, freeOverCents }
  return { letter: rate, parcel: rate, bulky: rate, bicycle: rate }
}

export function withFacts<R extends ShippingRules>(rules: R): R & ShippingFacts {
  const { parcel } = rules.rates
  const isFlat = shippingClasses.every((one) => {
    const { fees, freeOverCents } = rules.rates[one]
    return freeOverCents === parcel.freeOverCents && deliveryZones.every((zone) => fees[zone] === parcel.fees.mainland)
  })
  const flatFeeCents = parcel.fees.mainland ?? 0
  return { ...rules, flatFeeCents, freeOverCents: parcel.freeOverCents, isFlat, deliveryDays: daysInWords(rules) }
}

/** Method and destination; without five digits the mainland is assumed. */
export interface ShippingRequest {
  method: DeliveryMethod
  postalCode: string
}

/**
 * The policy for items that ship together; undefined where this method does not deliver them there, or
 * without items.
 */
export function shippingPolicyFor(
  lines: readonly ShippedLine[],
  request: ShippingRequest,
  rules: ShippingRules,
): ShippingPolicy | undefined {
  return lines.length === 0 ? undefined : classPolicy(shippingClassOf(lines, rules), request, rules)
}

export function classPolicy(
  shippingClass: ShippingClass,
  { method, postalCode }: ShippingRequest,
  { rates, zones, express, isPickUpOffered, served = {} }: ShippingRules,
): ShippingPolicy | undefined {
  if (method === 'pickup') return isPickUpOffered ? { flatFeeCents: 0, freeOverCents: null } : undefined
  const place = specialPlaceOf({ postalCode })
  if (place && !served[place]) return undefined
  const zone = deliveryZoneOf(postalCode, zones)
  const { fees, freeOverCents } = rates[shippingClass]
  const flatFeeCents = fees[zone]
  if (flatFeeCents === null) return undefined
  if (method === 'courier') return { flatFeeCents, freeOverCents }
  const isFast = express && zone === 'mainland' && expressClasses.includes(shippingClass)
  return isFast ? { flatFeeCents, freeOverCents, surchargeCents: express.feeCents } : undefined
}
