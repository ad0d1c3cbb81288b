import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aSupplierList, type Half, inFormat } from '#test/fixtures/a-supplier-list.ts'
import { aWorkbook } from '#test/fixtures/a-workbook.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { withHeader } from '../../catalog-import/catalog-file/find-header.ts'
import { rowsOfFile } from '../../catalog-import/catalog-file/rows-of-file.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { meaningOf } from '../columns/list-columns.ts'
import { priceTerms } from '../columns/net-prices.ts'
import { readStock } from '../columns/stock-cell.ts'

// Files of these tests share a shop, so each has its own codes.
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
})
afterAll(() => shop.close())

const send = async (file: string | Buffer, query = 'mode=preview') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?onError=skip&onPrice=accept&${query}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(file as string),
  })
  return answer.json<ImportReport & { report?: ImportReport }>()
}
const product = async (code: string) =>
  (await admin.get(`/api/admin/products?q=${code}`))
    .json<(AdminProduct & { cost: string | null })[]>()
    .find(({ productCode }) => productCode === code)
const fieldsOf = ({ columns }: ImportReport) => columns.map(({ field }) => field)
const noteLines = ({ notes }: ImportReport) => Object.fromEntries(notes.map(({ kind, lines }) => [kind, lines]))

/** What of made lists was read rightly, and each product that should not be there. */
async function readLists(half: Half, count: number) {
  const memory = { mappings: [], places: [], book: emptyShelfDirectory, publicUrl: 'http://localhost' }
  const found = { sound: 0, in: 0, wrongPrices: [] as string[], strangers: [] as string[], unnamed: [] as string[] }
  for (let seed = 1; seed <= count; seed++) {
    const list = aSupplierList(seed, half)
    const table = withHeader(await readTable(list.content), memory, 'it')
    const { rows } = rowsOfFile(table, { mapping: 'auto' }, memory)
    const codes = new Set(list.articles.map(({ code }) => code))
    const right = rows.filter(({ fault, price }) => !fault && price.kind !== 'problem')
    found.strangers.push(
      ...right.flatMap(({ input: { productCode, name } }) =>
        name && !codes.has(String(productCode)) ? `${seed} ${name}` : [],
      ),
    )
    for (const { code, name, price, cost, isDoubtful } of list.articles) {
      const own = rows.filter(({ input }) => input.productCode === code)
      if (isDoubtful && !own.some((row) => !right.includes(row))) found.unnamed.push(`${seed} ${code}`)
      if (isDoubtful) continue
      found.sound++
      const row = own.find((one) => right.includes(one))
      const amount = row?.price.kind === 'amount' ? row.price.text : undefined
      if (amount !== undefined && amount !== price) found.wrongPrices.push(`${seed} ${code} ${amount}`)
      if (row?.input.cost !== undefined && row.input.cost !== cost) found.wrongPrices.push(`${seed} ${code} cost`)
      if (row?.input.name === name && amount === price) found.in++
    }
  }
  return found
}

describe('lists with titles, groups, totals, footers, in five languages and four encodings', () => {
  it.each(['seen', 'unseen'] as const)(
    'come in whole, with no wrong price and no product of a total: %s names',
    async (half) => {
      const found = await readLists(half, 150)
      expect(found.sound).toBeGreaterThan(1_000)
      expect(found.in / found.sound).toBeGreaterThan(0.98)
      expect(found).toMatchObject({ wrongPrices: [], strangers: [], unnamed: [] })
    },
  )

  it('change nothing the second time, nor in another format', async () => {
    for (const seed of [3, 5, 8, 13]) {
      const list = aSupplierList(seed, 'seen')
      const first = await send(list.content, 'mode=commit')
      expect(first.created).toBeGreaterThan(0)
      for (const again of [
        list.content,
        inFormat(list, 'xlsx'),
        inFormat(list, 'utf-8'),
        inFormat(list, 'windows-1252'),
      ])
        expect(await send(again, 'mode=commit')).toMatchObject({ created: 0, updated: 0 })
    }
  })
})

