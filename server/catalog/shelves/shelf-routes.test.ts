import { readdirSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { Product, WholeProduct } from '#shared/contract/catalog/catalog.ts'
import type { Shelf } from '#shared/contract/catalog/shelves.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/products'
const chain = { name: 'Catena KMC X12', description: 'Per 12 velocità.', category: 'componenti', price: 33.9, stock: 4 }

const shelves = async (query = '') => (await shop.app.inject(`/api/shelves${query}`)).json() as Shelf[]
const found = async (query: string) =>
  ((await shop.app.inject(`/api/products?${query}`)).json() as Product[]).map(({ name }) => name)
const everyOne = (tree: readonly Shelf[]): Shelf[] => tree.flatMap((shelf) => [shelf, ...everyOne(shelf.children)])

it('shows a new shop its shelves as a tree, each with its address, its text and what stands on it and below', async () => {
  await aProduct(shop.deps, { name: 'Catena KMC X12' })
  await aProduct(shop.deps, { name: 'Catena spenta', isActive: false })
  await aProduct(shop.deps, { name: 'Qualcosa che nessuno scaffale prende', category: 'accessori' })
  const tree = await shelves()
  const drivetrain = tree.find(({ slug }) => slug === 'trasmissione')
  expect(drivetrain).toMatchObject({ path: '/componenti/trasmissione', name: 'Trasmissione', count: 1 })
  expect(drivetrain?.children.find(({ slug }) => slug === 'catene')).toMatchObject({
    path: '/componenti/catene',
    count: 1,
  })
  expect(tree.find(({ slug }) => slug === 'altri-accessori')?.count).toBe(1)
  const all = everyOne(tree)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  expect(all.filter(({ name, text }) => name === '' || text === '')).toEqual([])
  const english = everyOne(await shelves('?lang=en')).find(({ slug }) => slug === 'catene')
  expect(english).toMatchObject({ path: '/componenti/catene', name: 'Chains' })
})

it('names what the shop has drawn of a shelf, by its kind or by what it was once called; a new one has nothing', async () => {
  const all = everyOne(await shelves())
  const drawn = new Set(all.flatMap(({ drawing }) => drawing ?? []))
  // The bicycle taken apart is of all of them.
  const files = readdirSync('web/pictures/drawings').filter((file) => file !== 'bici-smontata.svg')
  expect(drawn).toEqual(new Set(files.map((file) => file.replace('.svg', ''))))
  expect(all.find(({ slug }) => slug === 'gravel-usate')?.drawing).toBe('bici-gravel')
  await admin.put('/api/admin/shelves/catene', { slug: 'catene-e-maglie' })
  await admin.post('/api/admin/shelves', { category: 'accessori', name: { it: 'Cestini', en: 'Baskets' } })
  const one = async (slug: string) => (await shop.app.inject(`/api/shelves/${slug}`)).json().drawing
  expect([await one('catene-e-maglie'), await one('cestini')]).toEqual(['catena', null])
})

it('finds and counts what stands on a shelf and below it; an unknown shelf is refused', async () => {
  await aProduct(shop.deps, { name: 'Catena KMC' })
  await aProduct(shop.deps, { name: 'Sella Velo' })
  expect(await found('shelf=catene')).toEqual(['Catena KMC'])
  expect(await found('shelf=trasmissione')).toEqual(['Catena KMC'])
  expect(await found('shelf=copertoni')).toEqual([])
  expect((await shop.app.inject('/api/products/facets?shelf=trasmissione')).json()).toMatchObject({ total: 1 })
  const unknown = await shop.app.inject('/api/products?shelf=niente')
  expect([unknown.statusCode, unknown.json().fields]).toEqual([400, { shelf: 'Valore non valido.' }])
})

it('answers one shelf with those above it, and below it or beside it, where something stands', async () => {
  await aProduct(shop.deps, { name: 'Catena KMC' })
  await aProduct(shop.deps, { name: 'Pacco pignoni 11-34' })
  const shelf = async (slug: string) => (await shop.app.inject(`/api/shelves/${slug}`)).json()
  const names = (links: { name: string; count: number }[]) => links.map(({ name, count }) => [name, count])
  const chains = await shelf('catene')
  expect(chains).toMatchObject({ slug: 'catene', path: '/componenti/catene', count: 1 })
  expect(names(chains.above)).toEqual([['Trasmissione', 2]])
  expect(names(chains.near)).toEqual([
    ['Catene', 1],
    ['Pacchi pignoni', 1],
  ])
  expect(names((await shelf('trasmissione')).near)).toEqual(names(chains.near))
  expect(names((await shelf('guarniture')).near)).toContainEqual(['Guarniture', 0])
  const unknown = await shop.app.inject('/api/shelves/niente')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'shelf_not_found'])
})

it('stands every article on one shelf of its category: the one said, else one by its kind or name', async () => {
  const make = async (change: object) => (await admin.post(path, { ...chain, ...change })).json() as AdminProduct
  const { id, shelf } = await make({})
  expect(shelf).toBe('catene')
  expect((await make({ shelf: 'cambi' })).shelf).toBe('cambi')
  expect((await make({ name: 'Cosa' })).shelf).toBe('altri-componenti')
  expect((await make({ category: 'biciclette', subcategory: 'gravel', name: 'Catena' })).shelf).toBe('gravel')
  const wrong = await admin.post(path, { ...chain, shelf: 'caschi' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['shelf']])
  // It stays where it was put when its name changes, and moves when its category does.
  expect((await admin.put(`${path}/${id}`, { name: 'Sella' })).json().shelf).toBe('catene')
  expect((await admin.put(`${path}/${id}`, { category: 'accessori' })).json().shelf).toBe('altri-accessori')
})

