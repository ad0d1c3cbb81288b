import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aWorkbook } from '#test/fixtures/a-workbook.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { saysNet } from '../columns/net-prices.ts'
import { totalLines } from '../columns/total-rows.ts'

// Files of these tests share a shop, so each has its own codes.
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
})
afterAll(() => shop.close())

async function send(file: string | Buffer, more = '', mode = 'preview'): Promise<ImportReport> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?mode=${mode}&onError=skip&onPrice=accept${more}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(file as string),
  })
  return answer.json<ImportReport>()
}
const errorsOf = ({ errors }: ImportReport) => errors.map(({ line, message }) => `${line} ${message}`)

const own = (...rows: string[]) => ['codice;nome;descrizione;categoria;prezzo;stock', ...rows].join('\n')
const list = (...rows: string[]) => ['Codice;Articolo;Categoria;Prezzo;Giacenza', ...rows].join('\n')
const woo = (...rows: string[]) =>
  [
    'ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
    ...rows,
  ].join('\n')
const shopify = (...rows: string[]) =>
  ['Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Type', ...rows].join('\n')
const google = (...rows: string[]) => ['id\ttitle\tprice\tavailability\tproduct_type', ...rows].join('\n')

describe('a code that the file gives twice', () => {
  it.each<[string, string | Buffer, number, number]>([
    ['in the shop’s own file', own('D-1;Sella;x;componenti;10,00;1', 'd-1;Altra;x;componenti;1,00;5'), 2, 3],
    [
      'in a list',
      list('D-1;Sella;Componenti;10,00;1', 'D-2;Manubrio;Componenti;20,00;1', 'D-1;Sella;Componenti;1,00;9'),
      2,
      4,
    ],
    [
      'in a workbook',
      aWorkbook([
        ['Codice', 'Articolo', 'Categoria', 'Prezzo', 'Giacenza'],
        ['D-1', 'Sella', 'Componenti', 10, 1],
        ['D-1', 'Sella nera', 'Componenti', 1, 1],
      ]),
      2,
      3,
    ],
    [
      'of WooCommerce',
      woo('1,simple,D-1,Sella,1,10.00,1,Componenti,,,', '2,simple,D-1,Sella,1,1.00,1,Componenti,,,'),
      2,
      3,
    ],
    [
      'of a variation',
      woo(
        '1,variable,V,Maglia,1,,,Abbigliamento,,Taglia,"S, M"',
        '2,variation,V-S,Maglia S,1,10.00,1,,V,Taglia,S',
        '3,variation,V-M,Maglia M,1,10.00,1,,V,Taglia,M',
        '4,simple,V-M,Altra maglia,1,1.00,1,Abbigliamento,,,',
      ),
      4,
      5,
    ],
    [
      'of the article that has variations',
      woo(
        '1,variable,V,Maglia,1,,,Abbigliamento,,Taglia,"S, M"',
        '2,variation,V-S,Maglia S,1,10.00,1,,V,Taglia,S',
        '3,variation,V-M,Maglia M,1,10.00,1,,V,Taglia,M',
        '4,simple,V,Altra maglia,1,1.00,1,Abbigliamento,,,',
      ),
      2,
      5,
    ],
    [
      'of Shopify',
      shopify(
        'sella,Sella,Title,Default Title,D-1,10.00,1,Componenti',
        'altra,Altra,Title,Default Title,D-1,1.00,1,Componenti',
      ),
      2,
      3,
    ],
    [
      'of Shopify, at another price of the same article',
      shopify('m,Maglia,Taglia,S,D-1,10.00,1,Abbigliamento', 'm,,Taglia,M,D-1,1.00,1,'),
      2,
      3,
    ],
    [
      'of Google',
      google('D-1\tSella\t10.00 EUR\tin stock\tComponenti', 'D-1\tSella\t1.00 EUR\tin stock\tComponenti'),
      2,
      3,
    ],
    [
      'in JSON',
      JSON.stringify([
        { sku: 'D-1', title: 'Sella', price: '10.00', stock: 1 },
        { sku: 'D-1', title: 'Altra', price: '1.00', stock: 1 },
      ]),
      1,
      2,
    ],
  ])('is an error of the second row %s, which is left out', async (_where, file, first, second) => {
    const report = await send(file)
    expect(errorsOf(report).filter((text) => /Stesso codice/.test(text))).toEqual([
      `${second} Stesso codice della riga ${first}.`,
    ])
    expect(report.changes.map(({ line }) => line)).not.toContain(second)
    expect(new Set(report.changes.map(({ productCode }) => productCode?.toLowerCase())).size).toBe(report.created)
  })

  it('is one article where it is only another size of it', async () => {
    const report = await send(
      list('T;Maglia;Abbigliamento;10,00;1').replace('Prezzo', 'Taglia;Prezzo').replace('10,00', 'S;10,00') +
        '\nT;Maglia;Abbigliamento;M;10,00;2',
    )
    expect([report.created, report.errorCount]).toEqual([1, 0])
  })

  it('never makes two products of one code, whatever the rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('10,00', '1,00'), fc.constantFrom('', 'S', 'M')),
          { minLength: 2, maxLength: 7 },
        ),
        async (rows) => {
          const lines = rows.map(([code, price, size], i) => `${code};Cosa ${i};Componenti;${price};1;${size}`)
          const report = await send(`Codice;Articolo;Categoria;Prezzo;Giacenza;Taglia\n${lines.join('\n')}`)
          expect(report.created).toBeLessThanOrEqual(new Set(rows.map(([code]) => code)).size)
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('a variation without its article', () => {
  it.each([
    [
      'WooCommerce',
      woo('7,variation,O-1,Maglia S,1,10.00,3,,id:99,Taglia,S', '8,simple,O-2,Sella,1,5.00,1,Componenti,,,'),
    ],
    ['Shopify', shopify('x,,Taglia,S,O-1,10.00,3,Abbigliamento', 'y,Sella,Title,Default Title,O-2,5.00,1,Componenti')],
  ])('of %s is named and left out', async (_shop, file) => {
    const report = await send(file)
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^2 È una variante, e il suo articolo «(id:99|x)»/)])
    expect(report.changes.map(({ productCode }) => productCode)).toEqual(['O-2'])
  })
})

