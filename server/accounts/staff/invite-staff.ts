import { hashPassword } from '#server/accounts/customers/password.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { deleteStaffSessions } from '#server/platform/sessions/session-repository.ts'
import type { NewStaffMember } from '#shared/contract/accounts/staff.ts'
import { invitationDays } from '#shared/domain/platform/access/staff-roles.ts'
import {
  deleteFactors,
  findInvited,
  findMember,
  insertMember,
  type StaffRow,
  spendInvitation,
  updateMember,
} from './staff-repository.ts'
import { requireUncommon } from './uncommon-password.ts'

type InviteDeps = Pick<OrdersDeps, 'database' | 'clock'>

function newInvitation(now: Date) {
  const token = newSecretToken()
  const invitedUntil = new Date(now.getTime() + invitationDays * 24 * 3_600_000)
  return { token, row: { invitationHash: hashSecretToken(token), invitedUntil } }
}

async function mailInvitation(
  tx: Tx,
  { name, email, role }: Pick<StaffRow, 'name' | 'email' | 'role'>,
  token: string,
  at: Date,
) {
  const data = { firstName: name, role, token }
  await enqueueMail(tx, {
    kind: 'staff_invitation',
    about: hashSecretToken(token),
    to: email,
    language: 'it',
    data,
    at,
  })
}

/** @throws Problem 409 staff_email_taken */
export async function inviteStaff({ database, clock }: InviteDeps, member: NewStaffMember): Promise<string> {
  const now = clock()
  const { token, row } = newInvitation(now)
  return inTransaction(database, async (tx) => {
    const stored = await insertMember(tx, { ...member, ...row, createdAt: now })
    if (!stored) throw problem('staff_email_taken', { fields: { email: 'staff_email_taken' } })
    await mailInvitation(tx, stored, token, now)
    return stored.id
  })
}

/** Another link; the one before works no more. @throws Problem 404 staff_not_found */
export async function reinviteStaff({ database, clock }: InviteDeps, id: string): Promise<void> {
  const now = clock()
  const { token, row } = newInvitation(now)
  await inTransaction(database, async (tx) => {
    const member = await findMember(tx, id)
    if (!member) throw problem('staff_not_found')
    await updateMember(tx, id, row)
    await mailInvitation(tx, member, token, now)
  })
}

/** @throws Problem 404 invitation_unknown; 409 invitation_used, invitation_expired */
export async function requireInvited({ database, clock }: InviteDeps, token: string): Promise<StaffRow> {
  const member = await findInvited(database.db, hashSecretToken(token))
  if (!member) throw problem('invitation_unknown')
  if (!member.invitedUntil) throw problem('invitation_used')
  if (member.invitedUntil <= clock()) throw problem('invitation_expired')
  return member
}

/** Sets the password; what the person signed in with before is gone. @throws as above, and 400 for a common password */
export async function acceptInvitation(
  deps: InviteDeps & Pick<OrdersDeps, 'shop' | 'config'>,
  token: string,
  password: string,
): Promise<StaffRow> {
  const member = await requireInvited(deps, token)
  requireUncommon(deps, 'password', password, member)
  const passwordHash = await hashPassword(password)
  await inTransaction(deps.database, async (tx) => {
    const change = { passwordHash, totpSecret: null, totpStep: null, acceptedAt: deps.clock() }
    if (!(await spendInvitation(tx, member, change))) throw problem('invitation_used')
    await deleteFactors(tx, member.id)
    await deleteStaffSessions(tx, member.id)
    if (member.acceptedAt) await tellAccessChange(tx, deps, 'password_changed', member)
  })
  return member
}
