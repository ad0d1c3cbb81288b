import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { type ShippingRules, withFacts } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { findShippingRules } from './shipping-rules-repository.ts'

/** The catalogue's memory, which always holds the current rules. */
interface Memory {
  readonly state: { readonly shipping: ShippingRules | undefined }
}

/** The shop, with what delivery costs as it was edited last; other nodes follow within a second, as with any price. */
export function withLiveShipping(configured: Shop, memory: Memory): Shop {
  const { shipping, ...rest } = configured
  let known: { rules: ShippingRules | undefined; facts: Shop['shipping'] } = { rules: undefined, facts: shipping }
  return {
    ...rest,
    get shipping() {
      const { shipping: rules } = memory.state
      if (rules !== known.rules)
        known = { rules, facts: rules ? withFacts({ ...rules, ...servedOf(shipping) }) : shipping }
      return known.facts
    },
  }
}

/** The current rules, read in the transaction of the order. */
export async function readShippingRules(db: Db, { shipping }: Shop) {
  const stored = await findShippingRules(db)
  return stored ? { ...stored.rules, ...servedOf(shipping) } : shipping
}

const servedOf = ({ served }: ShippingRules) => served && { served }
