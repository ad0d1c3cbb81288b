import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { insertSession } from '#server/platform/sessions/session-repository.ts'
import type { TestShop } from './test-app.ts'
import { Visitor } from './visitor.ts'

/** A browser with an administrator session, created in the database because hashing a password is slow. */
export async function anAdministrator(shop: Pick<TestShop, 'app' | 'deps'>): Promise<Visitor> {
  const { database, clock } = shop.deps
  const token = newSecretToken()
  const createdAt = clock()
  await insertSession(database.db, {
    tokenHash: hashSecretToken(token),
    kind: 'admin',
    customerId: null,
    confirmedAt: createdAt,
    userAgent: '',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 8 * 3_600_000),
  })
  const visitor = new Visitor(shop, '192.0.2.10')
  visitor.cookies.adm = token
  return visitor
}
