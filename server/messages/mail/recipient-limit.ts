import { createHmac } from 'node:crypto'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import type { MailKindName } from '#server/messages/mail-kinds/mail-registry.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import { recipientLimits } from '#server/platform/throttle/limit-rules.ts'
import type { OutboxRow } from './outbox-repository.ts'
import {
  allowMail,
  holdMail,
  isConfirmationHeld,
  isProvenAddress,
  listAllowedMails,
  postponeMail,
} from './recipient-repository.ts'

const dayMs = 24 * 3_600_000

type Parts = Pick<MessagesDeps, 'config' | 'database' | 'clock' | 'shop'>

/** Only staff, bank or couriers cause these. */
const causedByShop = new Set<string>([
  'order_shipped',
  'order_delivered',
  'order_reopened',
  'transfer_in_part',
  'transfer_to_return',
  'transfer_returned',
  'refund_account',
  'return_received',
  'return_sent',
  'return_refused',
  'exchange_released',
  'access_changed',
] satisfies MailKindName[])
/** No stranger can cause these: they are paid for, written by staff, or asked for by the address itself. */
const waitForRoom = new Set<string>([
  'payment_received',
  'payment_refunded',
  'order_refunded',
  'closure_notice',
  'gift_card',
  'gift_card_sent',
  'review_published',
  'review_answered',
  'review_request',
  'question_answered',
  'withdrawal_notice',
  'return_opened',
  'return_notice',
  'shop_changed',
  'staff_invitation',
  'staff_new_device',
] satisfies MailKindName[])

/** Kinds of an extension that no stranger can cause. */
export function addWaitingKinds(kinds: readonly string[]): void {
  for (const kind of kinds) waitForRoom.add(kind)
}

interface SendPermission {
  mayLeave: boolean
  /** The address is not proven, and no other mail leaves after this one for a while: it offers to confirm the address. */
  isLast: boolean
}

/**
 * Decides whether a mail may be sent: the only place that counts all mails to an address, whatever their cause
 * (decision 0075). A mail beyond the limit that a stranger can cause waits for the proof of its address, and no time lets
 * it out; so do the later mails about its order. Others, and those to a proven address, wait for room.
 */
export async function checkRecipientLimit(parts: Parts, row: OutboxRow): Promise<SendPermission> {
  const { config, database, clock, shop } = parts
  const free = { mayLeave: true, isLast: false }
  const isOwn = row.toAddress.toLowerCase() === shop.email.toLowerCase()
  if (!config.rateLimit || isOwn || row.letOutAt || causedByShop.has(row.kind)) return free
  const hash = await addressHashOf(parts, row.toAddress)
  return inTransaction(database, async (tx) => {
    const now = clock()
    await lockNames(tx, [`mail/${hash}`])
    const isProven = await isProvenAddress(tx, row.toAddress, hash)
    const since = new Date(now.getTime() - dayMs)
    const isReceipt = isOwedReceipt(row)
    const moments = await listAllowedMails(tx, row.toAddress, since, isReceipt ? row.kind : undefined)
    const limits = isReceipt ? recipientLimits.receipt : isProven ? recipientLimits.proven : recipientLimits.unproven
    const until = Math.max(
      ...limits.map(({ max, withinMs }) => {
        const filling = moments[max - 1]
        return filling ? filling.getTime() + withinMs : 0
      }),
    )
    const needsProof = !isProven && isStrangersWork(row)
    const isSequel = needsProof && (await isConfirmationHeld(tx, row))
    if (until <= now.getTime() && !isSequel) {
      await allowMail(tx, row.id, now)
      const fills = limits.some(({ max, withinMs }) => {
        const within = moments.filter((moment) => moment.getTime() + withinMs > now.getTime())
        return within.length === max - 1
      })
      return { mayLeave: true, isLast: fills && !isProven }
    }
    if (needsProof) await holdMail(tx, row.id, now)
    else await postponeMail(tx, row.id, new Date(until))
    return { mayLeave: false, isLast: false }
  })
}

const isStrangersWork = ({ kind, data }: OutboxRow) => !waitForRoom.has(kind) && data.isPaid !== true

/** The receipt that the law owes to paying customers is sent without delay (art. 54-bis). */
const isOwedReceipt = ({ kind, data }: OutboxRow) => kind === 'withdrawal_receipt' && data.isPaid === true

export async function addressHashOf(parts: Pick<Parts, 'config' | 'database'>, address: string): Promise<string> {
  return keyed(await hashSecretOf(parts), 'known', address)
}

/** A secret that only a mail to the address contains. */
export async function addressTokenOf(parts: Pick<Parts, 'config' | 'database'>, address: string): Promise<string> {
  return keyed(await hashSecretOf(parts), 'mailed', address)
}

function keyed(secret: string, what: string, address: string): string {
  return createHmac('sha256', secret).update(`address ${what} ${address.toLowerCase()}`).digest('base64url')
}
