import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { extensionAddresses } from '#test/access/extension-access.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/import-mappings'
const words = '/api/admin/import-words'
const post = (content: string, query: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
const send = async (content: string, query = 'mode=preview') =>
  (await post(content, query)).json<ImportReport & { report?: ImportReport; code?: string }>()
const products = async () =>
  new Map((await admin.get('/api/admin/products')).json<AdminProduct[]>().map((one) => [one.productCode, one]))

const header = 'Art;Testo breve;Note;Pubblico;Acq.;Pz;Settore merc.;Rif. forn.'
const list = [
  header,
  'F-1;Casco Filetto;<b>Leggero</b>;1.290;700,00;3;CASCHI MTB;88/1',
  'F-2;Oggetto Zeta;Bello;59,90;31,20;0;VARIE;88/2',
].join('\n')
const columns = [
  { name: 'Art', field: 'code' },
  { name: 'Testo breve', field: 'name' },
  { name: 'Note', field: 'description' },
  { name: 'Pubblico', field: 'price' },
  { name: 'Acq.', field: 'cost' },
  { name: 'Pz', field: 'stock' },
  { name: 'Settore merc.', field: 'category' },
  { name: 'Rif. forn.', field: 'supplierCode' },
] as const
const filetto = { name: 'Filetto, listino', columns, decimalSign: ',', keepsHtml: false }

describe('a saved supplier', () => {
  it('knows the next file with the same columns, in whatever order and case', async () => {
    expect((await admin.post(path, filetto)).statusCode).toBe(201)
    const turned = list
      .split('\n')
      .map((row, i) => (i === 0 ? row.toUpperCase() : row).split(';').toReversed().join(';'))
      .join('\n')
    const report = await send(turned, 'mode=commit')
    expect(report).toMatchObject({
      ...{ mapping: 'list', created: 2, errors: [], unknownColumns: [] },
      ...{ supplier: { name: 'Filetto, listino' }, reading: { decimalSign: ',', html: 'text' } },
    })
    const found = await products()
    expect(found.get('F-1')).toMatchObject({
      ...{ name: 'Casco Filetto', price: '1290.00', cost: '700.00', supplierCode: '88/1', stock: 3 },
      description: 'Leggero',
    })
    expect(await send(turned, 'mode=commit')).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })

  it('is named by the call, says what each column becomes, and can be read otherwise for once', async () => {
    const { id } = (await admin.post(path, filetto)).json()
    const report = await send(list, `mode=preview&mapping=saved-${id}`)
    expect(report.columns.map(({ becomes }) => becomes)).toEqual([
      ['F-1', 'F-2'],
      ['Casco Filetto', 'Oggetto Zeta'],
      ['Leggero', 'Bello'],
      ['1.290,00 €', '59,90 €'].map((text) => expect.stringContaining(text.slice(0, 5))),
      ['non si vede nel negozio', 'il prezzo è in media 1,9 volte il costo'],
      ['3 pezzi', 'esaurito'],
      ['vedi la tabella delle parole'],
      ['88/1', '88/2', 'non si vede nel negozio'],
    ])
    await send(list, `mode=commit&mapping=saved-${id}&html=keep&columns=code,name,description,price,,stock,category,`)
    const found = await products()
    expect(found.get('F-1')).toMatchObject({ description: '<b>Leggero</b>', cost: null, supplierCode: null })
    expect(await send(list, 'mode=preview&mapping=saved-999999')).toMatchObject({ code: 'import_mapping_not_found' })
  })

  it('is known in a large file too, which is read beside, as are the words', async () => {
    const { id } = (await admin.post(path, { ...filetto, keepsHtml: true })).json()
    await admin.put(words, { word: 'VARIE', category: 'accessori', shelf: 'caschi', mappingId: id })
    const long = 'Una nota che si prende il suo spazio nel file. '.repeat(20)
    const rows = Array.from({ length: 300 }, (_, i) => `L-${i};Oggetto ${i};<b>${long}</b>;59,90;31,20;0;VARIE;88/${i}`)
    const large = [header, ...rows].join('\n')
    const report = await send(large)
    expect(report).toMatchObject({
      ...{ mapping: 'list', created: 300, errors: [], supplier: { id }, reading: { decimalSign: ',', html: 'keep' } },
      words: [{ word: 'VARIE', rows: 300, shelf: 'caschi', why: 'chosen', chosenAt: shop.clock.read().toISOString() }],
    })
    expect(report.columns[4]?.becomes).toEqual(['non si vede nel negozio', 'il prezzo è in media 1,9 volte il costo'])
    const other = await send(large, 'mode=preview&html=text&decimalSign=.')
    expect(other).toMatchObject({ reading: { decimalSign: '.', html: 'text' } })
    const unknown = await post(large, 'mode=preview&mapping=saved-999999')
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'import_mapping_not_found'])
  })

  it('is changed, refused twice, and forgotten', async () => {
    const stored = (await admin.post(path, filetto)).json()
    expect((await admin.post(path, { ...filetto, name: 'FILETTO, LISTINO' })).json()).toMatchObject({
      code: 'import_mapping_taken',
    })
    const twice = { ...filetto, name: 'Altro', columns: [...columns, { name: 'Altro', field: 'code' }] }
    expect((await admin.post(path, twice)).json()).toMatchObject({ fields: { columns: expect.any(String) } })
    const nothing = { ...filetto, name: 'Altro', columns: [{ name: 'Pz', field: 'stock' }] }
    expect((await admin.post(path, nothing)).json()).toMatchObject({ fields: { columns: expect.any(String) } })
    const changed = await admin.put(`${path}/${stored.id}`, { name: 'Filetto', keepsHtml: true, version: 1 })
    expect(changed.json()).toMatchObject({ name: 'Filetto', keepsHtml: true, version: 2, columns })
    expect((await admin.put(`${path}/${stored.id}`, { name: 'X', version: 1 })).json()).toMatchObject({
      code: 'edit_conflict',
    })
    expect((await admin.get(path)).json()).toMatchObject([{ name: 'Filetto' }])
    await admin.put(words, { word: 'VARIE', mappingId: stored.id, category: 'accessori' })
    expect((await admin.delete(`${path}/${stored.id}`)).statusCode).toBe(204)
    expect((await admin.delete(`${path}/${stored.id}`)).statusCode).toBe(404)
    expect((await admin.get(words)).json()).toEqual([])
    expect(await send(list)).toMatchObject({ supplier: null, mapping: 'list' })
  })
})

