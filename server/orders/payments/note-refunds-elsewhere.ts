import type { WalletRefund } from '#server/orders/deps/wallet-provider.ts'
import { clawBackRemainder } from '#server/orders/gift-cards/claw-back-gift-card.ts'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { settleParcels } from '#server/orders/parcels/settle-parcels.ts'
import { countBack } from '#server/orders/refunds/finish-refund.ts'
import { addRequestedRefund, insertRefund, listRefundsOfPayment } from '#server/orders/refunds/refund-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { requestedOutside, toPayCents } from '#shared/domain/orders/order-money.ts'
import type { Payment } from './payment-repository.ts'

interface Shown {
  /** The provider reports the capture as fully refunded. */
  isAll: boolean
  refunds: readonly WalletRefund[]
}

/**
 * Records refunds made on the provider's own pages, so that the remaining amount is right; the shop's own refunds
 * return with their ids and are finished by their own worker. Never more than the remaining amount.
 * @returns whether there was an unknown refund
 */
export async function noteRefundsElsewhere(tx: Tx, payment: Payment, shown: Shown, at: Date): Promise<boolean> {
  const ours = await listRefundsOfPayment(tx, payment.id)
  const isOurs = ({ id, customId }: WalletRefund) => ours.some((r) => r.id === customId || r.providerRefundId === id)
  const strangers = shown.refunds.filter((r) => r.status === 'COMPLETED' && !isOurs(r))
  if (!payment.orderId) return strangers.length > 0
  for (const { id, amountCents } of strangers) await note(tx, payment, id, amountCents ?? 0, at)
  const isOneUnderWay = ours.some((r) => r.state !== 'completed')
  const isRest = shown.isAll && !isOneUnderWay && (await note(tx, payment, null, Number.POSITIVE_INFINITY, at))
  return strangers.length > 0 || isRest
}

async function note(tx: Tx, { id, orderId }: Payment, refundId: string | null, cents: number, at: Date) {
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  const amountCents = order ? Math.min(cents, toPayCents(order) - requestedOutside(order)) : 0
  if (!order || amountCents <= 0) return false
  const own = { paymentId: id, orderId: order.id, amountCents, otherCents: amountCents, providerRefundId: refundId }
  const state = { state: 'completed', reason: 'elsewhere', completedAt: at, createdAt: at } as const
  await insertRefund(tx, { ...own, ...state })
  await clawBackRemainder(tx, order, amountCents, at)
  await addRequestedRefund(tx, order.id, amountCents, [])
  await countBack(tx, order.id, { amountCents }, at)
  const asked = { ...order, refundAskedCents: order.refundAskedCents + amountCents }
  await settleParcels(tx, asked, { actor: 'system', at })
  const data = { amountCents, by: 'provider' }
  await takeOrderStep(tx, order, at, { event: 'refunded', data, actor: 'system', mail: null })
  return true
}
