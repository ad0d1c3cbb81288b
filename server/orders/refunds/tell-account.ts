import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'
import type { Refund } from './refund-repository.ts'

/** Tells the history of the order, and its customer, where staff let a refund go. */
export async function tellAccount(tx: Tx, order: StoredOrder, refund: Refund, at: Date): Promise<void> {
  const { id, iban, amountCents, giftCardCents } = refund
  if (!iban) return
  const said = { amountCents: amountCents - giftCardCents, ibanEnd: ibanEnd(iban) }
  const { orderNumber, customerName } = order
  await takeOrderStep(tx, order, at, {
    event: 'refund_account',
    data: { refundId: id, ...said },
    actor: 'admin',
    mail: { kind: 'refund_account', about: `${id}/${at.toISOString()}`, data: { orderNumber, customerName, ...said } },
  })
}
