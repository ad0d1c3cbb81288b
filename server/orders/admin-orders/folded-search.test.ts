import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'
import { findAbout, isAbout, isAboutEach } from './order-search-repository.ts'

const shop = shopForEachTest()
let admin: Visitor
let number: string

beforeEach(async () => {
  admin = await anAdministrator(shop)
  const { id: productId } = await aProduct(shop.deps, { name: 'Camera d’aria 700×28', stock: 50 })
  const order = {
    customerName: 'Rosa Dell’Acqua',
    customerPhone: '+39 347 765 43 21',
    customerEmail: 'rosa@example.it',
  }
  const other = { customerName: 'Łukasz Müller-Groß', customerPhone: '0424/998877', customerEmail: 'lukasz@example.it' }
  const items = [{ productId, quantity: 1 }]
  number = (await sendOrder(shop, anOrderBody({ items, order }))).json<{ orderNumber: string }>().orderNumber
  await sendOrder(shop, anOrderBody({ items, order: other }))
})

const found = async (path: string, q: string) => {
  const answer = await admin.get(`${path}?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<(AdminOrderRow & { name: string })[]>().map((row) => row.customerName ?? row.name)
}

const rosa = [
  ...[
    "Dell'Acqua",
    'Dell’Acqua',
    'dellacqua',
    'Dell`Acqua',
    'dell acqua',
    'DELL´ACQUA',
    'rosa dell\u2019acqua',
    'Dell’Acqua Rosa',
    'acqua  ROSA',
    'Dell\u200bAcqua',
  ],
  ...['3477654321', '347 7654321', '+393477654321', '0039 347 765 4321', '347-765-4321', '347.765.4321', '7654321'],
]
const lukasz = [
  'lukasz',
  'Łukasz',
  'MULLER',
  'müller groß',
  'Groß Müller Łukasz',
  'Müller‑Gross',
  'mu\u0308ller',
  '0424 998877',
  '+39 0424998877',
]

describe('the dashboard’s search', () => {
  it('finds an order by its customer, however name and telephone are written', async () => {
    for (const q of rosa) expect(await found('/api/admin/orders', q), q).toEqual(['Rosa Dell’Acqua'])
    for (const q of lukasz) expect(await found('/api/admin/orders', q), q).toEqual(['Łukasz Müller-Groß'])
  })

  it('finds the same orders one by one as by their indexes, for staff and for programs', async () => {
    const { db } = shop.deps.database
    const by = async (about: typeof isAbout, q: string, isProgram: boolean) =>
      (await db.select({ name: orders.customerName }).from(orders).where(about({ q, isProgram }))).map(
        ({ name }) => name,
      )
    for (const isProgram of [true, false])
      for (const q of [...rosa, ...lukasz, number, 'camera', 'camera rosa', 'niente', '1234', '%'])
        for (const about of [
          isAboutEach,
          await findAbout(db, { q, isProgram }, 1),
          await findAbout(db, { q, isProgram }),
        ])
          expect(await by(about, q, isProgram), q).toEqual(await by(isAbout, q, isProgram))
  })

  it('finds an order by its number without hyphens', async () => {
    const bare = number.replaceAll('-', '')
    for (const q of [
      number,
      bare,
      bare.toLowerCase(),
      number.replaceAll('-', ' ').toLowerCase(),
      number.replaceAll('-', '–'),
    ])
      expect(await found('/api/admin/orders', q), q).toEqual(['Rosa Dell’Acqua'])
  })

  it('finds customers alike, guests and accounts', async () => {
    await aCustomer(shop, {
      firstName: 'D’Àngelo',
      lastName: 'Rossi-Bianchi',
      phone: '333 1234567',
      email: 'da@example.it',
    })
    for (const q of rosa) expect(await found('/api/admin/customers', q), q).toEqual(['Rosa Dell’Acqua'])
    for (const q of ["d'angelo", 'dangelo', 'rossi bianchi', 'Rossi–Bianchi', '3331234567', '+39 333 123 4567'])
      expect(await found('/api/admin/customers', q), q).toEqual(['D’Àngelo Rossi-Bianchi'])
  })

  it('takes %, _ and \\ for plain characters, beside letters too', async () => {
    for (const q of ['%', '_', '\\', 'ro%', 'r_sa', 'rosa\\'])
      for (const path of ['/api/admin/orders', '/api/admin/customers']) expect(await found(path, q), q).toEqual([])
  })
})