describe('the header of a list', () => {
  it.each([
    ['Codice;Descrizione;Prezzo', ['code', 'name', 'price']],
    ['codice;descrizione;prezzo;marca', ['code', 'name', 'price', 'brand']],
    ['Articolo;Descrizione;Prezzo', ['code', 'name', 'price']],
    ['Codice;Articolo;Prezzo', ['code', 'name', 'price']],
    ['Cod.;Descr.;Listino;Netto rivend.;Disp.', ['code', 'name', 'price', 'cost', 'stock']],
    ['Art.;Descr.;Pr. listino;PVP;Q.tà', ['code', 'name', null, 'price', 'stock']],
    ['Art.-Nr.;Bezeichnung;EK netto;UVP;Bestand', ['code', 'name', 'cost', 'price', 'stock']],
    ['Réf.;Désignation;Prix d’achat HT;Prix public TTC;Qté', ['code', 'name', 'cost', 'price', 'stock']],
    ['Ref.;Descripción;Precio coste;P.V.P.;Existencias', ['code', 'name', 'cost', 'price', 'stock']],
    ['Item no.;Description;Dealer price;RRP inc. VAT;Qty', ['code', 'name', 'cost', 'price', 'stock']],
    ['Code EAN;Nom;Prix HT;TTC;Stock', ['gtin', 'name', null, 'price', 'stock']],
    ['Codice;Descrizione;Prezzo €/pz;Costo al pz.;Pz', ['code', 'name', 'price', 'cost', 'stock']],
    ['Rif. art.;Descrizione estesa;PVP;Costo;Descrizione prodotto', ['code', 'description', 'price', 'cost', 'name']],
    ['Codice;Descrizione;Prezzo USD;Sconto;Costo', ['code', 'name', null, null, 'cost']],
    ['Codice;Descrizione;Listino A;Listino B', ['code', 'name', null, null]],
    ['Codice;Fam.;Modello;Prezzo', ['code', 'category', 'name', 'price']],
    ['Codice;Descrizione;Prezzo;Mag. 1;Totale pz', ['code', 'name', 'price', null, 'stock']],
  ])('is a supplier’s: %s', async (header, fields) => {
    const cells = header.split(';').map((_name, i) => ['H-1', 'Sella comoda', '12,50', '9,90', '4'][i])
    const report = await send(`${header}\n${cells.join(';')}`)
    expect(report.mapping).toBe('list')
    expect(fieldsOf(report)).toEqual(fields)
    expect(report.created).toBe(1)
  })

  it.each([
    ['codice;prezzo', 'H-2;3,00'],
    ['codice;nome;descrizione;categoria;prezzo;stock', 'H-3;Sella;x;componenti;3,00;1'],
  ])('is the shop’s own with all its columns: %s', async (header, row) => {
    expect((await send(`${header}\n${row}`)).mapping).toBe('shop')
  })

  it('asks for what is missing where it has neither a code nor a name of the shop’s own', async () => {
    const report = await send('title;link;description\nSella nera;https://example.org/1;Comoda')
    expect(report).toMatchObject({ mapping: 'list', wrongRows: 0, withoutPriceCount: 1 })
  })

  it('may have several rows, one of them with merged cells', async () => {
    const file = aWorkbook([
      ['Rossi Ciclo srl'],
      ['Codice', 'Descrizione', 'Prezzi IVA inclusa', undefined, 'Disp.'],
      [undefined, undefined, 'Rivenditore', 'Pubblico'],
      ['H-4', 'Sella', 7, 12.5, 3],
    ])
    const report = await send(file)
    expect(fieldsOf(report)).toEqual(['code', 'name', null, 'price', 'stock'])
    expect(report.created).toBe(1)
  })

  it('says net prices in a title, which stay out', async () => {
    const report = await send('Listino 2026, prezzi IVA esclusa;;\n;;\nCodice;Descrizione;Prezzo\nH-5;Sella;12,50')
    expect(report.netPrice).toEqual({ column: 'Prezzo', isAdded: false })
    expect(report.withoutPriceCount).toBe(1)
    expect(
      noteLines(await send('Price list 2026, prices in USD;;\nCode;Description;Price\nH-5;Saddle;12.50')),
    ).toHaveProperty('otherCurrency')
  })

  it('is asked for with samples where there is none, and no row is lost', async () => {
    const file = 'H-6;Sella nera;12,50;3\nH-7;Sella blu;14,00;1\n'
    const report = await send(file)
    expect(report).toMatchObject({ mapping: 'list', rows: 2, created: 0, errors: [] })
    expect(noteLines(report)).toHaveProperty('noHeader')
    expect(report.columns.map(({ name, samples }) => [name, samples[0]])).toEqual([
      ['Colonna 1', 'H-6'],
      ['Colonna 2', 'Sella nera'],
      ['Colonna 3', '12,50'],
      ['Colonna 4', '3'],
    ])
    expect((await send(file, 'mode=commit')).report?.errors).toHaveLength(1)
    expect(await send(file, 'mode=preview&columns=code,name,price,stock')).toMatchObject({ created: 2, errors: [] })
  })

  it('is known by what was chosen for another supplier’s columns', async () => {
    const columns = [
      { name: 'Kennz.', field: 'code' },
      { name: 'Was', field: 'name' },
      { name: 'Zahl', field: 'stock' },
    ]
    await admin.post('/api/admin/import-mappings', { name: 'Ditta', columns, decimalSign: null, keepsHtml: false })
    expect(fieldsOf(await send('Was;Zahl;Prezzo;Kennz.\nSella;3;12,50;H-8'))).toEqual([
      'name',
      'stock',
      'price',
      'code',
    ])
  })
})

