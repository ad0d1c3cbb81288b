import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { OrderMail } from '#server/orders/order-records/order-step.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'
import type { OrderEdit, Settled } from './order-edit.ts'
import { changedUnits } from './order-edit-words.ts'

interface Told {
  before: StoredOrder
  change: OrderEdit
  hasNewAddress: boolean
  settled: Settled
}

/** One mail a change. @param data the changed order */
export function orderEditMail(data: OrderMailData, { before, change, hasNewAddress, settled }: Told): OrderMail {
  const { changer, account, name, effect } = change
  const { refund, addition } = settled
  return {
    kind: 'order_changed',
    about: name,
    data: {
      ...data,
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
  }
}
