import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { images, products, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/products'
const send = (content: string | Buffer, query: string, visitor = admin) =>
  shop.app.inject({
    method: 'POST',
    url: `${path}/import?${query}`,
    headers: { 'content-type': 'text/csv; charset=utf-8' },
    cookies: visitor.cookies,
    payload: Buffer.from(content),
  })
const preview = async (content: string | Buffer, more = '') =>
  (await send(content, `mode=preview${more}`)).json<ImportReport>()
const commit = (content: string | Buffer, more = '') => send(content, `mode=commit${more}`)
const exported = async () => (await admin.get(`${path}/export`)).body
const all = async () => (await admin.get(path)).json<AdminProduct[]>()
const rowOf = (product: AdminProduct) => ({ ...product, id: 0, version: 0, slug: '' })

const bike = {
  name: 'Gravel "Brenta"; Disc',
  description: 'Telaio in acciaio.\n- Freni a disco\n\n=1+1',
  category: 'biciclette',
  subcategory: 'gravel',
  price: '1299,90',
  weight: '10,40',
  sizes: [
    { size: 'M', stock: 4 },
    { size: 'S', stock: 0 },
  ],
  wheelSize: '700C',
  gearCount: 22,
  material: 'Acciaio',
  brand: '@Brenta',
  color: 'Marrone',
  nameEn: 'Gravel Brenta',
  descriptionEn: 'A steel frame.',
  facts: [{ key: 'tyreClearance', value: 45 }],
  vatClass: 'reduced',
  gtin: '4006381333931',
  mpn: 'GRB-1',
  modelKey: 'brenta',
  supplierCode: 'BR/7',
  cost: '802,50',
  productCode: 'PV-GRB-0412',
}
async function aCatalogue() {
  for (const name of ['a-1x1-cut.webp', 'b-1x1-cut.webp'])
    await shop.deps.database.db.insert(images).values({ name, sha256: '0'.repeat(64), bytes: 1 })
  const imageUrls = ['/images/b-1x1-cut.webp', '/images/a-1x1-cut.webp']
  await admin.post(path, { ...bike, imageUrls, imageAlts: ['Di lato', ''] })
  shop.clock.advance({ days: 2 })
  admin = await anAdministrator(shop)
  const plain = { name: 'Camera d’aria', description: '-', category: 'componenti', price: 5, stock: 12 }
  await admin.post(path, { ...plain, isActive: false })
}

describe('the file of the catalogue', () => {
  it('has a row for every product, as an Italian spreadsheet reads it', async () => {
    await aCatalogue()
    const answer = await admin.get(`${path}/export`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="catalogo-completo-2026-11-22.csv"')
    const [head, ...rest] = answer.body.split('\r\n')
    expect(head).toBe(
      '\ufeffcodice;nome;descrizione;categoria;tipo;prezzo;stock;taglie;peso;ruota;rapporti;materiale;marca;colore;immagini;testi immagini;nome inglese;descrizione inglese;testi immagini inglesi;scaffale;dati;condizione;iva;gtin;codice produttore;modello;codice fornitore;costo;attivo;indirizzo;creato;versione',
    )
    expect(rest.join('\r\n')).toBe(
      [
        'PV-GRB-0412;"Gravel ""Brenta""; Disc";"Telaio in acciaio.\n\'- Freni a disco\n\n\'=1+1";biciclette;gravel;1299,90;4;S:0 | M:4;10,40;700C;22;Acciaio;\'@Brenta;Marrone;b-1x1-cut.webp | a-1x1-cut.webp;Di lato | ;Gravel Brenta;A steel frame.;;gravel;tyreClearance=45;;10;4006381333931;GRB-1;brenta;BR/7;802,50;sì;gravel-brenta-disc;2026-11-20T10:00:00.000Z;1',
        "PV-COM-0001;Camera d’aria;'-;componenti;;5,00;12;;;;;;;;;;;;;camere-d-aria;;;;;;;;;no;camera-d-aria;2026-11-22T10:00:00.000Z;1",
        '',
      ].join('\r\n'),
    )
    expect((await admin.get(`${path}/export?category=componenti`)).body.split('\r\n')).toHaveLength(3)
  })

  it('comes back without changing anything', async () => {
    await aCatalogue()
    const before = await all()
    expect(await preview(await exported())).toMatchObject({ rows: 2, unchanged: 2, errorCount: 0, changes: [] })
    expect((await commit(await exported())).json()).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await all()).toEqual(before)
  })

  it('comes back without changing what is stored otherwise than a file or a form says it', async () => {
    await aCatalogue()
    const odd = {
      name: ' Doppio  spazio Citta\u0300\u200b ',
      description: 'Riga una\r\n\r\n  Riga\u00a0 due ',
      brand: 'Acme\u00ad',
      material: 'Acciaio  inox ',
      weightGrams: 12_345,
      nameEn: ' Double  space ',
      imageAlts: [],
    }
    await shop.deps.database.db.update(products).set(odd)
    await shop.deps.catalog.refresh()
    const before = await all()
    expect(await preview(await exported())).toMatchObject({ rows: 2, unchanged: 2, errorCount: 0, changes: [] })
    expect((await commit(await exported())).json()).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await all()).toEqual(before)
  })

  it('makes the same catalogue in another shop', async () => {
    await aCatalogue()
    const [file, before] = [await exported(), await all()]
    for (const { id } of before) await admin.delete(`${path}/${id}`)
    expect((await commit(file)).json()).toMatchObject({ created: 2, updated: 0 })
    expect((await all()).map(rowOf)).toEqual(before.map(rowOf))
  })

  it('loses nothing of any text', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
    const word = fc.oneof(text, fc.constantFrom("'=1", '=1', "''+2", '"', ';', '1.299,90', '\t', '- x', "'", 'à€😀'))
    const made = await fc.sample(fc.tuple(word, word, word), { numRuns: 60, seed: 7 })
    let stored = 0
    for (const [name, description, color] of made) {
      const answer = await admin.post(path, { name, description, color, category: 'componenti' })
      if (answer.statusCode === 201) stored++
      else expect(answer.statusCode).toBe(400)
    }
    expect(stored).toBeGreaterThan(20)
    expect(await preview(await exported())).toMatchObject({ rows: stored, unchanged: stored, errors: [] })
  })
})

