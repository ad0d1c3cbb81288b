import { insertMember } from '#server/accounts/staff/staff-repository.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { insertSession } from '#server/platform/sessions/session-repository.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import type { TestShop } from './test-app.ts'
import { Visitor } from './visitor.ts'

type Shop = Pick<TestShop, 'app' | 'deps'>

let made = 0

/** A person of the shop who has accepted the invitation, in the database because hashing a password is slow. */
export async function aMember(shop: Shop, role: StaffRole, passwordHash: string | null = null) {
  const { database, clock } = shop.deps
  made++
  const member = {
    name: `Persona ${made}`,
    email: `persona.${made}@example.org`,
    role,
    passwordHash,
    acceptedAt: clock(),
  }
  const row = await insertMember(database.db, member)
  if (!row) throw new Error('the person was not stored')
  return row
}

/** A browser in which that person is signed in, as if password or passkey had been asked `confirmedAt`. */
export async function signedInAs(shop: Shop, staffId: string, confirmedAt = shop.deps.clock()): Promise<Visitor> {
  const token = newSecretToken()
  const createdAt = shop.deps.clock()
  await insertSession(shop.deps.database.db, {
    tokenHash: hashSecretToken(token),
    kind: 'admin',
    customerId: null,
    staffId,
    confirmedAt,
    userAgent: '',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 8 * 3_600_000),
  })
  const visitor = new Visitor(shop, '192.0.2.20')
  visitor.cookies.adm = token
  return visitor
}