describe('the rows of a list', () => {
  const head = 'Codice;Descrizione;Marca;Tg;Prezzo;Giac.'
  it('take group, brand and the product of further sizes from above', async () => {
    const file = [
      head,
      'CASCHI;;;;;',
      'R-1;Casco Vento;Valcava;M;59,90;3',
      ';;;L;;2',
      'R-2;Casco Rosa;;S;49,90;1',
      'R-3;Casco Blu;;;39,90;1',
      'Prezzi soggetti a variazioni.;;;;;',
    ]
    const report = await send(file.join('\n'), 'mode=commit')
    expect(report).toMatchObject({ created: 3, errors: [] })
    expect(noteLines(report)).toMatchObject({ textRows: [2, 7] })
    expect(await product('R-1')).toMatchObject({
      category: 'accessori',
      brand: 'Valcava',
      price: '59.90',
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 2 },
      ],
    })
    expect(await product('R-3')).toMatchObject({ brand: 'Valcava' })
  })

  it('are no products where they are totals, named with a remedy', async () => {
    const rows = [
      'R-4;Sella;;;10,00;1',
      'R-5;Sella blu;;;12,00;1',
      ';COMPONENTI;;;22,00;',
      ';;;;22,00;',
      'Total général;;;;22,00;2',
      'Summe;;;;;2',
      ';Importe total;;;22,00;',
    ]
    const report = await send([head, ...rows].join('\n'))
    expect(report.changes.map(({ productCode }) => productCode)).toEqual(['R-4', 'R-5'])
    expect(report.errors.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8])
    expect(report.errors[0]?.message).toMatch(/Se è un articolo, scrivi il suo codice/)
  })

  it('come in switched off without the code that the others have', async () => {
    const report = await send(
      [head, 'R-6;Sella;;;10,00;1', 'R-7;Sella blu;;;12,00;1', ';Sella rossa;;;15,00;1'].join('\n'),
      'mode=commit',
    )
    expect(noteLines(report)).toMatchObject({ uncoded: [4] })
    expect(await product('sella-rossa')).toMatchObject({ isActive: false })
  })

  it('have their size in the title where no column says it', async () => {
    const rows = [
      'Codice;Descrizione;Prezzo;Disp.',
      'R-14;Maglia Adda tg. M;49,00;2',
      'R-14;Maglia Adda tg. L;49,00;1',
      'R-15;Guanti Alpe - S;19,00;1',
      'R-16;Guanti Alpe - XL;19,00;1',
      'R-17;Borsa Tour L;29,00;1',
      'R-18;Portapacchi taglia unica;29,00;1',
    ]
    expect(await send(rows.join('\n'), 'mode=commit')).toMatchObject({ created: 5, errors: [] })
    expect(await product('R-14')).toMatchObject({
      name: 'Maglia Adda',
      sizes: [
        { size: 'M', stock: 2 },
        { size: 'L', stock: 1 },
      ],
    })
    expect(await product('R-16')).toMatchObject({ name: 'Guanti Alpe - XL', sizes: [{ size: 'XL', stock: 1 }] })
    expect(await product('R-17')).toMatchObject({ sizes: [], stock: 1 })
    expect(await product('R-18')).toMatchObject({ sizes: [], stock: 1 })
  })

  it('never take an EAN that a spreadsheet has rounded', async () => {
    const report = await send(
      'Codice;Descrizione;Prezzo;EAN\nR-8;Sella;10,00;8,02E+12\nR-9;Sella;11,00;8020000000000\nR-10;Sella;12,00;4006381333932\nR-11;Sella;13,00;4006381333931.0',
      'mode=commit',
    )
    expect(noteLines(report)).toMatchObject({ roundedGtin: [2, 3], wrongGtin: [4] })
    expect((await product('R-11'))?.gtin).toBe('4006381333931')
  })

  it('keep the shop’s count where the list only says that there are some', async () => {
    await send('Codice;Descrizione;Prezzo;Disp.\nR-12;Sella;10,00;7', 'mode=commit')
    await send('Codice;Descrizione;Prezzo;Disp.\nR-12;Sella;10,00;disponibile', 'mode=commit')
    expect((await product('R-12'))?.stock).toBe(7)
    await send('Codice;Descrizione;Prezzo;Disp.\nR-12;Sella;10,00;esaurito', 'mode=commit')
    expect((await product('R-12'))?.stock).toBe(0)
  })

  it('have prices of many decimals where they are calculated, not where one is', async () => {
    const priced = (...prices: string[]) =>
      send(`Codice;Descrizione;Prezzo\n${prices.map((price, i) => `R-2${i};Sella;${price}`).join('\n')}`)
    const report = await priced('955.65217', '12.3456789', '1956.52174', '10')
    expect(report).toMatchObject({ created: 4, wrongRows: 0 })
    expect((await priced('955.65', '12.3456', '8')).wrongRows).toBe(1)
  })

  it('come in without the marks that no text has', async () => {
    await send('Codice;Nome;Descrizione;Prezzo\n"R-31\n-M";Sella\u0007 nera;Comoda\u000be larga;10,00', 'mode=commit')
    expect(await product('R-31 -M')).toMatchObject({ name: 'Sella nera', price: '10.00' })
  })

  it('are named by their model where no other column names them, and keep codes written as formulas', async () => {
    const head = 'Cod. modello;Codice;Modello;Taglia;Prezzo'
    await send(`${head}\nR-32;="00321";Maglia Po;S;49,00\nR-32;="00322";Maglia Po;M;49,00`, 'mode=commit')
    for (const [code, size] of [
      ['00321', 'S'],
      ['00322', 'M'],
    ] as const)
      expect(await product(code)).toMatchObject({ name: 'Maglia Po', modelKey: 'r-32', sizes: [{ size }] })
  })

  it('take a purchase price as the cost only', async () => {
    await send('Codice;Descrizione;Netto rivend.;Giac.\nR-13;Sella;7,50;1', 'mode=commit')
    expect(await product('R-13')).toMatchObject({ cost: '7.50', price: '0.00', isActive: false })
  })
})

