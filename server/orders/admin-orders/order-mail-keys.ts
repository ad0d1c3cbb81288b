import { mailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import { reopenedReferenceOf } from '#server/orders/order-records/movement-reference.ts'
import { type OrderMailKind, orderMailKinds } from '#shared/contract/orders/admin-orders.ts'

export const maxResends = 9

export function mailSubjectOf(orderId: string, resend: number): string {
  return resend === 0 ? orderId : `${orderId}/${resend}`
}

/** Keys of the outbox under which a kind of mail of an order may be, the first sending first. */
export function mailKeysOf(orderId: string, kind: OrderMailKind): string[] {
  const subjects = Array.from({ length: maxResends + 1 }, (_, resend) => mailSubjectOf(orderId, resend))
  return [...subjects, reopenedReferenceOf(orderId)].map((subject) => `${kind}/${subject}`)
}

/** Keys of all mails about an order and about what belongs to it: refunds, returns, statements, credits. */
export function mailKeysAbout(orderId: string, parts: readonly string[]): string[] {
  const kinds = Object.keys(mailKinds)
  const about = [orderId, ...parts].flatMap((subject) => kinds.map((kind) => `${kind}/${subject}`))
  return [...new Set([...orderMailKinds.flatMap((kind) => mailKeysOf(orderId, kind)), ...about])]
}
