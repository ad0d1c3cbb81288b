import { type Actor, currentActor } from '#server/platform/database/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { type SpendKind, spendLimitCents } from '#shared/domain/platform/states/order-states.ts'
import { insertSpentAmount, sumSpent } from './spent-amount-repository.ts'

interface Spending {
  kind: SpendKind
  cents: number
  /** The caller has locked it. */
  orderId?: string
  refundId?: string
}

interface Spender {
  staff: string
  role: string
  /** An owner who was asked again lately. */
  isConfirmed: boolean
}

/** Undefined for customers and jobs, whose amounts follow rules of their own; no program is beyond a limit. */
function spenderOf(actor: Actor | undefined): Spender | undefined {
  if (actor?.kind === 'key') return { staff: `key ${actor.id}`, role: actor.role ?? 'owner', isConfirmed: false }
  if (actor?.kind === 'owner') return { staff: 'owner', role: 'owner', isConfirmed: actor.isConfirmed === true }
  if (actor?.kind !== 'staff' || !actor.id || !actor.role) return undefined
  return { staff: actor.id, role: actor.role, isConfirmed: actor.role === 'owner' && actor.isConfirmed === true }
}

/**
 * Serialises what the calling member of the staff gives. First in a transaction: everybody else's locks come after it,
 * so that two calls of one person never wait for each other.
 */
export async function lockSpender(tx: Tx): Promise<void> {
  const spender = spenderOf(currentActor())
  if (spender && !spender.isConfirmed) await lockNames(tx, [`spender/${spender.staff}`])
}

/**
 * Counts an amount that the calling member of the staff gives, in the transaction that gives it. Beyond the limit of the
 * person's day, or of the order, an owner is asked again, and all others must ask the owner.
 * @throws Problem 403 role_missing, confirmation_needed
 */
export async function spendWithinLimit(tx: Tx, { kind, cents, orderId, refundId }: Spending, at: Date): Promise<void> {
  const spender = spenderOf(currentActor())
  if (!spender || cents <= 0) return
  const spent = { ...spender, day: romeDayOf(at), orderId: orderId ?? null, refundId: refundId ?? null }
  if (!spender.isConfirmed) {
    await lockSpender(tx)
    const { ofPerson, ofOrder } = await sumSpent(tx, spent)
    if (Math.max(ofPerson, ofOrder) + cents > spendLimitCents)
      throw problem(spender.role === 'owner' && !isProgram() ? 'confirmation_needed' : 'role_missing')
  }
  await insertSpentAmount(tx, { ...spent, kind, cents, createdAt: at })
}

const isProgram = () => currentActor()?.kind === 'key'

/**
 * Where money goes is as much as the money: who says it is asked again, a program says why.
 * @throws Problem 403 confirmation_needed, 409 reason_needed
 */
export function requireConfirmedActor(): void {
  const actor = currentActor()
  if (spenderOf(actor) && !actor?.isConfirmed) throw problem(isProgram() ? 'reason_needed' : 'confirmation_needed')
}
