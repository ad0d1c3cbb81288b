import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { SearchWord } from '#shared/contract/catalog/search-words.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/search-words'
const list = async () => (await admin.get(path)).json() as SearchWord[]
const teach = async (word: string, meaning: string) => {
  const taught = await admin.post(path, { word, meaning })
  expect(taught.statusCode).toBe(201)
  return taught.json() as SearchWord
}
const search = (q: string, more = '') => shop.app.inject(`/api/products?q=${encodeURIComponent(q)}${more}`)
const namesOf = async (q: string) => ((await search(q)).json() as Product[]).map(({ name }) => name)

describe('the shop’s own words', () => {
  it('are found by at once in list, counts and suggestions, with plurals and among other words, and the answer is exact', async () => {
    await aProduct(shop.deps, { name: 'Borsa sottosella Ortles', category: 'accessori', priceCents: 4_000 })
    await aProduct(shop.deps, { name: 'Borsa sottosella grande', category: 'accessori', priceCents: 9_000 })
    expect(await namesOf('carabattola')).toEqual([])
    const taught = await teach('Carabàttola', 'borsa sottosella')
    expect(taught).toMatchObject({ word: 'Carabàttola', meaning: 'borsa sottosella', match: 'exact', articles: 2 })
    expect((await namesOf('carabattola')).sort()).toEqual(['Borsa sottosella Ortles', 'Borsa sottosella grande'])
    expect((await search('carabattola')).headers['x-match']).toBe('exact')
    expect(await namesOf('CARABATTOLE sotto 50 €')).toEqual(['Borsa sottosella Ortles'])
    expect((await shop.app.inject('/api/products/facets?q=carabattola')).json().total).toBe(2)
    const suggested = (await shop.app.inject('/api/search/suggestions?q=carabattola')).json()
    expect(suggested.products).toHaveLength(2)
    expect((await admin.get('/api/admin/products?q=carabattola')).json()).toHaveLength(2)
  })

  it('are replaced once, the longest first: what they mean is not read as one of them', async () => {
    await aProduct(shop.deps, { name: 'Sella Ortles' })
    await aProduct(shop.deps, { name: 'Borsa sottosella Ortles', category: 'accessori' })
    await teach('trono', 'sella')
    await teach('trono da viaggio', 'borsa sottosella')
    await teach('poltrona', 'trono')
    await teach('sella', 'poltrona')
    expect((await namesOf('trono'))[0]).toBe('Sella Ortles')
    expect((await namesOf('trono da viaggio'))[0]).toBe('Borsa sottosella Ortles')
    expect(await namesOf('poltrona')).toEqual([])
  })

  it('still find what is called so', async () => {
    await aProduct(shop.deps, { name: 'Camera d’aria Ortles' })
    await aProduct(shop.deps, { name: 'Carabattola Altopiano', category: 'accessori' })
    await teach('carabattola', 'camera d’aria')
    expect(await namesOf('carabattola')).toEqual(['Camera d’aria Ortles', 'Carabattola Altopiano'])
  })

  it('are listed with what they find, changed and deleted; an edit of an older version is refused', async () => {
    await aProduct(shop.deps, { name: 'Casco Ortles', category: 'abbigliamento' })
    const { id, version } = await teach('pignatta', 'zzzyyyxxx')
    expect(await list()).toMatchObject([{ word: 'pignatta', match: 'none', articles: 0 }])
    const changed = await admin.put(`${path}/${id}`, { meaning: 'casco', version })
    expect(changed.json()).toMatchObject({ word: 'pignatta', meaning: 'casco', articles: 1, version: version + 1 })
    const late = await admin.put(`${path}/${id}`, { meaning: 'sella', version })
    expect([late.statusCode, late.json().code, late.json().current.meaning]).toEqual([409, 'edit_conflict', 'casco'])
    expect(await namesOf('pignatta')).toEqual(['Casco Ortles'])
    expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(204)
    expect(await namesOf('pignatta')).toEqual([])
    expect((await admin.delete(`${path}/${id}`)).json().code).toBe('search_word_not_found')
    expect((await admin.put(`${path}/${id}`, { meaning: 'casco' })).statusCode).toBe(404)
  })

  it('say beforehand what a meaning finds', async () => {
    await aProduct(shop.deps, { name: 'Casco Ortles', category: 'abbigliamento' })
    await teach('casco', 'sella')
    const finds = async (meaning: string) => (await admin.get(`${path}/finds?meaning=${meaning}`)).json()
    expect(await finds('casco')).toEqual({ match: 'exact', articles: 1 })
    expect(await finds('cascco')).toEqual({ match: 'similar', articles: 1 })
    expect(await finds('zzzyyyxxx')).toEqual({ match: 'none', articles: 0 })
  })

  it.each([
    ['an empty word', { word: '  ', meaning: 'sella' }, 'word', 'Campo obbligatorio'],
    ['a word without letters', { word: '!?', meaning: 'sella' }, 'word', 'Scrivi almeno una lettera o una cifra.'],
    ['a meaning without letters', { word: 'trono', meaning: '…' }, 'meaning', 'Scrivi almeno una lettera'],
    ['a word that is too long', { word: 'a'.repeat(61), meaning: 'sella' }, 'word', 'lungo'],
    ['a meaning that is too long', { word: 'trono', meaning: 'a'.repeat(121) }, 'meaning', 'lungo'],
    ['a word that means itself', { word: 'Selle', meaning: 'sella' }, 'meaning', 'È la stessa parola'],
    ['a word that is there', { word: 'POLTRONE', meaning: 'sella' }, 'word', '«Poltrona» significa «sella»'],
  ])('refuse %s with a sentence beside the field', async (_, body, field, sentence) => {
    await teach('Poltrona', 'sella')
    const refused = await admin.post(path, body)
    expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    expect(refused.json().fields[field]).toContain(sentence)
    expect(await list()).toHaveLength(1)
    const [one] = await list()
    expect((await admin.put(`${path}/${one?.id}`, { word: 'Poltrone' })).json()).toMatchObject({ word: 'Poltrone' })
  })

  it('are 500 at most', async () => {
    const words = Array.from({ length: 500 }, (_, n) => ({ word: `parola ${n}`, meaning: 'sella' }))
    await shop.deps.database.db.insert(tables.searchWords).values(words)
    const refused = await admin.post(path, { word: 'trono', meaning: 'sella' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'search_words_full'])
  })
})
