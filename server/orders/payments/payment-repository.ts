import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { payments } from '#server/platform/database/schema/payment-tables.ts'
import { traceParent } from '#server/platform/tracing/tracing.ts'
import { type PaymentState, paymentLife } from '#shared/domain/platform/states/payment-states.ts'

export type Payment = typeof payments.$inferSelect
type NewPayment = Pick<
  Payment,
  | 'id'
  | 'provider'
  | 'checkoutId'
  | 'customerId'
  | 'language'
  | 'requestKey'
  | 'requestHash'
  | 'amountCents'
  | 'createdAt'
> & { nextCheckAt: Date; forOrderId?: string; instrument?: Payment['instrument'] | undefined }
export type PaymentChange = Partial<
  Omit<Payment, 'id' | 'provider' | 'checkoutId' | 'forOrderId' | 'state' | 'createdAt' | 'updatedAt'>
> & {
  state?: never
}

/** How long a payment is checked in vain before staff have to see it. */
export const patienceMs = 72 * 3_600_000

/** @returns undefined when another payment was started with the same request key */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<Payment | undefined> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, updatedAt: payment.createdAt, traceParent: traceParent() })
    .onConflictDoNothing({ target: payments.requestKey })
    .returning()
  return row
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function findPaymentByRequestKey(db: Db, requestKey: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.requestKey, requestKey))
  return row
}

export async function findPaymentByProviderOrder(db: Db, providerOrderId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.providerOrderId, providerOrderId))
  return row
}

export async function findPaymentByCapture(db: Db, captureId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.captureId, captureId))
  return row
}

/** The payment, held against every other change until the transaction ends; always locked before its order and products. */
export async function lockPayment(tx: Db, id: string): Promise<Payment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw new Error(`payment ${id} vanished`)
  return row
}

export async function updatePayment(tx: Db, id: string, change: PaymentChange, at: Date): Promise<Payment> {
  return write(tx, id, change, at)
}

/** Brings a payment that the caller has locked to another state. @throws Error where `paymentLife` has no such move */
export async function movePayment(
  tx: Db,
  { id, state }: Pick<Payment, 'id' | 'state'>,
  to: PaymentState,
  change: PaymentChange,
  at: Date,
): Promise<Payment> {
  if (!paymentLife.may(state, to)) throw new Error(`payment ${id} cannot go from ${state} to ${to}`)
  return write(tx, id, { ...change, state: to }, at)
}

async function write(tx: Db, id: string, change: Partial<Payment>, at: Date): Promise<Payment> {
  const [row] = await tx
    .update(payments)
    .set({ ...change, updatedAt: at })
    .where(eq(payments.id, id))
    .returning()
  if (!row) throw new Error(`payment ${id} vanished while it was changed`)
  return row
}

/** Leases the check of a due payment until `until`. False: another worker has it, or it is not due. */
export async function leasePayment(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const taken = await db
    .update(payments)
    .set({ nextCheckAt: until })
    .where(and(eq(payments.id, id), lte(payments.nextCheckAt, now)))
    .returning({ id: payments.id })
  return taken.length > 0
}

/**
 * Takes the payment whose next look has been due longest. It comes due again after 15 s, then 30 s, 1 minute … up to an
 * hour: the back-off while the provider is away, and the lease that frees a payment whose node has died.
 */
export async function leaseDuePayment(db: Db, now: Date): Promise<Payment | undefined> {
  const moment = now.toISOString()
  const [row] = await db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      nextCheckAt: sql`${moment}::timestamptz + least(interval '15 seconds' * power(2, least(${payments.checks}, 12)), interval '1 hour')`,
    })
    .where(
      eq(
        payments.id,
        sql`(select p.id from ${payments} p where p.next_check_at <= ${moment}::timestamptz
          order by p.next_check_at, p.id limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row
}