describe('a line of totals', () => {
  it.each([
    ['own file', own('S-1;Sella;x;componenti;10,00;1', ';Totale;;;10,00;', 'S-2;Sella;x;componenti;12,00;1')],
    [
      'a label where names stand',
      list('S-1;Sella;Componenti;10,00;1', ';Totale componenti;;10,00;', 'S-2;Sella;Componenti;12,00;1'),
    ],
    [
      'a label where codes stand',
      list('S-1;Sella;Componenti;10,00;1', 'TOTALE:;;;10,00;', 'S-2;Sella;Componenti;12,00;1'),
    ],
    [
      'a sum without a label',
      list(
        'S-1;Sella;Componenti;10,00;1',
        'S-3;Sella;Componenti;11,00;1',
        ';Componenti;;21,00;2',
        'S-2;Sella;Componenti;12,00;1',
      ),
    ],
    [
      'the worth of the stock',
      list(
        'S-1;Sella;Componenti;10,00;2',
        'S-3;Sella;Componenti;11,00;3',
        ';Componenti;;53,00;',
        'S-2;Sella;Componenti;12,00;1',
      ),
    ],
  ])('is no article: %s', async (_what, file) => {
    const report = await send(file)
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^[34] È una riga di totale/)])
    expect(report.changes.map(({ productCode }) => productCode)).toContain('S-2')
    expect(report.changes.map(({ name }) => name)).not.toContain('Componenti')
  })

  it.each([
    'Totale',
    'TOTALE GRUPPO',
    'Sub-totale',
    'Subtotal',
    'Grand total',
    'Tot. pezzi',
    'Zwischensumme',
    'Sous-total',
    'Totale: 12',
  ])('begins like «%s»', (name) => {
    const row = { line: 3, isCoded: false, code: '', texts: [name], cents: undefined, pieces: undefined }
    expect([...totalLines([row])]).toEqual([3])
  })

  it.each(['Totem porta bici', 'Sella Total Race', 'Summit 29', 'Sommier'])('is not «%s»', (name) => {
    const row = { line: 3, isCoded: false, code: '', texts: [name], cents: 100, pieces: 1 }
    expect([...totalLines([row])]).toEqual([])
  })
})

