import { invalidInput } from '#server/platform/problems/problem.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { placesAt } from './postal-codes.ts'

/** Written for a whole town, whose codes begin with 21, in Rome with 18: 20100, 00100. */
const firstOfTown = ['21', '18']

async function isKnown(postalCode: string): Promise<boolean> {
  const ofTown = /^\d\d100$/.test(postalCode) ? firstOfTown : []
  const asked = [postalCode, ...ofTown.map((end) => postalCode.slice(0, 3) + end)]
  for (const one of asked) if ((await placesAt(one)).places.length > 0) return true
  return false
}

/**
 * Checks that the place of a delivery address exists.
 * @param field its name in the call
 * @throws Problem 400 invalid_input
 */
export async function requireKnownPostalCode(
  { delivery, postalCode }: { delivery?: DeliveryMethod | null | undefined; postalCode: string },
  field: string,
): Promise<void> {
  if (delivery === 'pickup' || (await isKnown(postalCode))) return
  throw invalidInput({ [field]: 'field_unknown_postal_code' })
}
