import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import {
  type WithdrawalMailData,
  withHarmlessWords,
  withoutWords,
} from '#server/messages/mail-kinds/after-sales/withdrawal-mails.ts'
import { dayText, momentText } from '#server/messages/mail-parts/order-mail-parts.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { newWithdrawalReference } from '#server/orders/order-records/order-number.ts'
import { findOrderByNumber, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls, noteCalls } from '#server/platform/throttle/count-calls.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from '#shared/contract/orders/returns/withdrawals.ts'
import { refundDueAt, returnPeriods } from '#shared/domain/orders/returns/withdrawal-period.ts'
import { asOrderNumber } from '#shared/domain/orders/typed-order-number.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { daysToReturn } from '#shared/domain/platform/shop/consumer-rights.ts'
import { withdrawalStatementText } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import type { WithdrawalRow } from './admin-withdrawal-repository.ts'
import { hasWithdrawal, insertWithdrawal, type NewWithdrawal, type WithdrawalFlag } from './withdrawal-repository.ts'

type Trust = 'paid' | 'ordered' | 'none'

export interface WithdrawalSender {
  customerId: string | undefined
  language: Language
  caller: Caller | undefined
}

/** Whether the statement certainly comes from the order's own customer, with something to return. */
export function isOwnStatement(
  order: StoredOrder,
  { customerEmail }: WithdrawalStatement,
  customerId?: string,
): boolean {
  const isOwner = customerId !== undefined && order.customerId === customerId
  return (order.paidAt !== null || order.shippedAt !== null) && (isOwner || isSameEmail(order, customerEmail))
}

/**
 * Receives a statement of withdrawal. It is stored and acknowledged at once, on screen and by mail; an unknown order or
 * a late date only flags it for the shop, and the answer does not reveal it (rules 445, 446). The mail repeats the
 * sender's words only to the order's owner (decision 0026).
 * @throws 429 for many statements about orders that are not proven to be the sender's
 */
export async function receiveWithdrawal(
  { database, shop, clock }: Pick<OrdersDeps, 'database' | 'shop' | 'clock'>,
  statement: WithdrawalStatement,
  sender: WithdrawalSender,
): Promise<WithdrawalReceipt> {
  const { receipt } = await inTransaction(database, (tx) =>
    receiveStatement(tx, shop, { statement, sender, at: clock() }),
  )
  return receipt
}

interface SentStatement {
  statement: WithdrawalStatement
  sender: WithdrawalSender
  /** The return for the chosen items: its receipt says how to send them. */
  comingBack?: WithdrawalMailData['comingBack']
  /** The chosen items in the shop's language, for its own mail. */
  itemsForShop?: string | undefined
  at: Date
}

/** The part inside the transaction. */
export async function receiveStatement(
  tx: Tx,
  shop: OrdersDeps['shop'],
  { statement, sender: { customerId, language, caller }, comingBack, itemsForShop, at }: SentStatement,
): Promise<{ receipt: WithdrawalReceipt; withdrawal: WithdrawalRow }> {
  const text = withdrawalStatementText(statement, language)
  const { trust, ...judged } = await judge(tx, statement, customerId, daysToReturn(shop), at)
  await count(tx, caller, { statement, trust, orderId: judged.orderId }, at)
  const dueAt = refundDueAt(at)
  const withdrawal = await store(tx, {
    ...statement,
    ...judged,
    statement: text,
    language,
    refundDueAt: dueAt,
    createdAt: at,
  })
  const { reference, kind, flags } = withdrawal
  const content = { ...statement, reference, statement: text, receivedAt: momentText(at, language) }
  await mailReceipt(
    tx,
    { ...wordsFor(trust, content), isPaid: trust === 'paid', ...(comingBack && { comingBack }) },
    language,
    at,
  )
  // The last moment of the last day, not the first of the next one.
  const refundDueDay = dayText(new Date(dueAt.getTime() - 1), 'it')
  await enqueueMail(tx, {
    kind: 'withdrawal_notice',
    about: reference,
    to: shop.email,
    language: 'it',
    data: {
      ...(trust === 'paid' ? content : withHarmlessWords(content)),
      ...(itemsForShop && { items: itemsForShop }),
      receivedAt: momentText(at, 'it'),
      kind,
      flags,
      refundDueDay,
    },
    at,
  })
  return { receipt: { ...content, createdAt: at.toISOString() }, withdrawal }
}

interface Statement {
  statement: WithdrawalStatement
  trust: Trust
  orderId: string | null
}

/** A customer's own statement is never refused for what strangers have sent. */
async function count(tx: Db, caller: Caller | undefined, { statement, trust, orderId }: Statement, now: Date) {
  const mail: CountedCall = { rule: 'mail', subject: statement.customerEmail }
  if (trust === 'paid') {
    await countCalls(tx, caller, [{ rule: 'withdrawal', subject: `own/${orderId}` }], now)
    await noteCalls(tx, caller, [mail], now)
    return
  }
  const number = asOrderNumber(statement.orderNumber)
  await countCalls(tx, caller, [{ rule: 'foreign_withdrawal' }, { rule: 'withdrawal', subject: number }, mail], now)
}

function wordsFor(trust: Trust, content: WithdrawalMailData): WithdrawalMailData {
  if (trust === 'paid') return content
  return trust === 'ordered' ? withHarmlessWords(content) : withoutWords(content)
}

async function judge(
  tx: Db,
  { orderNumber, customerEmail }: WithdrawalStatement,
  customerId: string | undefined,
  returnDays: number,
  now: Date,
): Promise<Pick<NewWithdrawal, 'kind' | 'flags'> & { orderId: string | null; trust: Trust }> {
  const order = await findOrderByNumber(tx, asOrderNumber(orderNumber))
  const flags: WithdrawalFlag[] = []
  if (await hasWithdrawal(tx, order?.id ?? null, orderNumber)) flags.push('repeated')
  if (!order) return { orderId: null, kind: 'recesso', flags: ['unknown_order', ...flags], trust: 'none' }
  const isOwner = customerId !== undefined && order.customerId === customerId
  if (!isOwner && !isSameEmail(order, customerEmail)) flags.push('email_mismatch')
  if (order.orderStatus === 'cancelled') flags.push('cancelled_order')
  const { phase } = returnPeriods(order.deliveredAt, returnDays, now)
  if (phase === 'ended') flags.push('late')
  const isPaid = order.paidAt !== null || order.shippedAt !== null
  const isSender = isSameEmail(order, customerEmail) || (isOwner && isPaid)
  return {
    orderId: order.id,
    kind: phase === 'voluntary_return' ? 'reso30' : 'recesso',
    flags,
    trust: isSender ? (isPaid ? 'paid' : 'ordered') : 'none',
  }
}

function isSameEmail(order: StoredOrder, email: string): boolean {
  return order.customerEmail.toLowerCase() === email.toLowerCase()
}

async function store(tx: Db, withdrawal: Omit<NewWithdrawal, 'reference'>): Promise<WithdrawalRow> {
  for (let draw = 1; draw <= 5; draw++) {
    const stored = await insertWithdrawal(tx, { ...withdrawal, reference: newWithdrawalReference() })
    if (stored) return stored
  }
  throw new Error('no free reference for a withdrawal in five draws')
}

async function mailReceipt(tx: Tx, data: WithdrawalMailData, language: Language, at: Date): Promise<void> {
  await enqueueMail(tx, {
    kind: 'withdrawal_receipt',
    about: data.reference,
    to: data.customerEmail,
    language,
    data,
    at,
  })
}
