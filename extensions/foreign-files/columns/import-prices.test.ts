import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const send = (content: string, query: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?${query}`,
    headers: { 'content-type': 'text/csv; charset=utf-8', 'accept-language': 'it' },
    cookies: admin.cookies,
    payload: content,
  })
const preview = async (content: string, more = '') => (await send(content, `mode=preview${more}`)).json<ImportReport>()
const commit = (content: string, more = '') => send(content, `mode=commit${more}`)
const prices = async () => {
  const all = (await admin.get('/api/admin/products?sort=price-low')).json<AdminProduct[]>()
  return Object.fromEntries(all.map((p) => [p.productCode, p.isActive ? p.price : `${p.price} off`]))
}
const onSale = async () => (await shop.app.inject('/api/products')).json().length

const head = 'codice;nome;descrizione;categoria;prezzo'
const rows = (...cells: string[]) => [head, ...cells.map((price, i) => `W-${i};Ruota;x;componenti;${price}`)].join('\n')
const aWheel = (productCode: string, priceCents: number, category: Category = 'componenti') =>
  aProduct(shop.deps, { category, priceCents, row: { productCode } })

describe('a new product in a file without a readable price', () => {
  it('comes in switched off, and the report names it', async () => {
    const file = rows('12,50', '', 'su richiesta', '0', '0,00 €')
    const report = await preview(file)
    expect(report).toMatchObject({ created: 5, errorCount: 0, withoutPriceCount: 4, questionCount: 0 })
    expect(report.withoutPrice[0]).toEqual({ line: 3, productCode: 'W-1', name: 'Ruota' })
    expect((await commit(file)).json()).toMatchObject({ created: 5, withoutPriceCount: 4 })
    expect(await prices()).toEqual({
      'W-0': '12.50',
      'W-1': '0.00 off',
      'W-2': '0.00 off',
      'W-3': '0.00 off',
      'W-4': '0.00 off',
    })
    expect(await onSale()).toBe(1)
  })

  it('comes in switched off where the file has no column of prices, though it says «attivo»', async () => {
    const file = 'codice;nome;descrizione;categoria;attivo\nW-1;Ruota;x;componenti;sì\n'
    expect((await commit(file)).json()).toMatchObject({ created: 1, withoutPriceCount: 1 })
    expect(await prices()).toEqual({ 'W-1': '0.00 off' })
  })

  it('is not switched on by a second file without a price', async () => {
    await commit(rows(''))
    const report = await preview('codice;attivo\nW-0;sì\n')
    expect(report).toMatchObject({ updated: 0, errors: [{ line: 2, column: 'prezzo' }] })
    expect((await commit('codice;attivo;prezzo\nW-0;sì;12,50\n')).statusCode).toBe(200)
    expect(await prices()).toEqual({ 'W-0': '12.50' })
  })
})

describe('a known product in a file', () => {
  it('keeps its price where the cell is empty, and words are a line to correct', async () => {
    await aWheel('W-1', 1_250)
    expect(await preview('codice;prezzo\nW-1;\n')).toMatchObject({ unchanged: 1, errorCount: 0 })
    expect(await preview('codice;prezzo\nW-1;gratis\n')).toMatchObject({ errors: [{ line: 2, column: 'prezzo' }] })
  })
})

describe('the column of prices', () => {
  it('is read with one decimal sign: thousands that it cannot mean are lines to correct', async () => {
    const file = rows('34.99', '60.745', '1,299.90', '8')
    const report = await preview(file)
    expect(report.errors).toEqual([
      {
        line: 3,
        row: 3,
        allowed: 'da 0 a 99.999,99, per esempio 1.299,90',
        productCode: 'W-1',
        name: 'Ruota',
        value: '60.745',
        column: 'prezzo',
        message: '«60.745»: in questa colonna il punto separa i decimali, e un prezzo ne ha al massimo due.',
      },
    ])
    expect(report).toMatchObject({ rows: 4, created: 3, wrongRows: 1 })
    expect((await commit(file)).statusCode).toBe(400)
    expect(await prices()).toEqual({})
    expect((await commit(file, '&onError=skip')).json()).toMatchObject({ created: 3, skipped: 1 })
    expect(await prices()).toEqual({ 'W-0': '34.99', 'W-2': '1299.90', 'W-3': '8.00' })
  })

  it('counts wrong rows as rows, and says of each cell what is wrong with it', async () => {
    const file = `${rows('34,99', '12.50', '1.299', '12,5,0')}\n;;x;moto;-1`
    const report = await preview(file)
    expect(report.errors.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      '2 prezzo: «34,99»: la colonna usa sia la virgola sia il punto per i decimali. Usane uno solo.',
      '3 prezzo: «12.50»: la colonna usa sia la virgola sia il punto per i decimali. Usane uno solo.',
      '4 prezzo: «1.299» si legge in due modi: scrivi il prezzo con due decimali.',
      '5 prezzo: «12,5,0»: indica un importo con al massimo due decimali.',
      '6 nome: Campo obbligatorio.',
      '6 categoria: Valore non valido.',
      '6 prezzo: Il prezzo va da 0 a 99.999,99 €.',
    ])
    expect(report).toMatchObject({ errorCount: 7, wrongRows: 5 })
  })

  it('of a dealer is read the same way, before it becomes euro', async () => {
    const feed = [
      'cod_produs;nume_produs;nume_categorie;cant_stock;pret_sugerat',
      '1;Janta;Jante;3;115.00',
      '2;Janta;Jante;3;60.745',
      '3;Janta;Jante;3;1,150.00',
      '4;Janta;Jante;3;',
      '5;Janta;Jante;3;0.00',
    ].join('\n')
    const report = await preview(feed, '&mapping=sxt26')
    expect(report).toMatchObject({ created: 4, errors: [{ line: 3, column: 'pret_sugerat' }], withoutPriceCount: 2 })
    await commit(feed, '&mapping=sxt26&onError=skip')
    expect(await prices()).toEqual({
      'SXT-1': '23.00 off',
      'SXT-3': '230.00 off',
      'SXT-4': '0.00 off',
      'SXT-5': '0.00 off',
    })
    const later = feed.replace('115.00', '1150.00').replace('1,150.00', '')
    expect(await preview(later, '&mapping=sxt26&onError=skip')).toMatchObject({
      questions: [{ line: 2, productCode: 'SXT-1', before: '23.00', after: '230.00', reason: 'tenfold' }],
      updated: 1,
    })
  })
})

describe('a price that looks wrong', () => {
  const question = { line: 2, productCode: 'W-1', name: 'Ruota', category: 'componenti', range: null }
  beforeEach(async () => {
    await aProduct(shop.deps, { name: 'Ruota', priceCents: 3_499, row: { productCode: 'W-1' } })
    await aProduct(shop.deps, { name: 'Freno', priceCents: 2_000, row: { productCode: 'W-2' } })
  })

  it.each([
    ['349,90', 'tenfold'],
    ['34990', 'tenfold'],
    // Ten times, and a little cheaper.
    ['329,00', 'tenfold'],
    ['3,50', 'tenth'],
    ['0', 'tenth'],
  ])('is asked about: %s instead of 34,99', async (price, reason) => {
    const report = await preview(`codice;prezzo\nW-1;${price}\nW-2;21,00\n`)
    expect(report).toMatchObject({ updated: 2, errorCount: 0, questionCount: 1 })
    expect(report.questions).toEqual([{ ...question, before: '34.99', after: expect.any(String), reason }])
  })

  it('is imported only when it is confirmed, by line or all together, or left out', async () => {
    const file = 'codice;prezzo\nW-1;349,90\nW-2;200,00\n'
    const refused = await commit(file)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'prices_unconfirmed'])
    expect(refused.json().report.questions).toHaveLength(2)
    expect((await commit(file, '&confirmedLines=2')).statusCode).toBe(409)
    expect(await prices()).toEqual({ 'W-1': '34.99', 'W-2': '20.00' })
    const skipped = (await commit(file, '&confirmedLines=2&onPrice=skip')).json()
    expect(skipped).toMatchObject({ updated: 1, skipped: 1 })
    expect(await prices()).toEqual({ 'W-1': '349.90', 'W-2': '20.00' })
    expect((await commit(file, '&confirmedLines=3')).json()).toMatchObject({ updated: 1, unchanged: 1 })
    expect(await prices()).toEqual({ 'W-1': '349.90', 'W-2': '200.00' })
    expect((await commit('codice;prezzo\nW-1;3,50\nW-2;2,00\n', '&onPrice=accept')).statusCode).toBe(200)
    expect(await prices()).toEqual({ 'W-1': '3.50', 'W-2': '2.00' })
    expect((await commit(file, '&confirmedLines=due')).statusCode).toBe(400)
  })

  it('shows the old price beside the new one in the preview, for every change', async () => {
    const report = await preview('codice;prezzo;colore\nW-1;36,00;nera\nW-2;;nero\n')
    expect(report.changes).toMatchObject([
      { productCode: 'W-1', columns: ['prezzo', 'colore'], price: { before: '34.99', after: '36.00' } },
      { productCode: 'W-2', columns: ['colore'], price: null },
    ])
    expect(report.questionCount).toBe(0)
  })

  it('is far outside its category’s, for new and known products; what stood out before is not asked again', async () => {
    for (let n = 1; n <= 12; n++) await aWheel(`C-${n}`, n * 1_000)
    await aWheel('C-LUSSO', 250_000)
    const range = { low: '10.00', high: '2500.00' }
    const file = `${head}\nN-1;Ruota;x;componenti;60745\nN-2;Ruota;x;componenti;900\nN-3;Ruota;x;componenti;1,50\nC-LUSSO;Ruota;x;componenti;2600\n`
    const report = await preview(file)
    expect(report.questions).toMatchObject([
      { line: 2, before: null, after: '60745.00', reason: 'category', range },
      { line: 4, before: null, after: '1.50', reason: 'category', range },
    ])
    // Rows that come in switched off are checked before they are sold.
    const off = 'codice;nome;descrizione;categoria;prezzo;attivo\nN-1;Ruota;x;componenti;60745;no\n'
    expect(await preview(off)).toMatchObject({ created: 1, questionCount: 0 })
    expect((await commit(file, '&onPrice=skip')).json()).toMatchObject({ created: 1, updated: 1, skipped: 2 })
    expect(await prices()).toMatchObject({ 'N-2': '900.00', 'C-LUSSO': '2600.00' })
  })

  it('is found among the file’s own rows where the shop knows no such products yet', async () => {
    const many = Array.from({ length: 60 }, (_, n) => `B-${n};Casco;x;accessori;${40 + n},00`)
    const file = [head, ...many, 'B-X;Casco;x;accessori;6074500,00'.replace('6074500', '60745')].join('\n')
    expect(await preview(file)).toMatchObject({ questions: [{ line: 62, productCode: 'B-X', reason: 'category' }] })
  })
})
