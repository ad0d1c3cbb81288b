import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dayText } from '#server/mail/order-mail-parts.ts'
import { enqueueMail } from '#server/mail/outbox-repository.ts'
import type { WithdrawalMailData } from '#server/mail/withdrawal-mails.ts'
import { asOrderNumber, newWithdrawalReference } from '#server/orders/order-number.ts'
import { findOrderByNumber, type StoredOrder } from '#server/orders/order-repository.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from '#shared/contract/withdrawals.ts'
import type { Language } from '#shared/domain/language.ts'
import { refundDueAt, returnPeriods } from '#shared/domain/withdrawal-period.ts'
import { withdrawalStatementText } from '#shared/domain/withdrawal-statement.ts'
import { exactMomentText } from './exact-moment.ts'
import { hasWithdrawal, insertWithdrawal, type NewWithdrawal, type WithdrawalFlag } from './withdrawal-repository.ts'

/**
 * Receives a statement of withdrawal (art. 54-bis Codice del consumo). It is always stored and acknowledged at once, on
 * screen and by mail; whether the order exists or the time has run out only flags it for the shop, and the answer does
 * not tell (law-and-ux.md W-05, W-06, W-08).
 */
export async function receiveWithdrawal(
  deps: Pick<Deps, 'database' | 'shop' | 'clock' | 'mailSender'>,
  statement: WithdrawalStatement,
  customerId: string | undefined,
  language: Language,
): Promise<WithdrawalReceipt> {
  const { database, shop, clock, mailSender } = deps
  const now = clock()
  const text = withdrawalStatementText(statement, language)
  const receipt = await inTransaction(database, async (tx) => {
    const judged = await judge(tx, statement, customerId, shop.returnDays, now)
    const { reference, kind, flags } = await store(tx, {
      ...statement,
      ...judged,
      statement: text,
      language,
      refundDueAt: refundDueAt(now),
      createdAt: now,
    })
    const content = { ...statement, reference, statement: text, receivedAt: exactMomentText(now, language) }
    await mailReceipt(tx, content, language, now)
    // The last moment of the last day, not the first of the next one.
    const refundDueDay = dayText(new Date(refundDueAt(now).getTime() - 1), 'it')
    await enqueueMail(tx, {
      kind: 'withdrawal_notice',
      about: reference,
      to: shop.email,
      language: 'it',
      data: { ...content, receivedAt: exactMomentText(now, 'it'), kind, flags, refundDueDay },
      at: now,
    })
    return { ...content, createdAt: now.toISOString() }
  })
  mailSender.kick()
  return receipt
}

/** What the shop should know of a statement; nothing of it is a reason to refuse it. */
async function judge(
  tx: Db,
  { orderNumber, customerEmail }: WithdrawalStatement,
  customerId: string | undefined,
  returnDays: number,
  now: Date,
): Promise<Pick<NewWithdrawal, 'orderId' | 'kind' | 'flags'>> {
  const order = await findOrderByNumber(tx, asOrderNumber(orderNumber))
  const flags: WithdrawalFlag[] = []
  if (await hasWithdrawal(tx, order?.id ?? null, orderNumber)) flags.push('repeated')
  if (!order) return { orderId: null, kind: 'recesso', flags: ['unknown_order', ...flags] }
  const isOwner = customerId !== undefined && order.customerId === customerId
  if (!isOwner && !isSameEmail(order, customerEmail)) flags.push('email_mismatch')
  if (order.orderStatus === 'cancelled') flags.push('cancelled_order')
  const { phase } = returnPeriods(order.deliveredAt, returnDays, now)
  if (phase === 'ended') flags.push('late')
  return { orderId: order.id, kind: phase === 'voluntary_return' ? 'reso30' : 'recesso', flags }
}

function isSameEmail(order: StoredOrder, email: string): boolean {
  return order.customerEmail.toLowerCase() === email.toLowerCase()
}

async function store(tx: Db, withdrawal: Omit<NewWithdrawal, 'reference'>): Promise<NewWithdrawal> {
  for (let draw = 1; draw <= 5; draw++) {
    const drawn = { ...withdrawal, reference: newWithdrawalReference() }
    if (await insertWithdrawal(tx, drawn)) return drawn
  }
  throw new Error('no free reference for a withdrawal in five draws')
}

async function mailReceipt(tx: Db, data: WithdrawalMailData, language: Language, at: Date): Promise<void> {
  await enqueueMail(tx, {
    kind: 'withdrawal_receipt',
    about: data.reference,
    to: data.customerEmail,
    language,
    data,
    at,
  })
}
