import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { limitUnknownCodes } from '#server/platform/throttle/limit-unknown-codes.ts'
import { findCoupons } from './coupon-repository.ts'

/** @throws Problem 429 after too many unknown codes */
export async function limitCouponGuesses(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: Caller | undefined,
  codes: readonly string[],
): Promise<void> {
  await limitUnknownCodes(deps, caller, 'code_guess', codes, async (tx) => (await findCoupons(tx, codes)).size)
}