it('keeps facts with their units and shows them in the order of the shelf, in the language asked for', async () => {
  const written = [
    { key: 'speeds', value: '12' },
    { key: 'links', value: 126 },
  ]
  const made = await admin.post(path, {
    ...chain,
    nameEn: 'KMC X12 chain',
    descriptionEn: 'For 12 speeds.',
    facts: written,
  })
  expect(made.json()).toMatchObject({ factValues: { speeds: 12, links: 126 }, nameEn: 'KMC X12 chain' })
  const { id } = made.json() as AdminProduct
  const it = (await shop.app.inject(`/api/products/${id}`)).json() as Product
  const en = (await shop.app.inject(`/api/products/${id}?lang=en`)).json() as Product
  expect(it.facts.map(({ key, value }) => [key, value])).toEqual([
    ['speeds', 12],
    ['links', 126],
  ])
  expect(en).toMatchObject({ name: 'KMC X12 chain', description: 'For 12 speeds.' })
  expect(en.facts[0]?.label).not.toBe(it.facts[0]?.label)
  expect(en.untranslated).toBeUndefined()
})

it('keeps the English of a text that comes back as it was answered', async () => {
  const both = { key: 'sprockets', value: { it: 'undici', en: 'eleven' } }
  const { id, facts } = (await admin.post(path, { ...chain, facts: [both] })).json() as AdminProduct
  expect(facts[0]?.value).toBe('undici')
  const factValues = { sprockets: { it: 'undici', en: 'eleven' } }
  expect((await admin.put(`${path}/${id}`, { name: 'Altro', facts })).json()).toMatchObject({ factValues })
  const other = [{ key: 'sprockets', value: 'dodici' }]
  expect((await admin.put(`${path}/${id}`, { facts: other })).json().factValues).toEqual({ sprockets: 'dodici' })
})

it('says when Italian stands in for English', async () => {
  const { id } = (await admin.post(path, { ...chain, nameEn: 'KMC X12 chain' })).json() as AdminProduct
  const en = (await shop.app.inject(`/api/products/${id}?lang=en`)).json() as WholeProduct
  expect(en).toMatchObject({ name: 'KMC X12 chain', description: 'Per 12 velocità.', untranslated: true })
  const [listed, ...others] = (await shop.app.inject(`/api/products?lang=en`)).json<object[]>()
  expect(others).toEqual([])
  expect(en).toMatchObject(listed ?? {})
})

it.each([
  ['an unknown fact', [{ key: 'niente', value: 1 }]],
  ['another unit', [{ key: 'links', value: '126 mm' }]],
  ['words for a number', [{ key: 'speeds', value: 'dodici' }]],
])('refuses %s with a sentence, and nothing is stored', async (_what, facts) => {
  const { id } = (await admin.post(path, { ...chain, facts: [{ key: 'speeds', value: 12 }] })).json() as AdminProduct
  const refused = await admin.put(`${path}/${id}`, { name: 'Altro', facts })
  expect([refused.statusCode, refused.json().fields.facts]).toEqual([400, expect.stringMatching(/^(Questo|Un) dato/)])
  expect((await admin.get(`${path}/${id}`)).json()).toMatchObject({ name: chain.name, factValues: { speeds: 12 } })
})

it('sells used goods under the margin scheme unless the shop says otherwise, and new ones never', async () => {
  const make = async (change: object) => (await admin.post(path, { ...chain, ...change })).json()
  expect((await make({})).vatClass).toBe('standard')
  expect((await make({ condition: 'used' })).vatClass).toBe('margin')
  expect((await make({ vatClass: 'reduced' })).vatClass).toBe('reduced')
  expect((await make({ vatClass: 'margin' })).fields).toHaveProperty('vatClass')
  expect((await make({ vatClass: '23' })).fields).toHaveProperty('vatClass')
  const bike = await make({ category: 'bici-usate', subcategory: 'citta', vatClass: 'margin' })
  expect(bike).toMatchObject({ vatClass: 'margin' })
  const refreshed = { category: 'biciclette', subcategory: 'citta' }
  expect((await admin.put(`${path}/${bike.id}`, { ...refreshed, vatClass: 'margin' })).json().fields).toHaveProperty(
    'vatClass',
  )
  // The default VAT class follows category and condition.
  expect((await admin.put(`${path}/${bike.id}`, refreshed)).json().vatClass).toBe('standard')
})

it('takes a GTIN with its right check digit only, and a used bicycle is used', async () => {
  const make = (change: object) => admin.post(path, { ...chain, ...change })
  expect((await make({ gtin: '4006381333931', mpn: 'X12' })).json()).toMatchObject({
    gtin: '4006381333931',
    mpn: 'X12',
  })
  expect((await make({ gtin: '4006381333932' })).json().fields).toHaveProperty('gtin')
  expect((await make({})).json().condition).toBe('new')
  expect((await make({ condition: 'used' })).json().condition).toBe('used')
  const used = { category: 'bici-usate', subcategory: 'citta' }
  expect((await make(used)).json().condition).toBe('used')
  expect((await make({ ...used, condition: 'new' })).json().fields).toHaveProperty('condition')
})
