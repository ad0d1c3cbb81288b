import type { FastifyInstance, FastifyRequest } from 'fastify'
import { revokeKeysOf } from '#server/accounts/api-keys/api-key-repository.ts'
import { pauseReceiversOf } from '#server/messages/events/webhook-endpoint-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import { deleteStaffSessions } from '#server/platform/sessions/session-repository.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import {
  changeStaff,
  endStaffSessions,
  inviteStaff as inviteCall,
  listStaff,
  reinviteStaff as reinviteCall,
  removeStaff,
  type StaffMember,
} from '#shared/contract/accounts/staff.ts'
import { inviteStaff, reinviteStaff } from './invite-staff.ts'
import { personLeaves } from './leaving-person.ts'
import {
  countOtherOwners,
  deleteFactors,
  findMember,
  listMembers,
  requireListed,
  type StaffRow,
  updateMember,
} from './staff-repository.ts'

/** The people of the shop, for its owners. */
export function staffRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database
  const viewOf = ({ member, passkeys }: { member: StaffRow; passkeys: number }): StaffMember => ({
    ...member,
    state: member.acceptedAt
      ? 'active'
      : member.invitedUntil && member.invitedUntil > deps.clock()
        ? 'invited'
        : 'expired',
    invitedUntil: member.invitedUntil?.toISOString() ?? null,
    hasPasskey: passkeys > 0,
    hasCodeApp: member.totpSecret !== null,
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
  })
  const view = async (id: string) => viewOf(await requireListed(db, id))

  route(app, listStaff, async () => (await listMembers(db)).map(viewOf))

  route(app, inviteCall, async ({ body }) => view(await inviteStaff(deps, body)))

  route(app, reinviteCall, async ({ params }) => {
    await reinviteStaff(deps, params.id)
    return view(params.id)
  })

  route(app, changeStaff, async ({ params, body, request }) => {
    await inTransaction(deps.database, async (tx) => {
      const member = await lockMember(tx, params.id)
      if (body.role !== 'owner') await keepAnOwner(tx, request, member)
      await updateMember(tx, member.id, body)
    })
    return view(params.id)
  })

  route(app, endStaffSessions, async ({ params }) => {
    if (!(await findMember(db, params.id))) throw problem('staff_not_found')
    return { ended: await deleteStaffSessions(db, params.id) }
  })

  route(app, removeStaff, async ({ params, request, reply }) => {
    await inTransaction(deps.database, async (tx) => {
      const member = await lockMember(tx, params.id)
      await keepAnOwner(tx, request, member)
      // The name stays: the record says who did what.
      const erased = { email: '', passwordHash: null, totpSecret: null, invitationHash: null, invitedUntil: null }
      await updateMember(tx, member.id, { ...erased, lastLoginAt: null, removedAt: deps.clock() })
      await deleteFactors(tx, member.id)
      await personLeaves(tx, member.id)
      await deleteStaffSessions(tx, member.id)
      await revokeKeysOf(tx, member.id, deps.clock())
      await pauseReceiversOf(tx, member.id)
    })
    reply.code(204)
    return undefined
  })
}

async function lockMember(tx: Tx, id: string): Promise<StaffRow> {
  await lockNames(tx, ['staff'])
  const member = await findMember(tx, id)
  if (!member) throw problem('staff_not_found')
  return member
}

/** No person takes the role from the last owner by name; the shop's own password may. @throws Problem 409 last_owner */
async function keepAnOwner(tx: Tx, request: FastifyRequest, { id, role, acceptedAt }: StaffRow): Promise<void> {
  const { staff } = await requireStaffSession(request)
  if (staff && role === 'owner' && acceptedAt && (await countOtherOwners(tx, id)) === 0) throw problem('last_owner')
}
