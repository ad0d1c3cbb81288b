import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { ibanEnd } from '#shared/domain/orders/iban.ts'
import type { OrderEdit, Settled } from './order-edit.ts'
import { changedUnits } from './order-edit-words.ts'

interface Told {
  before: StoredOrder
  after: StoredOrder
  change: OrderEdit
  hasNewAddress: boolean
  settled: Settled
}

/** One mail a change. */
export async function mailOrderEdit(tx: Tx, { before, after, change, hasNewAddress, settled }: Told): Promise<void> {
  const { changer, account, name, at, effect } = change
  const { refund, addition } = settled
  await enqueueMail(tx, {
    kind: 'order_changed',
    about: name,
    to: after.customerEmail,
    language: after.language,
    data: {
      ...(await readOrderMailData(tx, after)),
      by: changer.by,
      changedLines: changedUnits(change),
      hasNewAddress,
      totalBeforeCents: before.totalCents,
      refund: refund && { ...refund, ibanEnd: refund.kind === 'transfer' && account ? ibanEnd(account.iban) : null },
      ...(effect.kept.shippingCents > 0 && { keptShippingCents: effect.kept.shippingCents }),
      ...(effect.kept.codeCents > 0 && { keptCodeCents: effect.kept.codeCents }),
      addition: addition && {
        orderNumber: addition.orderNumber,
        totalCents: addition.totalCents,
        shippingCents: addition.shippingCents,
      },
    },
    at,
  })
}