describe('importing a file', () => {
  it('shows first what it would do, and changes nothing', async () => {
    await aCatalogue()
    const before = await all()
    const file =
      'codice;nome;descrizione;categoria;prezzo\nPV-COM-0001;Camera;-;componenti;6,50 €\n;Nuova;Bella;accessori;3\n'
    expect(await preview(file)).toEqual({
      fileKind: 'csv',
      mapping: 'shop',
      articles: 2,
      columns: [
        { name: 'codice', samples: ['PV-COM-0001'], becomes: [], field: null, isUsed: true },
        { name: 'nome', samples: ['Camera', 'Nuova'], becomes: [], field: null, isUsed: true },
        { name: 'descrizione', samples: ['-', 'Bella'], becomes: [], field: null, isUsed: true },
        { name: 'categoria', samples: ['componenti', 'accessori'], becomes: [], field: null, isUsed: true },
        { name: 'prezzo', samples: ['6,50 €', '3'], becomes: [], field: null, isUsed: true },
      ],
      supplier: null,
      reading: { decimalSign: null, html: 'text' },
      wordCount: 0,
      words: [],
      notes: [{ kind: 'withoutCode', count: 1, lines: [3], text: expect.stringMatching(/^Senza codice/) }],
      rows: 2,
      created: 1,
      updated: 1,
      unchanged: 0,
      skipped: 0,
      unknownColumns: [],
      errorCount: 0,
      wrongRows: 0,
      errors: [],
      conflictCount: 0,
      conflicts: [],
      questionCount: 0,
      questions: [],
      withoutPriceCount: 0,
      withoutPrice: [],
      changes: [
        {
          line: 2,
          action: 'update',
          productCode: 'PV-COM-0001',
          name: 'Camera',
          columns: ['nome', 'prezzo'],
          price: { before: '5.00', after: '6.50' },
        },
        { line: 3, action: 'create', productCode: null, name: 'Nuova', columns: [], price: null },
      ],
    })
    expect(await all()).toEqual(before)
    await commit(file)
    expect(await all()).toMatchObject([
      { productCode: 'PV-ACC-0001', name: 'Nuova', price: '3.00', stock: 0 },
      { productCode: 'PV-COM-0001', name: 'Camera', price: '6.50', stock: 12, isActive: false },
      { productCode: 'PV-GRB-0412' },
    ])
    expect((await shop.app.inject('/api/products')).json()).toHaveLength(2)
  })

  it('counts rows as the spreadsheet does and says what would be right', async () => {
    const file =
      'codice;nome;descrizione;categoria;prezzo\nA-1;Sella;"Due\nrighe\nqui";componenti;10\nA-2;Sella;x;moto;dieci,50,3'
    const { errors } = await preview(file)
    expect(errors.map(({ row, line, column, value, allowed }) => ({ row, line, column, value, allowed }))).toEqual([
      {
        ...{ row: 3, line: 5, column: 'categoria', value: 'moto' },
        allowed: 'biciclette, bici-usate, componenti, abbigliamento, accessori',
      },
      { row: 3, line: 5, column: 'prezzo', value: 'dieci,50,3', allowed: 'da 0 a 99.999,99, per esempio 1.299,90' },
    ])
    const { report } = (await commit('data;importo\n1;2')).json()
    expect(report.errors).toMatchObject([{ column: 'codice', allowed: 'Nel file ci sono: «data», «importo»' }])
  })

  it('says of each wrong line what is wrong and imports none', async () => {
    await aCatalogue()
    const before = await all()
    const file = [
      'codice;nome;descrizione;categoria;tipo;prezzo;stock;taglie;attivo;immagini;colonna ignota',
      'A-1;Sella;Comoda;componenti;;10;1;;sì;;x',
      'A-2;"Due\nrighe";x;componenti;;1;1;;sì;;',
      'A-3;;x;moto;;dieci;1;;sì;;',
      '',
      'A-4;Bici;x;biciclette;;10;1;;forse;;',
      'a-1;Doppia;x;componenti;;10;1;;;;',
      'A-5;Taglie;x;abbigliamento;;10;9;S:1|M:2;;;',
      'A-6;Taglie;x;abbigliamento;;10;;S:1|S:uno;;;',
      'A-7;Foto;x;accessori;;10;;;;mai-vista.webp;',
      'PV-GRB-0412;Gravel;x;;;;;;;;',
    ].join('\n')
    const report = await preview(file)
    expect(report).toMatchObject({ rows: 9, created: 1, wrongRows: 8, unknownColumns: ['colonna ignota'] })
    expect(report.errors.map((e) => `${e.line} ${e.column}: ${e.message}`)).toEqual([
      '3 nome: Il testo contiene caratteri non ammessi.',
      '5 nome: Campo obbligatorio.',
      '5 categoria: Valore non valido.',
      '7 attivo: Valore non valido.',
      '8 codice: Stesso codice della riga 2.',
      '9 stock: Indica i pezzi di ogni taglia.',
      '10 taglie: Indica un numero intero.',
      '11 immagini: Questa immagine non è stata caricata nel negozio. (mai-vista.webp)',
      '12 categoria: Valore non valido.',
    ])
    const answer = await commit(file)
    expect([answer.statusCode, answer.json().code, answer.json().report]).toEqual([400, 'import_refused', report])
    expect(await all()).toEqual(before)
  })

  it('leaves wrong lines out when it is asked to, and takes the others', async () => {
    const file = 'nome;descrizione;categoria\nSella;Comoda;componenti\n;x;componenti\nCasco;Leggero;accessori\n'
    const report = (await commit(file, '&onError=skip')).json()
    expect(report).toMatchObject({ rows: 3, created: 2, skipped: 1, errorCount: 1 })
    expect((await all()).map((p) => p.name).sort()).toEqual(['Casco', 'Sella'])
  })

  it('notices pieces sold since the file was written', async () => {
    await aCatalogue()
    const file = (await exported()).replace('S:0 | M:4', 'S:0 | M:9').replace(';4;S', ';9;S')
    const [tube, gravel] = await all()
    expect(tube?.productCode).toBe('PV-COM-0001')
    const item = { productId: gravel?.id, quantity: 1, frameSize: 'M' }
    expect((await sendOrder(shop, anOrderBody({ items: [item] }))).statusCode).toBe(201)
    const conflict = { line: 2, productCode: 'PV-GRB-0412', name: 'Gravel "Brenta"; Disc' }
    expect(await preview(file)).toMatchObject({ updated: 0, unchanged: 1, conflictCount: 1, conflicts: [conflict] })
    const refused = await commit(file)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'edit_conflict'])
    expect((await commit(file, '&onConflict=skip')).json()).toMatchObject({ updated: 0, skipped: 1 })
    expect((await all())[1]?.stock).toBe(3)
    expect((await commit(file, '&onConflict=overwrite')).json()).toMatchObject({ updated: 1 })
    expect((await all())[1]?.stock).toBe(9)
  })

  it('writes down what happened to the pieces', async () => {
    await aCatalogue()
    await commit('codice,stock\nPV-COM-0001,7\n')
    const moves = await shop.deps.database.db.select().from(stockMovements).orderBy(stockMovements.id)
    expect(moves.at(-1)).toMatchObject({ delta: -5, reason: 'edited', size: '' })
  })

  it('keeps what the file does not speak of, and what it leaves empty of price and stock', async () => {
    await aCatalogue()
    const before = await all()
    await commit('codice;colore;prezzo;stock\npv-com-0001;Nera;;\n')
    expect((await all())[0]).toEqual({ ...before[0], color: 'Nera', version: 2 })
  })

  it.each([
    ['commas', 'codice,nome,descrizione,categoria\nX-1,"Sella, nera",Comoda,componenti\n'],
    ['tabs', 'codice\tnome\tdescrizione\tcategoria\nX-1\tSella, nera\tComoda\tcomponenti\n'],
    [
      'a byte order mark and line ends of another system',
      '\ufeffcodice;nome;descrizione;categoria\r\nX-1;Sella, nera;Comoda;componenti',
    ],
    ['English names', 'productCode;Name;description;category\nX-1;Sella, nera;Comoda;componenti\n'],
  ])('reads a file with %s', async (_what, file) => {
    expect((await commit(file)).statusCode).toBe(200)
    expect(await all()).toMatchObject([{ productCode: 'X-1', name: 'Sella, nera' }])
  })

  it('reads what an old spreadsheet saves', async () => {
    const file = Buffer.from('codice;nome;descrizione;categoria\nX-1;Bici citt\xe0 \x80;Bella;componenti\n', 'latin1')
    await commit(file)
    expect((await all())[0]?.name).toBe('Bici città €')
  })

  it.each([
    ['nothing but a header', 'codice;nome\n', 200, undefined],
    [
      'an open quote',
      'codice;nome\nX;"Sella\nY;Casco\n',
      400,
      [2, null, 'Le virgolette che si aprono in questa riga non si chiudono più.'],
    ],
    ['another table', 'data;importo\n1;2\n', 400, [1, 'codice', 'Questa colonna manca.']],
    ['a line without end', `codice;nome\nX;${'a'.repeat(300_000)}\n`, 400, [2, null, 'La riga è troppo lunga.']],
    ['blank lines', '\n\n\n', 400, [1, null, 'Il file è vuoto.']],
  ])('answers a file with %s', async (_what, file, status, error) => {
    const answer = await send(file, 'mode=preview')
    expect(answer.statusCode).toBe(status)
    if (error) {
      const [line, column, message] = error
      expect(answer.json()).toMatchObject({ code: 'import_refused', report: { errors: [{ line, column, message }] } })
    }
  })

  it('refuses what is no file, no mode or too large, and everything from visitors', async () => {
    expect((await send('', 'mode=commit')).statusCode).toBe(400)
    expect((await send('codice\n', 'mode=forse')).statusCode).toBe(400)
    expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'mode=preview')).statusCode).toBe(413)
    const html = await shop.app.inject({
      method: 'POST',
      url: `${path}/import?mode=preview`,
      headers: { 'content-type': 'text/html' },
      cookies: admin.cookies,
      payload: '<p>',
    })
    expect(html.statusCode).toBe(415)
    expect((await send('codice;nome\n', 'mode=commit', new Visitor(shop))).statusCode).toBe(401)
    expect((await new Visitor(shop).get(`${path}/export`)).statusCode).toBe(401)
  })

  it('lets two files at once both come in', async () => {
    const file = (code: string) =>
      `codice;nome;descrizione;categoria\n${code};Sella;Comoda;componenti\n;Casco;x;accessori\n`
    const answers = await Promise.all([commit(file('X-1')), commit(file('X-2'))])
    expect(answers.map((a) => a.statusCode)).toEqual([200, 200])
    expect((await all()).map((p) => p.productCode).sort()).toEqual(['PV-ACC-0001', 'PV-ACC-0002', 'X-1', 'X-2'])
  })
})