describe('a stock cell', () => {
  it.each([
    ['12', '12'],
    ['12,00', '12'],
    ['1.200', '1200'],
    ['12 pz', '12'],
    ['n. 5', '5'],
    ["'-2", '0'],
    ['-3', '0'],
    ['>20', '20'],
    ['> 20 pz', '20'],
    ['20+', '20'],
    ['oltre 10', '10'],
    ['mehr als 5', '5'],
    ['plus de 5', '5'],
    ['más de 5', '5'],
    ['<5', '1'],
    ['10-20', '10'],
    ['Disponibile', '1'],
    ['Sì', '1'],
    ['yes', '1'],
    ['auf Lager', '1'],
    ['en stock', '1'],
    ['disponible', '1'],
    ['+++', '1'],
    ['disponibile (5)', '5'],
    ['No', '0'],
    ['esaurito', '0'],
    ['non disponibile', '0'],
    ['in arrivo', '0'],
    ['in arrivo 20 pz', '0'],
    ['n.d.', '0'],
    ['-', '0'],
    ['out of stock', '0'],
    ['ausverkauft', '0'],
    ['rupture de stock', '0'],
    ['épuisé', '0'],
    ['agotado', '0'],
    ['sin stock', '0'],
    ['auf Anfrage', '0'],
    ['disponibile dal 12/01', '0'],
    ['01.03.2027', '0'],
    ['OutOfStock', '0'],
    ['InStock', '1'],
    ['12,5', '12'],
    ['2.162,45', '2162'],
    ['1,075.5', '1075'],
    ['0.75', '0'],
  ])('«%s» is %s', (cell, units) => expect(readStock(cell).units).toBe(units))

  it.each(['boh', '12.5.1', 'Sella', '3 scaffali'])('«%s» stays, to be refused', (cell) =>
    expect(readStock(cell).units).toBe(cell),
  )
})

