import type { PriceEvent } from '#shared/contract/pricing/admin-price-events.ts'
import { deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

type Fee = PriceEvent['fees'][number]

/** The prices of delivery that differ. */
export function changedFees(before: ShippingRules, after: ShippingRules): Fee[] {
  const former = feesOf(before)
  return feesOf(after).flatMap(({ cents, ...of }, i) => {
    const was = former[i]?.cents ?? null
    return was === cents ? [] : { ...of, before: decimalOrNone(was), after: decimalOrNone(cents) }
  })
}

function feesOf({ rates, express }: ShippingRules): (Pick<Fee, 'of' | 'zone'> & { cents: number | null })[] {
  return [
    ...shippingClasses.flatMap((of) => [
      ...deliveryZones.map((zone) => ({ of, zone, cents: rates[of].fees[zone] })),
      { of, zone: 'freeOver' as const, cents: rates[of].freeOverCents },
    ]),
    { of: 'express', zone: 'mainland', cents: express?.feeCents ?? null },
  ]
}

const decimalOrNone = (cents: number | null) => (cents === null ? null : toDecimal(cents))