describe('the words of a file', () => {
  const wordsOf = ({ words: found }: ImportReport) =>
    Object.fromEntries(found.map(({ word, category, shelf, why, rows }) => [word, { category, shelf, why, rows }]))
  const groups = [
    'codice;nome articolo;prezzo;giacenza;gruppo',
    'G-1;Sella Nova;10;1;SELLE',
    'G-2;Oggetto Zeta;10;1;VARIE',
    'G-3;Casco Alfa;10;1;Linea 7',
    'G-4;Copertone Beta;10;1;COPERTONI STRADA',
    'G-5;Tubo;10;1;Abbigliamento » MAGLIE',
    'G-6;Sella Alba;10;1;selle',
  ].join('\n')

  it('say where their articles stand and why: by a shelf’s name, the vocabulary, the articles’ names, or nothing', async () => {
    expect(wordsOf(await send(groups))).toEqual({
      VARIE: { category: null, shelf: null, why: 'nothing', rows: 1 },
      SELLE: { category: 'componenti', shelf: 'selle-e-reggisella', why: 'vocabulary', rows: 2 },
      'Linea 7': { category: 'accessori', shelf: null, why: 'names', rows: 1 },
      'COPERTONI STRADA': { category: 'componenti', shelf: null, why: 'vocabulary', rows: 1 },
      'Abbigliamento » MAGLIE': { category: 'abbigliamento', shelf: 'maglie', why: 'shelf_name', rows: 1 },
    })
  })

  it('are remembered once chosen, however they are written', async () => {
    const put = await admin.put(words, { word: 'varie', category: 'accessori', shelf: 'caschi' })
    expect(put.json()).toMatchObject({ category: 'accessori', shelf: 'caschi', mappingId: null })
    const report = await send(groups, 'mode=commit')
    expect(wordsOf(report).VARIE).toEqual({ category: 'accessori', shelf: 'caschi', why: 'chosen', rows: 1 })
    const found = await products()
    expect(found.get('G-2')).toMatchObject({ category: 'accessori', shelf: 'caschi', isActive: true })
    expect(found.get('G-6')).toMatchObject({ category: 'componenti', shelf: 'selle-e-reggisella' })
    // The shelf that the shop chose for a product stays.
    await admin.put(words, { word: 'VARIE', category: 'componenti' })
    expect(await send(groups, 'mode=commit')).toMatchObject({ updated: 0, unchanged: 6 })
    expect((await admin.get(words)).json()).toHaveLength(1)
  })

  it('of one supplier come before those of everybody', async () => {
    const { id } = (await admin.post(path, filetto)).json()
    await admin.put(words, { word: 'VARIE', category: 'componenti' })
    await admin.put(words, { word: 'VARIE', category: 'abbigliamento', mappingId: id })
    expect(wordsOf(await send(list)).VARIE).toMatchObject({ category: 'abbigliamento', why: 'chosen' })
    expect(wordsOf(await send(groups)).VARIE).toMatchObject({ category: 'componenti', why: 'chosen' })
    expect((await admin.put(words, { word: 'X', category: 'accessori', mappingId: 999 })).statusCode).toBe(404)
  })

  it('follow a shelf that is renamed or merged, and say when it is gone', async () => {
    const shelf = { category: 'accessori', name: { it: 'Cose', en: 'Things' } }
    expect((await admin.post('/api/admin/shelves', shelf)).statusCode).toBe(201)
    await admin.put(words, { word: 'VARIE', category: 'accessori', shelf: 'cose' })
    await admin.put('/api/admin/shelves/cose', { slug: 'oggetti' })
    expect(wordsOf(await send(groups)).VARIE).toMatchObject({ shelf: 'oggetti', why: 'chosen' })
    await admin.delete('/api/admin/shelves/oggetti')
    expect(wordsOf(await send(groups)).VARIE).toMatchObject({ category: 'accessori', shelf: null, why: 'shelf_gone' })
  })

  it('are refused where shelf and category do not fit, and forgotten', async () => {
    const wrong = await admin.put(words, { word: 'VARIE', category: 'componenti', shelf: 'caschi' })
    expect(wrong.json()).toMatchObject({ fields: { shelf: expect.any(String) } })
    expect((await admin.put(words, { word: 'BICI', category: 'biciclette' })).json()).toMatchObject({
      fields: { subcategory: expect.any(String) },
    })
    expect((await admin.put(words, { word: ' > ', category: 'accessori' })).statusCode).toBe(400)
    const { id } = (await admin.put(words, { word: 'BICI', category: 'biciclette', shelf: 'gravel' })).json()
    expect((await admin.get(words)).json()).toMatchObject([{ word: 'bici', subcategory: 'gravel' }])
    expect((await admin.delete(`${words}/${id}`)).statusCode).toBe(204)
    expect((await admin.delete(`${words}/${id}`)).statusCode).toBe(404)
  })
})

