import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type CustomerRow, findCustomerByEmail, linkGuestOrders, updateCustomer } from './customer-repository.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

interface Credentials {
  email: string
  password: string
  address: string
  language: Language
}

/**
 * Finds the customer of an e-mail and a password; a wrong pair takes the same time whether the e-mail is known or not.
 * Orders placed meanwhile as a guest with a proven address join the account.
 * @throws 401 invalid_credentials, 429 after too many failures
 */
export async function logIn(
  deps: Pick<OrdersDeps, 'config' | 'database' | 'clock'>,
  { email, password, address, language }: Credentials,
): Promise<CustomerRow> {
  const { db } = deps.database
  const customer = await guardLogin(deps, { address, counts: [{ rule: 'login', subject: email }] }, async () => {
    const found = await findCustomerByEmail(db, email)
    return (await verifyPassword(password, found?.passwordHash ?? undefined)) ? found : undefined
  })
  if (!customer) throw problem('invalid_credentials')
  await updateCustomer(db, customer.id, {
    lastLoginAt: deps.clock(),
    language,
    ...(customer.passwordHash && isOutdated(customer.passwordHash) && { passwordHash: await hashPassword(password) }),
  })
  if (customer.emailVerifiedAt) await linkGuestOrders(db, customer.id)
  return customer
}
