import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { limitUnknownCodes } from '#server/platform/throttle/limit-unknown-codes.ts'
import { findCoupons } from './coupon-repository.ts'

/** @param customerId who is signed in: guests of the same network do not count against them @throws Problem 429 after too many unknown codes */
export async function limitCouponGuesses(
  deps: Pick<CatalogDeps, 'database' | 'clock'>,
  caller: Caller | undefined,
  codes: readonly string[],
  customerId: string | null,
): Promise<void> {
  const guess = { rule: 'code_guess', ...(customerId !== null && { subject: customerId }) } as const
  await limitUnknownCodes(deps, caller, guess, codes, async (tx) => (await findCoupons(tx, codes)).size)
}
