import type { FastifyReply, FastifyRequest } from 'fastify'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { staffCookie, startSession } from '#server/platform/sessions/session.ts'
import { callsOf } from '#shared/domain/accounts/role-calls.ts'
import { findDeviceOwner, insertDevice, isKnownDevice, type StaffRow, updateMember } from './staff-repository.ts'

const deviceCookie = 'adm_device'
export const deviceDays = 365

/** The browser of a request, where this person has signed in from it before. */
export async function ownBrowserOf(db: Db, request: FastifyRequest, staffId: string): Promise<string | undefined> {
  const known = staffCookie.read(request, deviceCookie)
  const tokenHash = known && hashSecretToken(known)
  return tokenHash && (await findDeviceOwner(db, tokenHash)) === staffId ? tokenHash : undefined
}

/** A session for a person; from a browser that was not seen before, with a mail. @param isFirst no mail is due */
export async function signInStaff(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Pick<StaffRow, 'id' | 'name' | 'email' | 'role'>,
  isFirst = false,
) {
  const now = clock()
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  const known = staffCookie.read(request, deviceCookie)
  const device = newSecretToken()
  const isKnown = await inTransaction(database, async (tx) => {
    await updateMember(tx, member.id, { lastLoginAt: now })
    if (known && (await isKnownDevice(tx, member.id, hashSecretToken(known), now))) return true
    await insertDevice(tx, { tokenHash: hashSecretToken(device), staffId: member.id, seenAt: now })
    if (isFirst) return false
    const about = `${member.id}/${now.toISOString()}`
    const data = { firstName: member.name, userAgent, at: now.toISOString() }
    await enqueueMail(tx, { kind: 'staff_new_device', about, to: member.email, language: 'it', data, at: now })
    return false
  })
  if (!isKnown) staffCookie.write(request, reply, deviceCookie, device, deviceDays)
  await startSession(request, reply, null, member.id)
  return { isAdmin: true, staff: { name: member.name, role: member.role, calls: callsOf(member.role) } }
}