describe('prices without VAT', () => {
  it.each([
    'Price tax excluded',
    'Price tax excluded or tax included',
    'Prezzo netto',
    'Prezzo (IVA esclusa)',
    'Prezzo IVA escl.',
    'Prezzo + IVA',
    'Prezzo senza IVA',
    'Prezzo imponibile',
    'Listino netto',
    'Preis ohne MwSt',
    'Preis exkl. MwSt.',
    'Nettopreis',
    'Prix HT',
    'Prix hors taxes',
    'Price ex. VAT',
    'price_te',
    'Price excl. VAT',
    'Net price',
    'priceNet',
    'Prezzo IVA non inclusa',
    'Prezzo s/IVA',
  ])('are known by «%s», and are never taken as with it', async (header) => {
    const file = `Codice;Articolo;Categoria;${header};Giacenza\nN-1;Sella;Componenti;100,00;1\nN-2;Libro;Componenti;50,00;1\n`
    const asked = await send(file, '&mapping=list')
    expect(asked.netPrice).toEqual({ column: header, isAdded: false })
    expect(asked.withoutPrice.map(({ productCode }) => productCode)).toEqual(['N-1', 'N-2'])
    const byHand = await send(file, '&mapping=list&columns=code,name,category,price,stock')
    expect(byHand.withoutPriceCount).toBe(2)
    expect((await send(file, '&mapping=list&netPrices=add_vat')).withoutPriceCount).toBe(0)
  })

  it.each([
    'Prezzo',
    'Prezzo IVA inclusa',
    'Prezzo lordo',
    'PVP',
    'Price incl. VAT',
    'Bruttopreis',
    'Prix TTC',
    'Listino IVA compresa',
    'Retail price',
  ])('are not meant by «%s»', (header) => expect(saysNet(header)).toBe(false))

  it('get the tax of their article, as it was asked for', async () => {
    const reduced = await admin.post('/api/admin/products', {
      ...{
        name: 'Libro',
        description: 'x',
        category: 'accessori',
        price: '11.00',
        stock: 1,
        vatClass: 'super_reduced',
        productCode: 'NV-2',
      },
    })
    expect(reduced.statusCode).toBe(201)
    const file =
      'Codice;Articolo;Categoria;Prezzo netto;Giacenza\nNV-1;Sella;Componenti;99,99;1\nNV-2;Libro;Accessori;50,00;1\n'
    await send(file, '&netPrices=add_vat', 'commit')
    const all = (await admin.get('/api/admin/products?q=NV')).json<{ productCode: string; price: string }[]>()
    expect(Object.fromEntries(all.map(({ productCode, price }) => [productCode, price]))).toEqual({
      'NV-1': '121.99',
      'NV-2': '52.00',
    })
  })

  it('leave a price that the shop has as it is', async () => {
    await admin.post('/api/admin/products', {
      name: 'Sella',
      description: 'x',
      category: 'componenti',
      price: '30.00',
      stock: 1,
      productCode: 'NK-1',
    })
    await send('Codice;Articolo;Categoria;Prezzo netto;Giacenza\nNK-1;Sella;Componenti;9,00;4\n', '', 'commit')
    const [one] = (await admin.get('/api/admin/products?q=NK-1')).json<{ price: string; stock: number }[]>()
    expect(one).toMatchObject({ price: '30.00', stock: 4 })
  })
})
