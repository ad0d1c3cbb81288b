import { randomBytes } from 'node:crypto'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Unit } from '#server/orders/parcels/sold-bicycle-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { limitUnknownCodes } from '#server/platform/throttle/limit-unknown-codes.ts'
import { giftCardCode, giftCodeText, normalizeGiftCode } from '#shared/domain/platform/states/gift-card-code.ts'
import {
  countCodes,
  listOwnBicycles,
  listReaders,
  lockByCode,
  moveToOwner,
  type OwnBicycle,
  putHandOverCode,
} from './own-bicycle-repository.ts'

type GarageDeps = Pick<OrdersDeps, 'database' | 'clock'>

const codeLifeMs = 30 * 86_400_000

/** Its name for the customers, who may not know the order. */
export const bicycleId = ({ orderId, lineNo, unit }: Unit): string =>
  hashSecretToken(`${orderId}/${lineNo}/${unit}`).slice(0, 32)

export const hasLeft = ({ orderStatus }: Pick<OwnBicycle, 'orderStatus'>): boolean =>
  orderStatus === 'shipped' || orderStatus === 'delivered'

export async function requireOwn(tx: Db, customerId: string, id: string): Promise<OwnBicycle> {
  const found = (await listOwnBicycles(tx, customerId)).find((one) => bicycleId(one) === id)
  if (!found) throw problem('bicycle_not_found')
  return found
}

/**
 * A code that hands the bicycle over, once and within 30 days; the one before stops working.
 * @throws Problem 404 bicycle_not_found, 409 bicycle_not_left
 */
export async function makeHandOverCode({ database, clock }: GarageDeps, customerId: string, id: string) {
  const code = giftCardCode(randomBytes(32))
  const codeExpiresAt = new Date(clock().getTime() + codeLifeMs)
  await inTransaction(database, async (tx) => {
    const bicycle = await requireOwn(tx, customerId, id)
    if (!hasLeft(bicycle)) throw problem('bicycle_not_left')
    await putHandOverCode(tx, bicycle, { codeHash: hashSecretToken(code), codeExpiresAt })
  })
  return { code: giftCodeText(code), expiresAt: codeExpiresAt.toISOString() }
}

/** @throws Problem 404 bicycle_not_found */
export async function withdrawHandOverCode({ database }: GarageDeps, customerId: string, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const bicycle = await requireOwn(tx, customerId, id)
    if (bicycle.codeExpiresAt) await putHandOverCode(tx, bicycle, null)
  })
}

/**
 * The bicycle of the code becomes the caller's, and both owners get a mail that names neither.
 * @throws Problem 404 bicycle_code_unknown, 409 bicycle_own, 429
 */
export async function receiveBicycle(
  deps: GarageDeps,
  customerId: string,
  typed: string,
  caller: Caller | undefined,
): Promise<OwnBicycle> {
  const at = deps.clock()
  const codeHash = hashSecretToken(normalizeGiftCode(typed))
  await limitUnknownCodes(deps, caller, { rule: 'bicycle_code_guess' }, [codeHash], (tx) =>
    countCodes(tx, codeHash, at),
  )
  return inTransaction(deps.database, async (tx) => {
    const sold = await lockByCode(tx, codeHash, at)
    if (!sold?.owner) throw problem('bicycle_code_unknown')
    if (sold.owner === customerId) throw problem('bicycle_own')
    const id = bicycleId(sold)
    const before = (await listOwnBicycles(tx, sold.owner)).find((one) => bicycleId(one) === id)
    // It was given back since.
    if (!before) throw problem('bicycle_code_unknown')
    await moveToOwner(tx, sold, customerId, at)
    for (const reader of await listReaders(tx, [sold.owner, customerId])) {
      const kind = reader.id === customerId ? 'bicycle_received' : 'bicycle_handed_over'
      const { email: to, language, firstName } = reader
      const data = { firstName: greetingName(firstName, language), name: before.name, size: before.size || null }
      await enqueueMail(tx, { kind, about: `${id}/${at.toISOString()}`, to, language, data, at })
    }
    return requireOwn(tx, customerId, id)
  })
}
