import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { openLog } from '#server/platform/log.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aCustomer, testPassword, Visitor } from '#test/visitor.ts'

let shop: TestShop
let lines: string[]
beforeEach(async () => {
  lines = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  shop = await openTestShop({ log: openLog('info', new Writable({ write })) })
})
afterEach(() => shop.close())

const audit = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'audit')
    .map(({ act, actor, id }) => [act, actor, ...(id === undefined ? [] : [id])].join(' | '))

it('names logins and what a customer does about the account', async () => {
  const customer = await aCustomer(shop, { email: 'giulia@example.org' })
  const { id } = customer.user
  const again = new Visitor(shop)
  await again.post('/api/customer/login', { email: 'giulia@example.org', password: 'sbagliata' })
  await again.post('/api/customer/login', { email: 'giulia@example.org', password: testPassword })
  await again.put('/api/customer/password', { currentPassword: testPassword, newPassword: 'una nuova strada' })
  await again.get('/api/customer/export')
  await again.delete('/api/customer', { password: 'una nuova strada' })
  expect(audit()).toEqual([
    `POST /api/customer/register | customer ${id}`,
    `POST /api/customer/login | customer ${id}`,
    `PUT /api/customer/password | customer ${id}`,
    `GET /api/customer/export | customer ${id}`,
    `DELETE /api/customer | customer ${id}`,
  ])
  expect(lines.join()).not.toMatch(/giulia|strada|catena/i)
})

it('names every change and every export in the administration, and no reading and no refusal', async () => {
  const password = 'una chiave di bottega'
  await setAdminPassword(shop.deps, password)
  const admin = new Visitor(shop)
  await admin.post('/api/admin/login', { password })
  const product = await aProduct(shop.deps)
  await admin.get('/api/admin/products')
  await admin.put(`/api/admin/products/${product.id}`, { name: 'Sella', price: 'x' })
  await admin.delete(`/api/admin/products/${product.id}`)
  await admin.get('/api/admin/orders/export')
  await new Visitor(shop).delete(`/api/admin/products/${product.id}`)
  const acts = audit()
  expect(acts[0]).toBe('POST /api/admin/login | admin')
  expect(acts).toContain(`DELETE /api/admin/products/:id | admin | ${product.id}`)
  expect(acts.every((act) => !act.includes('/api/admin/products |'))).toBe(true)
  expect(acts).toContain('GET /api/admin/orders/export | admin')
  expect(acts.filter((act) => act.startsWith('DELETE'))).toHaveLength(1)
  expect(acts.some((act) => act.startsWith('PUT'))).toBe(false)
  expect(lines.join()).not.toContain(password)
})