describe('what the shop pays and what the supplier calls it', () => {
  it('is read from a file, and seen by staff only', async () => {
    const file = [
      'Codice;Nome articolo;Prezzo;Giacenza;Costo netto;Codice fornitore;Gruppo',
      'K-1;Casco;59,90;2;31,20;F/1;Caschi',
      'K-2;Sella;20,00;2;n.d.;;Selle',
    ].join('\n')
    const report = await send(file, 'mode=commit')
    expect(report.notes).toContainEqual(expect.objectContaining({ kind: 'unreadCost', lines: [3] }))
    const found = await products()
    expect(found.get('K-1')).toMatchObject({ cost: '31.20', supplierCode: 'F/1', isActive: true })
    expect(found.get('K-2')).toMatchObject({ cost: null })
    for (const url of ['/api/products', ...extensionAddresses, `/${found.get('K-1')?.slug}`]) {
      const { body } = await shop.app.inject(url)
      expect(body).not.toContain('31.20')
      expect(body).not.toContain('31,20')
      expect(body).not.toMatch(/supplierCode|costCents|"cost"|F\/1/)
    }
  })

  it('has one decimal sign in the shop’s own file too', async () => {
    const file =
      'codice;nome;descrizione;categoria;prezzo;costo\nA-1;Sella;x;componenti;20,00;1.500,00\nA-3;Sella;x;componenti;20,00;15,50\nA-2;Sella;x;componenti;20,00;31.20'
    expect(await send(file)).toMatchObject({ created: 3, errors: [], notes: [{ kind: 'oddPrices', lines: [4] }] })
    expect(
      (
        await admin.post('/api/admin/products', { name: 'S', description: 'x', category: 'componenti', cost: '-1' })
      ).json(),
    ).toMatchObject({ fields: { cost: expect.any(String) } })
  })
})