describe('a dealer’s stock list', () => {
  const feed = readFileSync(new URL('../../../test/fixtures/dealer-feed/sxt26-excerpt.csv', import.meta.url))
  const mapping = '&mapping=sxt26'

  it('names the articles without a price', async () => {
    const report = await preview(feed, mapping)
    expect(report).toMatchObject({ rows: 25, created: 25, errorCount: 0, questionCount: 0, unknownColumns: [] })
    expect(report.withoutPrice.map(({ line }) => line)).toEqual([20, 24])
    expect(await db()).toEqual([])
  })

  it('comes in priced in euro, in the shop’s categories, as plain text, switched off', async () => {
    expect((await commit(feed, mapping)).json()).toMatchObject({ created: 25, skipped: 0, withoutPriceCount: 2 })
    const found = new Map((await all()).map((p) => [p.productCode, p]))
    expect(found.get('SXT-100326')).toMatchObject({
      name: 'Lant KMC X-10 Grey 114 Zale',
      category: 'componenti',
      price: '23.00',
      stock: 5,
      brand: 'KMC',
      isActive: false,
      description: expect.stringMatching(/^• XXSP: garantie de uzura scazuta\n• /),
    })
    expect(found.get('SXT-104530')).toMatchObject({
      category: 'biciclette',
      subcategory: 'citta',
      price: '370.00',
      sizes: [{ size: 'M', stock: 5 }],
      frameSize: 'M',
    })
    expect(found.get('SXT-101171')?.category).toBe('abbigliamento')
    expect(found.get('SXT-101226')?.category).toBe('accessori')
    expect(found.get('SXT-102811')?.description).toBe('Frana Fata SUNRACE BCRS 34-39 mm Negru Aluminiu')
    for (const { description } of found.values()) expect(description).not.toMatch(/<|&\w+;|\u00a0| {2}/)
    expect((await shop.app.inject('/api/products')).json()).toEqual([])
  })

  it('updates price and stock of what the shop has already, and nothing else', async () => {
    await commit(feed, mapping)
    const [first] = (await all()).filter((p) => p.productCode === 'SXT-100326')
    await admin.put(`${path}/${first?.id}`, { name: 'Catena KMC X10', price: 30, isActive: true, stock: 1 })
    const report = (await commit(feed, mapping)).json<ImportReport>()
    expect(report).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 24,
      changes: [{ columns: ['pret_sugerat', 'cant_stock'] }],
    })
    expect((await admin.get(`${path}/${first?.id}`)).json()).toMatchObject({
      name: 'Catena KMC X10',
      price: '23.00',
      stock: 5,
      isActive: true,
    })
  })

  const db = () => shop.deps.database.db.select().from(products)
})
