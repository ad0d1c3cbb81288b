import type { FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { wrongPassword } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { guessInSession } from '#server/platform/sessions/session.ts'
import { findCustomer } from './customer-repository.ts'
import { verifyPassword } from './password.ts'

/**
 * Asks a logged-in customer for the password once more, before something that a borrowed browser must not do.
 * @throws 403 wrong_password beside the field, 429 after too many failures in this session
 */
export async function checkPassword(
  deps: Pick<OrdersDeps, 'config' | 'database' | 'clock'>,
  customer: { id: string },
  request: FastifyRequest,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const found = await guardLogin(deps, guessInSession(request, 'customer'), async () => {
    const row = await findCustomer(deps.database.db, customer.id)
    return (await verifyPassword(password, row?.passwordHash ?? undefined)) ? row : undefined
  })
  if (!found) throw wrongPassword(field)
}
