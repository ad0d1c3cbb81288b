import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/shelves'
const inBoth = (it: string, en = it) => ({ it, en })
const list = async () => (await admin.get(path)).json() as AdminShelf[]
const shelf = async (slug: string) => {
  const found = (await list()).find((one) => one.slug === slug)
  if (!found) throw new Error(`no shelf ${slug}`)
  return found
}
const change = (slug: string, body: object) => admin.put(`${path}/${slug}`, body)
const create = async (body: object) => {
  const made = await admin.post(path, { category: 'accessori', ...body })
  expect(made.statusCode).toBe(201)
  return made.json() as AdminShelf
}
const remove = (slug: string) => admin.call('DELETE', `${path}/${slug}`)
const merge = (slug: string, into: string) => admin.post(`${path}/${slug}/merge`, { into })
const found = async (query: string) =>
  ((await shop.app.inject(`/api/products?${query}`)).json() as Product[]).map(({ name }) => name)

describe('the shelves in the dashboard', () => {
  it('are listed in the order of the menus, with both languages and their articles, inactive ones too', async () => {
    await aProduct(shop.deps, { name: 'Catena KMC X12' })
    const { id } = await aProduct(shop.deps, { name: 'Catena via' })
    await aProduct(shop.deps, { name: 'Catena spenta', isActive: false })
    await admin.call('DELETE', `/api/admin/products/${id}`)
    expect(await shelf('catene')).toMatchObject({
      path: '/componenti/catene',
      parent: 'trasmissione',
      name: { it: 'Catene', en: 'Chains' },
      articles: 2,
      facts: expect.arrayContaining(['speeds']),
    })
    const rows = await list()
    for (const [at, { parent }] of rows.entries())
      if (parent) expect(rows.findIndex(({ slug }) => slug === parent)).toBeLessThan(at)
  })

  it('are added where they are wanted, and the shop shows them at once', async () => {
    const made = await create({ name: inBoth('Cestini', 'Baskets'), words: ['Cestìno', 'cestini'], position: 0 })
    expect(made).toMatchObject({ slug: 'cestini', path: '/accessori/cestini', words: ['cestino', 'cestini'] })
    expect((await list()).find(({ category }) => category === 'accessori')?.slug).toBe('cestini')
    const sold = { name: 'Cestino in vimini', description: 'Di vimini.', category: 'accessori', price: 20, stock: 1 }
    expect((await admin.post('/api/admin/products', sold)).json().shelf).toBe('cestini')
    expect(await found('shelf=cestini')).toEqual(['Cestino in vimini'])
  })

  it('have addresses of their own: one that another has is refused with a sentence', async () => {
    for (const answer of [
      await admin.post(path, { category: 'accessori', name: inBoth('Catene') }),
      await change('cambi', { slug: 'catene' }),
    ])
      expect([answer.statusCode, answer.json().code, answer.json().fields.slug]).toEqual([
        409,
        'shelf_address_taken',
        'Un altro scaffale ha già questo indirizzo. Scegline un altro.',
      ])
    expect((await change('cambi', { slug: 'Cambi e altro' })).json().fields.slug).toContain('lettere minuscole')
    expect((await change('cambi', { name: { it: '', en: 'x' } })).json().fields).toHaveProperty(['name.it'])
  })

  it('take their articles along under a new address, and every address they had leads to it', async () => {
    await aProduct(shop.deps, { name: 'Catena KMC X12' })
    expect((await change('catene', { slug: 'catene-bici' })).statusCode).toBe(200)
    expect((await change('catene-bici', { slug: 'catene-e-maglie' })).statusCode).toBe(200)
    for (const slug of ['catene', 'catene-bici', 'catene-e-maglie'])
      expect(await found(`shelf=${slug}`)).toEqual(['Catena KMC X12'])
    // Back again, and nothing leads in a circle.
    expect((await change('catene-e-maglie', { slug: 'catene' })).statusCode).toBe(200)
    for (const slug of ['catene', 'catene-bici', 'catene-e-maglie'])
      expect(await found(`shelf=${slug}`)).toEqual(['Catena KMC X12'])
    // A form with the former address follows the redirect.
    const [{ id } = { id: 0 }] = (await admin.get('/api/admin/products')).json() as AdminProduct[]
    expect((await admin.put(`/api/admin/products/${id}`, { shelf: 'catene-bici' })).json().shelf).toBe('catene')
  })

  it('have articles that are found by the name of their shelf, and by a new one at once', async () => {
    await aProduct(shop.deps, { name: 'KMC X12', row: { shelf: 'catene' } })
    expect((await change('catene', { name: inBoth('Trasmettitori', 'Transmitters') })).statusCode).toBe(200)
    for (const query of ['trasmettitori', 'transmitter']) expect(await found(`q=${query}`)).toEqual(['KMC X12'])
    expect((await change('trasmissione', { name: inBoth('Propulsori') })).statusCode).toBe(200)
    expect(await found('q=propulsore')).toEqual(['KMC X12'])
    expect(await found('q=trasmissione')).toEqual([])
  })

  it('give an old address to a new shelf that asks for it', async () => {
    await change('catene', { slug: 'catene-bici' })
    await create({ category: 'componenti', name: inBoth('Catene') })
    await aProduct(shop.deps, { name: 'Maglia', row: { shelf: 'catene' } })
    expect(await found('shelf=catene')).toEqual(['Maglia'])
    expect(await found('shelf=catene-bici')).toEqual([])
  })

  it('refuse to stand inside themselves, below their own, too deep or in another category', async () => {
    const codeOf = async (slug: string, parent: string) => (await change(slug, { parent })).json().code
    expect(await codeOf('trasmissione', 'trasmissione')).toBe('shelf_inside_itself')
    expect(await codeOf('trasmissione', 'catene')).toBe('shelf_inside_itself')
    expect(await codeOf('pedali', 'catene')).toBe('shelf_too_deep')
    expect(await codeOf('caschi', 'trasmissione')).toBe('shelf_elsewhere')
    await create({ category: 'componenti', name: inBoth('Vario') })
    expect(await codeOf('trasmissione', 'vario')).toBe('shelf_too_deep')
    expect((await change('vario', { parent: 'trasmissione', position: 0 })).statusCode).toBe(200)
    const rows = await list()
    expect(rows[rows.findIndex(({ slug }) => slug === 'trasmissione') + 1]?.slug).toBe('vario')
  })

  it('refuse to overwrite a newer version', async () => {
    const { version } = await shelf('catene')
    await change('catene', { text: inBoth('Prima.'), version })
    const refused = await change('catene', { text: inBoth('Dopo.'), version })
    expect([refused.statusCode, refused.json().code, refused.json().current.text.it]).toEqual([
      409,
      'edit_conflict',
      'Prima.',
    ])
    expect((await shelf('catene')).text.it).toBe('Prima.')
  })

  it('merge: articles, deleted ones too, facts and addresses go along', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Catena KMC X12', row: { facts: { links: 126 } } })
    const gone = await aProduct(shop.deps, { name: 'Catena via' })
    await admin.call('DELETE', `/api/admin/products/${gone.id}`)
    await change('catene', { slug: 'catene-bici' })
    const merged = await merge('catene-bici', 'cambi')
    expect(merged.json()).toMatchObject({ slug: 'cambi', articles: 1, facts: expect.arrayContaining(['links']) })
    expect((await admin.get(`/api/admin/products/${id}`)).json()).toMatchObject({
      shelf: 'cambi',
      factValues: { links: 126 },
    })
    for (const slug of ['catene', 'catene-bici', 'cambi'])
      expect(await found(`shelf=${slug}`)).toEqual(['Catena KMC X12'])
    expect((await list()).some(({ slug }) => slug === 'catene-bici')).toBe(false)
  })

  it('merge within their category and two levels only', async () => {
    expect((await merge('catene', 'catene')).json().code).toBe('shelf_inside_itself')
    expect((await merge('catene', 'caschi')).json().code).toBe('shelf_elsewhere')
    expect((await merge('trasmissione', 'catene')).json().code).toBe('shelf_too_deep')
    expect((await merge('altri-componenti', 'catene')).json().code).toBe('shelf_is_rest')
    const below = (await list()).filter(({ parent }) => parent === 'trasmissione').map(({ slug }) => slug)
    expect((await merge('trasmissione', 'freni')).statusCode).toBe(200)
    const rows = await list()
    expect(below.every((own) => rows.find(({ slug }) => slug === own)?.parent === 'freni')).toBe(true)
  })

  it('are deleted when nothing is on them; what takes the rest stays until another one does', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Catena KMC X12' })
    const full = await remove('catene')
    expect([full.statusCode, full.json().code, full.json().message]).toEqual([
      409,
      'shelf_not_empty',
      'Su questo scaffale ci sono articoli (1): spostali o uniscilo a un altro.',
    ])
    expect((await remove('trasmissione')).json().code).toBe('shelf_has_children')
    expect((await remove('altri-componenti')).json().code).toBe('shelf_is_rest')
    await admin.call('DELETE', `/api/admin/products/${id}`)
    expect((await remove('catene')).statusCode).toBe(204)
    expect((await shop.app.inject('/api/products?shelf=catene')).statusCode).toBe(400)
    expect((await change('cambi', { isRest: true })).json().isRest).toBe(true)
    expect((await list()).filter(({ category, isRest }) => category === 'componenti' && isRest)).toHaveLength(1)
    expect((await remove('altri-componenti')).statusCode).toBe(204)
  })

  it('change while articles are stored, and every article has a shelf that is there', async () => {
    const request = { name: 'Catena', description: 'Una.', category: 'componenti', price: 9, stock: 1, shelf: 'catene' }
    const answers = await Promise.all([
      admin.post('/api/admin/products', request),
      change('catene', { slug: 'catene-bici' }),
      admin.post('/api/admin/products', { ...request, name: 'Altra' }),
      merge('catene', 'cambi'),
      admin.post('/api/admin/products', { ...request, name: 'Terza' }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    const slugs = new Set((await list()).map(({ slug }) => slug))
    for (const product of (await admin.get('/api/admin/products')).json() as AdminProduct[])
      expect(slugs).toContain(product.shelf)
  })
})

describe('the facts in the dashboard', () => {
  const facts = '/api/admin/facts'
  const fact = async (key: string) =>
    ((await admin.get(facts)).json() as AdminFact[]).find((one) => one.key === key) as AdminFact

  it('are defined by the shop, asked for by a shelf, filled and shown', async () => {
    const made = await admin.post(facts, {
      label: inBoth('Portata cestino', 'Basket load'),
      kind: 'number',
      unit: 'kg',
    })
    expect([made.statusCode, made.json()]).toMatchObject([201, { key: 'portata-cestino', unit: 'kg', articles: 0 }])
    await create({ name: inBoth('Cestini', 'Baskets'), facts: ['portata-cestino'], facets: ['portata-cestino'] })
    const { id } = await aProduct(shop.deps, { category: 'accessori', row: { shelf: 'cestini' } })
    await admin.put(`/api/admin/products/${id}`, { facts: [{ key: 'portata-cestino', value: '7,5' }] })
    const product = (await shop.app.inject(`/api/products/${id}?lang=en`)).json() as Product
    expect(product.facts).toMatchObject([{ label: 'Basket load', value: 7.5, unit: 'kg' }])
    expect((await admin.put(`${path}/cestini`, { facts: ['niente'] })).json().fields).toHaveProperty('facts')
    expect((await admin.put(`${facts}/portata-cestino`, { label: inBoth('Carico', 'Load') })).json().version).toBe(2)
    expect((await shop.app.inject(`/api/products/${id}`)).json().facts[0].label).toBe('Carico')
  })

  it('keep kind and unit while articles use them, and are not deleted', async () => {
    await aProduct(shop.deps, { name: 'Guarnitura', row: { facts: { crankLength: 170 } } })
    for (const refused of [
      await admin.put(`${facts}/crankLength`, { kind: 'text' }),
      await admin.put(`${facts}/crankLength`, { unit: 'cm' }),
      await admin.call('DELETE', `${facts}/crankLength`),
    ])
      expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
        409,
        'fact_in_use',
        expect.stringContaining('in tutto 1'),
      ])
    expect(await fact('crankLength')).toMatchObject({ kind: 'number', unit: 'mm', articles: 1, version: 1 })
    expect((await admin.put(`${facts}/axleLength`, { unit: 'cm' })).json().unit).toBe('cm')
  })

  it('lose no choice that an article has made; its name may change', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Bici', row: { facts: { brakes: 'v-brake' } } })
    const { choices } = await fact('brakes')
    const without = (value: string) => choices.filter((choice) => choice.value !== value)
    const refused = await admin.put(`${facts}/brakes`, { choices: without('v-brake') })
    expect([refused.statusCode, refused.json().fields.choices]).toEqual([
      409,
      'Alcuni articoli hanno scelto «V-brake» (in tutto 1): questo valore non si può togliere.',
    ])
    const renamed = without('senza').map((choice) => (choice.value === 'v-brake' ? { ...choice, it: 'A V' } : choice))
    const stored = await admin.put(`${facts}/brakes`, { choices: [...renamed, inBoth('A tamburo', 'Drum')] })
    expect(stored.json().choices.at(-1)).toMatchObject({ value: 'a-tamburo', en: 'Drum' })
    expect((await shop.app.inject(`/api/products/${id}`)).json().facts[0].value).toBe('A V')
    const twice = await admin.put(`${facts}/brakes`, { choices: [inBoth('Uno'), inBoth('uno')] })
    expect(twice.json().fields.choices).toBeDefined()
  })

  it('leave the shelves that asked for them when they go; an edit over another one is refused', async () => {
    const { version } = await fact('links')
    await admin.put(`${facts}/links`, { label: inBoth('Maglie'), version })
    const refused = await admin.put(`${facts}/links`, { label: inBoth('Altro'), version })
    expect([refused.json().code, refused.json().current.label.it]).toEqual(['edit_conflict', 'Maglie'])
    expect((await admin.call('DELETE', `${facts}/links`)).statusCode).toBe(204)
    expect((await list()).flatMap((one) => [...one.facts, ...one.facets])).not.toContain('links')
    expect((await admin.call('DELETE', `${facts}/links`)).statusCode).toBe(404)
  })
})
