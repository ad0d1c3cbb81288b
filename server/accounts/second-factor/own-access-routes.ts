import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashPassword } from '#server/accounts/customers/password.ts'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import {
  countRecoveryCodes,
  deletePasskey,
  findMember,
  listPasskeys,
  type PasskeyRow,
  updateMember,
} from '#server/accounts/staff/staff-repository.ts'
import { requireUncommon } from '#server/accounts/staff/uncommon-password.ts'
import { deviceName, tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { endOneOf, sessionViews } from '#server/platform/sessions/own-sessions.ts'
import { currentTokenHash, freshnessFor, requireStaffSession } from '#server/platform/sessions/session.ts'
import { deleteStaffSessions, listStaffSessions, markConfirmed } from '#server/platform/sessions/session-repository.ts'
import * as calls from '#shared/contract/accounts/own-access.ts'
import { confirmationMinutes } from '#shared/domain/platform/access/staff-roles.ts'
import { confirmCodeApp, removeCodeApp, startCodeApp } from './code-app.ts'
import { addPasskey, askPasskey, checkPasskey, requirePasskeyHost, startPasskey } from './passkeys.ts'

/** @throws Problem 409 own_name_needed with the shop's password, which belongs to no person */
async function requirePerson(request: FastifyRequest) {
  const { staff } = await requireStaffSession(request)
  if (!staff) throw problem('own_name_needed')
  return staff
}

const passkeyView = ({ id, userAgent, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  userAgent,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** What the signed-in person has to do with the own access. */
export function ownAccessRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, calls.getOwnAccess, async ({ request }) => {
    const { staff } = await requireStaffSession(request)
    if (!staff)
      return { name: null, email: null, role: 'owner' as const, hasCodeApp: false, recoveryCodes: 0, passkeys: [] }
    return {
      ...staff,
      hasCodeApp: Boolean((await findMember(db, staff.id))?.totpSecret),
      recoveryCodes: await countRecoveryCodes(db, staff.id),
      passkeys: (await listPasskeys(db, staff.id)).map(passkeyView),
    }
  })

  const ownSessions = async (request: FastifyRequest) => {
    const { staff } = await requireStaffSession(request)
    return listStaffSessions(db, staff?.id ?? null, freshnessFor(request, 'admin'))
  }
  route(app, calls.listOwnSessions, async ({ request }) => sessionViews(request, 'admin', await ownSessions(request)))

  route(app, calls.endOwnSessions, async ({ request }) => {
    const { staff } = await requireStaffSession(request)
    return { ended: await deleteStaffSessions(db, staff?.id ?? null, currentTokenHash(request, 'admin')) }
  })

  route(app, calls.endOneSession, async ({ params, request, reply }) => {
    await endOneOf(request, reply, 'admin', await ownSessions(request), params.id)
    reply.code(204)
    return undefined
  })

  route(app, calls.changeOwnPassword, async ({ body, request, reply }) => {
    const staff = await requirePerson(request)
    await checkOwnPassword(deps, request, body.currentPassword, 'currentPassword')
    requireUncommon(deps, 'newPassword', body.newPassword, staff)
    const passwordHash = await hashPassword(body.newPassword)
    await inTransaction(deps.database, async (tx) => {
      await updateMember(tx, staff.id, { passwordHash })
      await deleteStaffSessions(tx, staff.id, currentTokenHash(request, 'admin'))
      await tellAccessChange(tx, deps, 'password_changed', staff)
    })
    reply.code(204)
    return undefined
  })

  factorRoutes(app, deps)
  confirmationRoutes(app, deps)
}

function factorRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, calls.startCodeApp, async ({ request }) => startCodeApp(deps, await requirePerson(request)))

  route(app, calls.confirmCodeApp, async ({ body, request }) => ({
    recoveryCodes: await confirmCodeApp(deps, await requirePerson(request), body.code),
  }))

  route(app, calls.removeCodeApp, async ({ request, reply }) => {
    await removeCodeApp(deps, await requirePerson(request))
    reply.code(204)
    return undefined
  })

  route(app, calls.startPasskey, async ({ request }) => {
    const person = await requirePerson(request)
    requirePasskeyHost(deps, request.host)
    return startPasskey(deps, person)
  })

  route(app, calls.addPasskey, async ({ body, request }) => {
    const person = await requirePerson(request)
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
    return passkeyView(await addPasskey(deps, person, body.credential, userAgent))
  })

  route(app, calls.removePasskey, async ({ params, request, reply }) => {
    const person = await requirePerson(request)
    await inTransaction(deps.database, async (tx) => {
      const removed = await deletePasskey(tx, person.id, params.id)
      if (!removed) throw problem('not_found')
      await tellAccessChange(tx, deps, 'passkey_removed', person, deviceName(removed.userAgent))
    })
    reply.code(204)
    return undefined
  })
}

function confirmationRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const confirm = async (request: FastifyRequest) => {
    const now = deps.clock()
    const hash = currentTokenHash(request, 'admin')
    if (hash) await markConfirmed(deps.database.db, hash, now)
    return { confirmedUntil: new Date(now.getTime() + confirmationMinutes * 60_000).toISOString() }
  }

  route(app, calls.confirmByPassword, async ({ body, request }) => {
    await checkOwnPassword(deps, request, body.password, 'password')
    return confirm(request)
  })

  route(app, calls.startConfirmation, async ({ request }) => {
    const { id } = await requirePerson(request)
    requirePasskeyHost(deps, request.host)
    return askPasskey(deps, 'confirm', id)
  })

  route(app, calls.confirmByPasskey, async ({ body, request }) => {
    const { id: staffId } = await requirePerson(request)
    await checkPasskey(deps, body.credential, { purpose: 'confirm', staffId })
    return confirm(request)
  })
}
