import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const ala = {
  name: 'Ala Protection Ltd.',
  address: '88 Industry Road\n407 Taichung, Taiwan',
  email: 'safety@ala.example',
}
const read = async (id: number) => (await new Visitor(shop).get(`/api/products/${id}`)).json()

it('a product names its maker and warnings, to customers too, and follows every change of them', async () => {
  const admin = await anAdministrator(shop)
  const euContact = 'Ala Europe B.V., Keizersweg 12, 5911 Venlo'
  const made = await admin.post('/api/admin/makers', { ...ala, euContact })
  expect([made.statusCode, made.json()]).toMatchObject([201, { ...ala, euContact, products: 0 }])
  const { id: makerId } = made.json()
  const product = await aProduct(shop.deps)
  expect(await read(product.id)).toMatchObject({ maker: null, warnings: null })
  const url = `/api/admin/products/${product.id}`
  const changed = await admin.put(url, { makerId, warnings: 'Non usare dopo un urto.\nSostituire dopo 5 anni.' })
  const warnings = 'Non usare dopo un urto.\nSostituire dopo 5 anni.'
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { makerId, maker: ala, warnings }])
  expect(await read(product.id)).toMatchObject({ maker: { ...ala, euContact }, warnings })
  expect(await read(product.id)).not.toHaveProperty('makerId')

  await admin.put(url, { name: 'Casco Ala' })
  expect(await read(product.id)).toMatchObject({ name: 'Casco Ala', maker: { name: ala.name }, warnings })
  expect((await admin.get('/api/admin/makers')).json()).toMatchObject([{ id: makerId, products: 1 }])
  expect((await admin.put(`/api/admin/makers/${makerId}`, { ...ala, name: 'Ala 2' })).json().euContact).toBeNull()
  expect((await read(product.id)).maker).toEqual({ ...ala, name: 'Ala 2' })

  await admin.put(url, { warnings: '' })
  expect(await read(product.id)).toMatchObject({ maker: { name: 'Ala 2' }, warnings: null })
  expect((await admin.delete(`/api/admin/makers/${makerId}`)).statusCode).toBe(204)
  expect((await read(product.id)).maker).toBeNull()
  expect((await admin.get(url)).json()).toMatchObject({ makerId: null, maker: null })
})

it('a new product may come with them; what is wrong is said by field and changes nothing', async () => {
  const admin = await anAdministrator(shop)
  const { id: makerId } = (await admin.post('/api/admin/makers', ala)).json()
  const body = { name: 'Casco', description: 'Un casco.', category: 'accessori', price: '50.00' }
  const created = await admin.post('/api/admin/products', { ...body, makerId, warnings: 'Attenzione.' })
  expect([created.statusCode, created.json()]).toMatchObject([201, { maker: ala, warnings: 'Attenzione.' }])
  const { id } = created.json()
  for (const [wrong, field] of [
    [{ makerId: 999_999, name: 'Altro' }, 'makerId'],
    [{ makerId: 'x' }, 'makerId'],
    [{ warnings: 5 }, 'warnings'],
    [{ warnings: 'x'.repeat(5_001) }, 'warnings'],
  ] as const) {
    const refused = await admin.put(`/api/admin/products/${id}`, wrong)
    expect([refused.statusCode, Object.keys(refused.json().fields ?? {})], refused.body).toEqual([400, [field]])
  }
  expect(await read(id)).toMatchObject({ name: 'Casco', maker: ala })
  const listed = (await new Visitor(shop).get(`/api/products?ids=${id}`)).json()
  expect(listed[0]).not.toHaveProperty('maker')
  for (const missing of ['name', 'address', 'email'])
    expect((await admin.post('/api/admin/makers', { ...ala, [missing]: ' ' })).json().fields).toHaveProperty(missing)
  expect((await admin.put('/api/admin/makers/999999', ala)).json().code).toBe('maker_unknown')
})