it.each(['a', '1', ' ', '.', ',', '-', '+', '>', 'é', '€', 'di ', 'prezzo ', '1.', '1,'])(
  'cells of 10 kB of «%s» are read at once',
  async (letters) => {
    const long = letters.repeat(10_000)
    readStock(long)
    meaningOf(long)
    priceTerms([`prezzi ${long}`])
    const report = await send(
      `${long};${long}x;Prezzo\n${long};${long};${long}\nCodice;Descrizione;Giac.\n${long};${long};${long}`,
    )
    expect(report.rows ?? report.report?.rows).toBeDefined()
  },
)

describe('a list with a column for each size', () => {
  it.each([
    ['letters', 'XS;S;M;L;XL', ['S', 'M', 'L']],
    ['numbers', '36;37;38;39;40', ['37', '38', '39']],
  ])('counts its sizes, named by %s; a total and a repeated code are no products', async (_names, header, sizes) => {
    const file = [
      `Listino ${header}`,
      `Codice;Descrizione;Prezzo;${header}`,
      'M1;Maglia Po;49,90;;2;3;0;',
      'M2;Casco Adda;30,00;;;;;',
      'M1;Maglia bis;12,00;1;;;;',
      'Totale;;;1;2;3;0;0',
    ].join('\n')
    const memory = { mappings: [], places: [], book: emptyShelfDirectory, publicUrl: 'https://shop.example' }
    const table = withHeader(await readTable(Buffer.from(file)), memory, 'it')
    const { rows } = rowsOfFile(table, { mapping: 'auto' } as Parameters<typeof rowsOfFile>[1], memory)
    expect(rows.map(({ line, fault }) => [line, fault?.message('it').slice(0, 12)])).toEqual([
      [3, undefined],
      [4, undefined],
      [5, 'Stesso codic'],
      [6, 'È una riga d'],
    ])
    expect(rows[0]?.input).toMatchObject({
      productCode: 'M1',
      sizes: ['2', '3', '0'].map((stock, i) => ({ size: sizes[i], stock })),
    })
  })
})
