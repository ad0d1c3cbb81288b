import { expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { injectFetch } from '#server/site/pages/inject-fetch.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { render } from '#web/entry-server.tsx'

const shop = shopForEachTest()
const ala = { name: 'Ala S.r.l.', address: 'Via Roma 1, 37100 Verona', email: 'sicurezza@ala.example' }
const read = async (id: number, of: TestShop = shop) => (await new Visitor(of).get(`/api/products/${id}`)).json()
const incomplete = '/api/admin/product-safety/incomplete'

/** The page as it is first sent: what it shows, and its product for machines. */
async function pageOf(slug: string, language: 'it' | 'en') {
  const url = `${language === 'en' ? '/en' : ''}/prodotto/${slug}`
  const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
  const { html } = await render({ url, language, fetch: injectFetch(shop.app, '127.0.0.1'), assets })
  const scripts = /<script[^>]*>(.*?)<\/script>/gs
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const product = data.map(([, one]) => JSON.parse(one ?? '{}')).find((one) => /^Product/.test(one['@type']))
  return { shown: html.replace(scripts, '').replaceAll(/<!-- -->/g, ''), data: product }
}

/** A shop that has said who it is, and is no demo. */
async function anOwnShop(): Promise<TestShop> {
  const sample = readShopConfig('shop.config.json')
  return openTestShop({ shop: { ...sample, legal: { ...sample.legal, vatNumber: '12345678903' } } })
}

it('makes one maker a key: the same again is the first one, another body a conflict', async () => {
  const admin = await anAdministrator(shop)
  const post = (body: object, key: string) => admin.post('/api/admin/makers', body, { 'idempotency-key': key })
  const answers = await Promise.all([post(ala, 'uno'), post(ala, 'uno')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  const other = await post({ ...ala, name: 'Altra' }, 'uno')
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_conflict'])
  expect((await post(ala, 'è')).json().code).toBe('invalid_idempotency_key')
  expect((await post(ala, 'due')).statusCode).toBe(201)
  expect((await admin.get('/api/admin/makers')).json()).toHaveLength(2)
})

it('a maker is its brands’, in any case of letters, and a product may name another one', async () => {
  const admin = await anAdministrator(shop)
  const { id } = (await admin.post('/api/admin/makers', { ...ala, brands: ['Ala'] })).json()
  const other = (await admin.post('/api/admin/makers', { ...ala, name: 'Vento' })).json()
  const [one, two] = [
    await aProduct(shop.deps, { row: { brand: 'ALA' } }),
    await aProduct(shop.deps, { row: { brand: 'Ala' } }),
  ]
  expect([(await read(one.id)).maker, (await read(two.id)).maker]).toEqual([ala, ala])
  expect((await admin.get('/api/admin/makers')).json()[0]).toMatchObject({ id, brands: ['Ala'], products: 2 })
  const own = await admin.put(`/api/admin/products/${two.id}`, { makerId: other.id })
  expect(own.json()).toMatchObject({ makerId: other.id, maker: { name: 'Vento' } })
  const taken = await admin.put(`/api/admin/makers/${other.id}`, { ...ala, name: 'Vento', brands: ['ala'] })
  expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([400, ['brands']])
  await admin.put('/api/admin/product-safety/brands', { brand: 'ala', makerId: other.id })
  expect((await read(one.id)).maker.name).toBe('Vento')
  await admin.put(`/api/admin/products/${two.id}`, { makerId: '' })
  expect((await admin.delete(`/api/admin/makers/${other.id}`)).statusCode).toBe(204)
  expect([(await read(one.id)).maker, (await read(two.id)).maker]).toEqual([null, null])
  expect((await admin.put('/api/admin/product-safety/brands', { brand: 'ala', makerId: 999_999 })).statusCode).toBe(404)
})

it('fibres sum to 100 in each part, by the names of the law; batteries and electric goods say what they have to', async () => {
  const admin = await anAdministrator(shop)
  const jersey = await aProduct(shop.deps, { category: 'abbigliamento' })
  const url = `/api/admin/products/${jersey.id}`
  const put = async (composition: string) => (await admin.put(url, { composition })).json()
  expect(await put('esterno: 20% Lycra, 80 % nylon\nFodera: cotone 52,5 %; poliestere 47,5 %')).toMatchObject({
    composition: 'esterno: 80 % poliammide, 20 % elastan\nFodera: 52,5 % cotone, 47,5 % poliestere',
    safety: { hasAnimalParts: false, isElectric: false, battery: null },
  })
  for (const wrong of ['cotone', '90 % cotone', '90 % cotone, 20 % lana', '100 % gommapiuma', '0 % lana, 100 % cotone'])
    expect(Object.keys((await put(wrong)).fields ?? {}), wrong).toEqual(['composition'])
  expect((await read(jersey.id)).safety.composition).toContain('80 % poliammide')
  expect(await put('non  tessile')).toMatchObject({ composition: 'Non tessile', safety: null })
  expect(await put('')).toMatchObject({ composition: null, safety: null })

  const electric = await aProduct(shop.deps, { category: 'biciclette', subcategory: 'elettrica' })
  expect((await read(electric.id)).safety).toMatchObject({ isElectric: true, battery: null })
  const path = `/api/admin/products/${electric.id}`
  const battery = {
    batteryChemistry: 'Ioni di litio (NMC)',
    batteryWattHours: '500',
    batteryPassport: 'https://bat.example/1',
  }
  expect((await admin.put(path, battery)).json()).toMatchObject({
    batteryWattHours: 500,
    safety: { battery: { chemistry: 'Ioni di litio (NMC)', wattHours: 500, passport: 'https://bat.example/1' } },
  })
  for (const wrong of [
    { batteryWattHours: 0 },
    { batteryWattHours: '5 kWh' },
    { batteryPassport: 'javascript:1' },
    { electric: 'a' },
  ])
    expect(Object.keys((await admin.put(path, wrong)).json().fields ?? {})).toEqual(Object.keys(wrong))
  expect((await admin.put(path, { electric: 'no' })).json().safety).toBeNull()
  const listed = (await new Visitor(shop).get(`/api/products?ids=${jersey.id},${electric.id}`)).json()
  for (const one of listed) expect(one).not.toHaveProperty('safety')
})

it('lists what products on sale lack, and fills many at once: all or nothing', async () => {
  const admin = await anAdministrator(shop)
  const { id: makerId } = (
    await admin.post('/api/admin/makers', { ...ala, address: '88 Industry Road, Taiwan' })
  ).json()
  const jersey = await aProduct(shop.deps, { category: 'abbigliamento', row: { brand: 'Ala' } })
  const bike = await aProduct(shop.deps, { category: 'biciclette', subcategory: 'elettrica', row: { brand: 'Ala' } })
  await aProduct(shop.deps, { isActive: false })
  const list = async (query = '') => (await admin.get(incomplete + query)).json()
  expect(await list()).toMatchObject({
    ...{
      rule: 'never',
      total: 2,
      counts: { maker: 2, fibres: 1, battery: 1 },
      brands: [{ brand: 'Ala', products: 2 }],
    },
    products: [
      { id: jersey.id, missing: ['maker', 'fibres'] },
      { id: bike.id, missing: ['maker', 'battery'] },
    ],
  })
  expect(await list('?missing=battery&brand=ALA')).toMatchObject({ total: 1, products: [{ id: bike.id }] })
  expect((await admin.put('/api/admin/product-safety/brands', { brand: 'Ala', makerId })).json()).toEqual({
    products: 2,
  })
  const fill = (body: object) => admin.put('/api/admin/product-safety/products', body)
  expect((await fill({ ids: [jersey.id, 999_999], composition: '100 % cotone' })).statusCode).toBe(404)
  expect((await fill({ ids: [jersey.id], composition: '90 % cotone' })).json().fields).toHaveProperty('composition')
  expect((await read(jersey.id)).safety).toBeNull()
  expect((await fill({ ids: [jersey.id], composition: '100 % cotone' })).json()).toEqual({ products: 1 })
  await fill({ ids: [bike.id], batteryChemistry: 'Ioni di litio', batteryWattHours: 500 })
  expect(await list()).toMatchObject({ total: 2, counts: { euContact: 2 }, brands: [] })
  await admin.put(`/api/admin/makers/${makerId}`, {
    ...ala,
    address: '88 Industry Road, Taiwan',
    euContact: 'Ala B.V., Venlo',
  })
  expect((await list()).total).toBe(0)
  // The passport of its battery is asked from 18 February 2027.
  shop.clock.now = new Date('2027-02-17T23:30:00Z')
  const later = await anAdministrator(shop)
  expect((await later.get(incomplete)).json()).toMatchObject({
    total: 1,
    products: [{ id: bike.id, missing: ['battery'] }],
  })
})

it('a new product on sale needs its maker, one of before has 90 days; the setting may say otherwise', async () => {
  const own = await anOwnShop()
  try {
    let admin = await anAdministrator(own)
    const { id: makerId } = (await admin.post('/api/admin/makers', ala)).json()
    const product = { name: 'Casco', description: 'Un casco.', category: 'accessori', price: '50.00' }
    const post = (body: object) => admin.post('/api/admin/products', { ...product, ...body })
    const setting = '/api/admin/settings/product-safety'
    const { version, value } = (await admin.get(setting)).json()
    expect(value).toEqual({ needsMaker: 'in_time', existingUntil: null })
    expect((await post({})).statusCode).toBe(201)
    await admin.put(setting, { version, value: { needsMaker: 'at_once', existingUntil: null } })
    const refused = await post({})
    expect([refused.statusCode, refused.json().fields.makerId]).toEqual([
      400,
      expect.stringContaining('salvalo non attivo'),
    ])
    const draft = (await post({ isActive: false })).json()
    const put = (id: number, body: object) => admin.put(`/api/admin/products/${id}`, body)
    expect((await put(draft.id, { isActive: true })).json().fields).toHaveProperty('makerId')
    const patch = await admin.patch('/api/admin/products', { rows: [{ id: draft.id, isActive: true }] })
    expect([patch.statusCode, patch.json().cells]).toMatchObject([
      409,
      [{ id: draft.id, field: 'isActive', why: 'part' }],
    ])
    expect((await put(draft.id, { isActive: true, makerId })).json()).toMatchObject({ isActive: true, maker: ala })
    await admin.post('/api/admin/makers', { ...ala, name: 'Vento', brands: ['Vento'] })
    expect((await post({ brand: 'vento' })).statusCode).toBe(201)

    const before = await aProduct(own.deps)
    const { until, ...row } = (await admin.get(incomplete)).json().products[0]
    expect(row).toMatchObject({ id: before.id, missing: ['maker'] })
    own.clock.now = new Date(`${until}T12:00:00Z`)
    admin = await anAdministrator(own)
    expect((await put(before.id, { name: 'Di prima' })).statusCode).toBe(200)
    own.clock.advance({ days: 1 })
    admin = await anAdministrator(own)
    const late = await put(before.id, { name: 'Dopo' })
    expect([late.statusCode, late.json().fields.makerId]).toEqual([400, expect.stringContaining('è finito')])
    expect((await read(before.id, own)).name).toBe('Di prima')
    expect((await put(before.id, { name: 'Dopo', isActive: false })).statusCode).toBe(200)

    expect(
      (await admin.put(setting, { version: version + 1, value: { needsMaker: 'boh', existingUntil: null } }))
        .statusCode,
    ).toBe(400)
    await admin.put(setting, { version: version + 1, value: { needsMaker: 'in_time', existingUntil: null } })
    expect((await post({})).statusCode).toBe(201)
    await admin.put(setting, { version: version + 2, value: { needsMaker: 'never', existingUntil: null } })
    expect((await put(before.id, { isActive: true })).statusCode).toBe(200)
  } finally {
    await own.close()
  }
})

it('the first HTML and the data for machines name maker, contact in the Union, warnings, fibres and take-back', async () => {
  const admin = await anAdministrator(shop)
  const euContact = 'Ala Europe B.V., Keizersweg 12, 5911 Venlo'
  const { id: makerId } = (await admin.post('/api/admin/makers', { ...ala, euContact })).json()
  const jersey = await aProduct(shop.deps, { category: 'abbigliamento', sizes: { M: 2, L: 1 } })
  const said = { makerId, warnings: 'Non usare dopo un urto.', composition: '80 % lana, 20 % elastan' }
  await admin.put(`/api/admin/products/${jersey.id}`, said)
  const [it, en] = [await pageOf(jersey.slug, 'it'), await pageOf(jersey.slug, 'en')]
  for (const page of [it, en]) {
    for (const text of [...Object.values(ala), euContact, said.warnings, said.composition])
      expect(page.shown).toContain(text)
    expect(page.data).toMatchObject({
      '@type': 'ProductGroup',
      manufacturer: { '@type': 'Organization', ...ala, contactPoint: { description: euContact, areaServed: 'EU' } },
    })
  }
  expect(en.shown).toContain('80 % wool, 20 % elastane')
  expect(it.data.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Avvertenze', value: said.warnings },
    { '@type': 'PropertyValue', name: 'Composizione', value: said.composition },
  ])
  const electric = await aProduct(shop.deps, { category: 'biciclette', subcategory: 'elettrica' })
  expect((await pageOf(electric.slug, 'en')).shown).toContain('Hand us the equivalent old one free of charge')
  const other = await pageOf((await aProduct(shop.deps)).slug, 'it')
  expect([other.shown.includes('Produttore e sicurezza'), other.data.manufacturer]).toEqual([false, undefined])
})
