import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { MailData, MailKindName } from '#server/messages/mail-kinds/mail-registry.ts'
import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { afterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import { concurrently, type Tx } from '#server/platform/database/transaction.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import { addOrderEvent, type OrderActor, type OrderEvent } from './order-event-repository.ts'
import { readOrderMailData } from './order-mails.ts'
import { type OrderChange, type StoredOrder, updateOrder } from './order-repository.ts'

/** Goes out once a kind and `about`, which is the order where it is left out. */
export type OrderMail = {
  [K in MailKindName]: { kind: K; about?: string; data: MailData<K>; isByHand?: true }
}[MailKindName]

interface OrderStep {
  change?: OrderChange
  event: OrderEvent['kind']
  data?: Record<string, unknown> | undefined
  actor: OrderActor
  /** To the order's customer; null for a step without one. */
  mail: OrderMail | ((data: OrderMailData) => OrderMail) | null
}

/**
 * Takes an order, or a document of it, a step on: the order's columns, its history with the events for other programs,
 * and the mail to its customer. The caller has locked the order.
 */
export async function takeOrderStep(tx: Tx, order: StoredOrder, at: Date, step: OrderStep): Promise<StoredOrder> {
  const attributes = { 'pedivella.order.id': order.id }
  return inSpan(`order ${step.event}`, { trace: order.traceParent, attributes }, () => takeStep(tx, order, at, step))
}

async function takeStep(tx: Tx, order: StoredOrder, at: Date, step: OrderStep): Promise<StoredOrder> {
  const { change, event, data, actor, mail } = step
  const changed = change ? await updateOrder(tx, order.id, change) : order
  const letter = typeof mail === 'function' ? mail(await readOrderMailData(tx, changed)) : mail
  await concurrently([
    addOrderEvent(tx, { orderId: order.id, actor, kind: event, data, createdAt: at }),
    letter && mailCustomer(tx, changed, at, letter),
  ])
  await afterOrderStep(tx, changed, { event, at })
  return changed
}

/** A mail that no entry of the history goes with. */
export async function mailCustomer(tx: Tx, order: StoredOrder, at: Date, mail: OrderMail): Promise<void> {
  // Sold over the counter to a person without an address.
  if (order.customerEmail === '') return
  await enqueueMail(tx, { about: order.id, ...mail, to: order.customerEmail, language: order.language, at })
}
