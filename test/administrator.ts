import { setAdminPassword } from '#server/admin/admin-password.ts'
import type { TestShop } from './test-app.ts'
import { Visitor } from './visitor.ts'

export const adminPassword = 'una-buona-password'

/** A browser in which the administrator has logged in through the front door. */
export async function anAdministrator(shop: TestShop): Promise<Visitor> {
  await setAdminPassword(shop.deps, adminPassword)
  const visitor = new Visitor(shop, '192.0.2.10')
  const login = await visitor.post('/api/admin/login', { password: adminPassword })
  if (login.statusCode !== 200) throw new Error(`the administrator was not let in: ${login.body}`)
  return visitor
}
