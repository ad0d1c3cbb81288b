import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aWorkbook } from '#test/fixtures/a-workbook.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/products'
const post = (content: string | Buffer, address: string) =>
  shop.app.inject({
    method: 'POST',
    url: `${path}/${address}`,
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(content as string),
  })
const send = async (content: string | Buffer, query: string) => {
  const answer = await post(content, `import?${query}`)
  return answer.json<ImportReport & { report?: ImportReport }>()
}
const all = async () =>
  new Map((await admin.get(path)).json<AdminProduct[]>().map((product) => [product.productCode, product]))
const noteKinds = ({ notes }: ImportReport) => Object.fromEntries(notes.map(({ kind, count }) => [kind, count]))

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
/** A file with all columns of its system; each row fills only its own. */
const fileOf = (header: readonly string[], rows: readonly Record<string, string>[], by = ',') =>
  [header.map(cell).join(by), ...rows.map((row) => header.map((name) => cell(row[name] ?? '')).join(by))].join('\n')

const attributes = (name: (n: number, part: string) => string, parts: readonly string[]) =>
  [1, 2].flatMap((n) => parts.map((part) => name(n, part)))
const wooEnglish = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...['In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)'],
  ...['Length (cm)', 'Width (cm)', 'Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
  ...attributes((n, part) => `Attribute ${n} ${part}`, ['name', 'value(s)', 'visible', 'global', 'default']),
]
const wooItalian = [
  ...['ID', 'Tipo', 'COD', 'GTIN, UPC, EAN o ISBN', 'Nome', 'Pubblicato', 'In primo piano?', 'Visibilità nel catalogo'],
  ...['Breve descrizione', 'Descrizione', "Data di inizio dell'offerta", "Data di fine dell'offerta"],
  ...['Stato delle imposte', 'Aliquota di imposta', 'In stock?', 'Magazzino', 'Quantità bassa di magazzino'],
  ...['Abilita gli ordini arretrati?', 'Venduto singolarmente?', 'Peso (kg)', 'Lunghezza (cm)', 'Larghezza (cm)'],
  ...['Altezza (cm)', 'Permetti le recensioni clienti?', 'Nota di acquisto', 'Prezzo in offerta', 'Prezzo di listino'],
  ...['Categorie', 'Tag', 'Classe di spedizione', 'Immagini', 'Genitore', 'Prodotti raggruppati', 'Up-sell'],
  ...['Cross-sell', 'URL esterno', 'Testo del pulsante', 'Posizione'],
  ...attributes((n, part) => `Attributo ${n} ${part}`, ['nome', 'valuta(e)', 'visibile', 'globale']),
]

describe('an export of WooCommerce', () => {
  const variation = (
    id: string,
    sku: string,
    parent: string,
    color: string,
    size: string,
    price: string,
    stock: string,
  ) => ({
    ...{
      ID: id,
      Type: 'variation',
      SKU: sku,
      Name: `Maglia Stelvio - ${color}, ${size}`,
      Published: '1',
      Parent: parent,
    },
    ...{
      'Regular price': price,
      Stock: stock,
      'In stock?': '1',
      'Attribute 1 name': 'Color',
      'Attribute 2 name': 'Size',
    },
    ...{ 'Attribute 1 value(s)': color, 'Attribute 2 value(s)': size },
  })
  const file = fileOf(wooEnglish, [
    {
      ...{ ID: '10', Type: 'simple', SKU: 'CAS-1', 'GTIN, UPC, EAN, or ISBN': '4006381333931', Name: 'Casco Vento' },
      ...{ Published: '1', Description: '<p>Leggero &amp; <b>sicuro</b></p>\\n<ul><li>240 g</li></ul>', Stock: '7' },
      ...{ 'Sale price': '1.199,00', 'Regular price': '1.299,00', Categories: 'Negozio, Negozio > Caschi' },
      ...{ Images: 'https://a.example/1.jpg, https://a.example/2.jpg', Brands: 'Vento', 'In stock?': '1' },
    },
    {
      ID: '11',
      Type: 'simple',
      Name: 'Camera d’aria 28"',
      Published: '0',
      'Regular price': '6,5',
      Categories: 'Ricambi',
      'In stock?': '1',
    },
    {
      ID: '12',
      Type: 'variable',
      SKU: 'STELVIO',
      Name: 'Maglia Stelvio',
      Published: '1',
      'Short description': 'Estiva',
      Categories: 'Abbigliamento > Maglie',
      Images: 'https://a.example/3.jpg',
    },
    variation('13', 'ST-R-M', 'STELVIO', 'Rossa', 'M', '79,90', '3'),
    variation('14', 'ST-R-L', 'STELVIO', 'Rossa', 'L', '79,90', '0'),
    variation('15', 'ST-B-M', 'STELVIO', 'Blu', 'M', '79,90', '-2'),
    variation('16', 'ST-B-XXL', 'STELVIO', 'Blu', 'XXL', '84,90', '1'),
    {
      ID: '17',
      Type: 'variable',
      Name: 'Gravel Orcia',
      Published: '1',
      Categories: 'Biciclette > Gravel',
      'Weight (kg)': '10.4',
    },
    {
      ...variation('18', '', 'id:17', '', '', '2.150,00', '2'),
      Name: 'Gravel Orcia - 54 cm',
      'Attribute 1 name': 'Taglia',
      'Attribute 1 value(s)': '54 cm',
    },
    {
      ...variation('19', '', 'id:17', '', '', '2.150,00', '1'),
      Name: 'Gravel Orcia - 56 cm',
      'Attribute 1 name': 'Taglia',
      'Attribute 1 value(s)': '56 cm',
    },
    {
      ID: '20',
      Type: 'simple',
      SKU: 'CAS-1',
      Name: 'Casco Rotonda',
      Published: '1',
      'Regular price': '45,00',
      Stock: '2',
      Categories: 'Caschi',
    },
    { ID: '21', Type: 'grouped', SKU: 'SET', Name: 'Set luci', Published: '1', Categories: 'Luci' },
  ])

  it('comes in without a hand: prices, sizes, colours, texts and shelves', async () => {
    const report = await send(file, 'mode=commit&onError=skip')
    expect(report).toMatchObject({ mapping: 'woocommerce', rows: 12, articles: 7, created: 6 })
    expect(report.errors).toEqual([expect.objectContaining({ line: 12, message: 'Stesso codice della riga 2.' })])
    expect(noteKinds(report)).toMatchObject({
      pictures: 4,
      salePrices: 1,
      derivedCodes: 2,
      oversold: 1,
      noArticle: 1,
    })
    const found = await all()
    expect(found.get('CAS-1')).toMatchObject({
      ...{ name: 'Casco Vento', price: '1299.00', stock: 7, category: 'accessori', brand: 'Vento', isActive: true },
      ...{ description: 'Leggero & sicuro\n\n• 240 g', gtin: '4006381333931' },
    })
    expect(found.get('WC-11')).toMatchObject({
      price: '6.50',
      stock: 1,
      isActive: false,
      category: 'componenti',
      description: 'Camera d’aria 28"',
    })
    expect(found.get('STELVIO-rossa')).toMatchObject({
      ...{
        name: 'Maglia Stelvio Rossa',
        price: '79.90',
        category: 'abbigliamento',
        color: 'Rossa',
        modelKey: 'stelvio',
        description: 'Estiva',
      },
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 0 },
      ],
    })
    expect(found.get('STELVIO-blu')).toMatchObject({
      ...{ name: 'Maglia Stelvio Blu', price: '79.90', modelKey: 'stelvio' },
      sizes: [
        { size: 'M', stock: 0 },
        { size: 'XXL', stock: 1, price: '84.90' },
      ],
    })
    expect(found.get('WC-17')).toMatchObject({
      ...{ category: 'biciclette', subcategory: 'gravel', price: '2150.00', weight: '10.40' },
      sizes: [
        { size: '54', stock: 2 },
        { size: '56', stock: 1 },
      ],
    })
    expect([...found.values()].map(({ name }) => name)).not.toContain('Casco Rotonda')
    expect(found.get('SET')).toMatchObject({ isActive: false, price: '0.00' })
  })

  it('changes nothing the second time, and leaves alone what the shop has decided', async () => {
    await send(file, 'mode=commit&onError=skip')
    const helmet = (await all()).get('CAS-1')
    await admin.put(`${path}/${helmet?.id}`, { category: 'componenti', isActive: false })
    expect(await send(file, 'mode=commit&onError=skip')).toMatchObject({ created: 0, updated: 0, unchanged: 6 })
  })

  it('may have Italian columns', async () => {
    const report = await send(
      fileOf(wooItalian, [
        { ID: '1', Tipo: 'variable', COD: 'GUA', Nome: 'Guanti Alpe', Pubblicato: '1', Categorie: 'Abbigliamento' },
        {
          ID: '2',
          Tipo: 'variation',
          COD: 'GUA-S',
          Nome: 'Guanti Alpe - S',
          Pubblicato: '1',
          Genitore: 'GUA',
          Magazzino: '4',
          'Prezzo di listino': '34.9',
          'Prezzo in offerta': '29.9',
          'Attributo 1 nome': 'Taglia',
          'Attributo 1 valuta(e)': 'S',
        },
        {
          ID: '3',
          Tipo: 'simple',
          COD: 'POM',
          Nome: 'Pompa Beto',
          Pubblicato: '1',
          Magazzino: '2',
          'Prezzo di listino': '1,234.5',
          Categorie: 'Accessori',
        },
      ]),
      'mode=commit',
    )
    expect(report).toMatchObject({ mapping: 'woocommerce', rows: 3, created: 2, errors: [] })
    const found = await all()
    expect(found.get('GUA-S')).toMatchObject({
      name: 'Guanti Alpe',
      price: '34.90',
      sizes: [{ size: 'S', stock: 4 }],
      category: 'abbigliamento',
    })
    expect(found.get('POM')).toMatchObject({ price: '1234.50', stock: 2 })
  })
})

const shopifyOld = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Option1 Name'],
  ...['Option1 Value', 'Option1 Linked To', 'Option2 Name', 'Option2 Value', 'Option2 Linked To', 'Option3 Name'],
  ...['Option3 Value', 'Option3 Linked To', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src'],
  ...['Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description', 'Variant Image'],
  ...['Variant Weight Unit', 'Variant Tax Code', 'Cost per item', 'Status'],
]
const shopifyNew = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags', 'Published on online store'],
  ...['Status', 'SKU', 'Barcode', 'Option1 name', 'Option1 value', 'Option2 name', 'Option2 value', 'Price'],
  ...[
    'Compare-at price',
    'Cost per item',
    'Inventory quantity',
    'Weight value (grams)',
    'Product image URL',
    'Gift card',
  ],
]

describe('an export of Shopify', () => {
  it('comes in without a hand: rows of variants and of pictures are one product', async () => {
    const file = fileOf(shopifyOld, [
      {
        ...{
          Handle: 'salopette-adda',
          Title: 'Salopette Adda',
          'Body (HTML)': '<p>Con fondello</p>',
          Vendor: 'Adda',
          Type: 'Salopette',
        },
        ...{
          Published: 'true',
          'Option1 Name': 'Taglia',
          'Option1 Value': 'S',
          'Variant SKU': 'AD-S',
          'Variant Inventory Qty': '3',
        },
        ...{
          'Variant Price': '89.90',
          'Variant Compare At Price': '109.90',
          'Image Src': 'https://cdn.example/1.jpg',
          Status: 'active',
        },
      },
      {
        Handle: 'salopette-adda',
        'Option1 Value': 'M',
        'Variant SKU': 'AD-M',
        'Variant Inventory Qty': '0',
        'Variant Price': '89.90',
        'Image Src': 'https://cdn.example/2.jpg',
      },
      { Handle: 'salopette-adda', 'Image Src': 'https://cdn.example/3.jpg', 'Image Position': '3' },
      {
        Handle: 'olio',
        Title: 'Olio catena',
        Vendor: 'Officina',
        Type: 'Manutenzione olio',
        Published: 'true',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant SKU': 'OL-1',
        'Variant Inventory Qty': '12',
        'Variant Price': '7',
        'Variant Barcode': "'4006381333931",
        Status: 'active',
      },
      {
        Handle: 'city',
        Title: 'City bike Navigli',
        Type: 'Bikes',
        Published: 'false',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Price': '1299.00',
        'Variant Inventory Qty': '1',
        'Variant Grams': '14500',
        Status: 'draft',
      },
      {
        Handle: 'buono',
        Title: 'Buono regalo',
        Type: 'Gift Cards',
        Published: 'true',
        'Option1 Name': 'Valore',
        'Option1 Value': '50 €',
        'Variant Price': '50.00',
        'Gift Card': 'true',
        Status: 'active',
      },
      {
        Handle: 'misterioso',
        Title: 'Oggetto Zeta',
        Published: 'true',
        'Variant SKU': 'Z',
        'Variant Price': '5.00',
        Status: 'active',
      },
    ])
    const report = await send(file, 'mode=commit')
    expect(report).toMatchObject({ mapping: 'shopify', rows: 7, articles: 5, created: 5, errors: [] })
    expect(noteKinds(report)).toMatchObject({ pictures: 3, derivedCodes: 2, unplaced: 1, noArticle: 1 })
    const found = await all()
    expect(found.get('salopette-adda')).toMatchObject({
      ...{ price: '89.90', category: 'abbigliamento', brand: 'Adda', description: 'Con fondello', isActive: true },
      sizes: [
        { size: 'S', stock: 3 },
        { size: 'M', stock: 0 },
      ],
    })
    expect(found.get('OL-1')).toMatchObject({
      price: '7.00',
      stock: 12,
      sizes: [],
      gtin: '4006381333931',
      category: 'accessori',
    })
    expect(found.get('city')).toMatchObject({
      price: '1299.00',
      isActive: false,
      category: 'biciclette',
      weight: '14.50',
    })
    expect(found.get('Z')).toMatchObject({ isActive: false, category: 'accessori' })
  })

  it('may have its newer columns', async () => {
    const file = fileOf(shopifyNew, [
      {
        Title: 'Giacca Asiago',
        'URL handle': 'giacca',
        Vendor: 'Asiago',
        Type: 'Giacche',
        'Published on online store': 'TRUE',
        Status: 'Active',
        SKU: 'G-N-M',
        'Option1 name': 'Colore',
        'Option1 value': 'Nera',
        'Option2 name': 'Taglia',
        'Option2 value': 'M',
        Price: '129.00',
        'Inventory quantity': '2',
      },
      {
        'URL handle': 'giacca',
        SKU: 'G-V-M',
        'Option1 value': 'Verde',
        'Option2 value': 'M',
        Price: '119.00',
        'Inventory quantity': '1',
      },
    ])
    expect(await send(file, 'mode=commit')).toMatchObject({ mapping: 'shopify', rows: 2, created: 2, errors: [] })
    const found = await all()
    expect(found.get('G-N-M')).toMatchObject({
      name: 'Giacca Asiago Nera',
      price: '129.00',
      modelKey: 'giacca',
      sizes: [{ size: 'M', stock: 2 }],
    })
    expect(found.get('G-V-M')).toMatchObject({ name: 'Giacca Asiago Verde', price: '119.00', color: 'Verde' })
  })
})

describe('a feed of Google Merchant', () => {
  const names = [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'sale_price',
    'condition',
    'brand',
    'gtin',
    'mpn',
    'google_product_category',
    'product_type',
    'item_group_id',
    'size',
    'color',
  ]
  const rows = [
    [
      'R-1-M',
      'Maglia Rosa - M',
      'Estiva',
      'https://x.example',
      'https://x.example/a.jpg',
      'in_stock',
      '59.90 EUR',
      '49.90 EUR',
      'new',
      'Rosa',
      '4006381333931',
      '',
      '1604',
      'Abbigliamento > Maglie',
      'R-1',
      'M',
      'Rosa',
    ],
    [
      'R-1-L',
      'Maglia Rosa - L',
      'Estiva',
      'https://x.example',
      'https://x.example/a.jpg',
      'out_of_stock',
      '59.90 EUR',
      '',
      'new',
      'Rosa',
      '',
      '',
      '1604',
      'Abbigliamento > Maglie',
      'R-1',
      'L',
      'Rosa',
    ],
    [
      'B-1',
      'City bike Tram 28',
      'Usata',
      'https://x.example',
      'https://x.example/b.jpg',
      'in_stock',
      '1,250.00 EUR',
      '',
      'used',
      'Tram',
      '',
      'T28',
      '1025',
      'Biciclette',
      '',
      '',
      'Verde',
    ],
    [
      'D-1',
      'Casco',
      'x',
      'https://x.example',
      'https://x.example/c.jpg',
      'in_stock',
      '45.00 USD',
      '',
      'new',
      'Y',
      '123',
      '',
      '',
      'Caschi',
      '',
      '',
      '',
    ],
  ]
  const item = (row: readonly string[]) =>
    names.map((name, i) => (row[i] ? `<g:${name}>${row[i].replace('>', '&gt;')}</g:${name}>` : '')).join('')
  it.each([
    ['as TSV', [names, ...rows].map((row) => row.join('\t')).join('\n')],
    [
      'as RSS',
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>N</title>${rows.map((row) => `<item>${item(row)}</item>`).join('')}</channel></rss>`,
    ],
    [
      'as Atom',
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>N</title>${rows.map((row) => `<entry>${item(row)}</entry>`).join('')}</feed>`,
    ],
  ])('comes in %s; another currency is a wrong row', async (_what, file) => {
    const report = await send(file, 'mode=commit&onError=skip')
    expect(report).toMatchObject({ mapping: 'google', rows: 4, articles: 3, created: 2, wrongRows: 1, skipped: 1 })
    expect(report.errors).toMatchObject([{ column: 'price', value: '45.00 USD', productCode: 'D-1', name: 'Casco' }])
    expect(noteKinds(report)).toMatchObject({ salePrices: 1, wrongGtin: 1, gtinOfSizes: 1, pictures: 3 })
    const found = await all()
    expect(found.get('R-1')).toMatchObject({
      name: 'Maglia Rosa',
      price: '59.90',
      category: 'abbigliamento',
      color: 'Rosa',
      sizes: [
        { size: 'M', stock: 0 },
        { size: 'L', stock: 0 },
      ],
    })
    expect(found.get('B-1')).toMatchObject({
      category: 'bici-usate',
      subcategory: 'citta',
      price: '1250.00',
      mpn: 'T28',
    })
  })
})

describe('a list of anybody', () => {
  const head = [
    'Cod. art.',
    'Descrizione',
    'Tg',
    'Prezzo pubb.',
    'Costo netto',
    'Giac.',
    'EAN',
    'Gruppo merc.',
    'Note int.',
  ]
  it('of a till as Excel is read by the names of its columns, sizes below one code', async () => {
    const file = aWorkbook([
      ['Listino autunno'],
      head,
      ['C-1', 'CASCO SENTIERO 27"', 'M', 59.9, 31.2, 13, 4006381333931, 'CASCHI MTB', 'ex'],
      ['C-1', 'CASCO SENTIERO 27"', 'L', 59.9, 31.2, 2, undefined, 'CASCHI MTB'],
      ['T-1', 'COPERTONE CORSA', 'UNI', 1290, 802, 0, 8.01235e12, 'COPERT. STRADA'],
      [1001, 'GIACCA TONALE', undefined, 139.905, 1, 1, undefined, 'ABB. TECN. UOMO'],
    ])
    const report = await send(file, 'mode=preview')
    expect(report).toMatchObject({ fileKind: 'xlsx', mapping: 'list', rows: 4, articles: 3, created: 2, wrongRows: 1 })
    expect(report.errors).toMatchObject([{ line: 6, column: 'Prezzo pubb.', value: '139.905', productCode: '1001' }])
    expect(report.columns.map(({ field }) => field)).toEqual([
      'code',
      'name',
      'size',
      'price',
      'cost',
      'stock',
      'gtin',
      'category',
      null,
    ])
    expect(report.columns[1]?.samples).toEqual(['CASCO SENTIERO 27"', 'CASCO SENTIERO 27"', 'COPERTONE CORSA'])
    expect(report.unknownColumns).toEqual(['Note int.'])
    await send(file, 'mode=commit&onError=skip')
    const found = await all()
    expect(found.get('C-1')).toMatchObject({
      price: '59.90',
      category: 'accessori',
      sizes: [
        { size: 'M', stock: 13 },
        { size: 'L', stock: 2 },
      ],
    })
    expect(found.get('T-1')).toMatchObject({ price: '1290.00', category: 'componenti', sizes: [], gtin: null })
  })

  it('is read as chosen, and the wrong rows come back as a file with their reason', async () => {
    const file =
      'A;B;C;D\nX-1;Sella nera;12,50;3\nX-2;Sella; blu;14,00;1\nX-3;Pedali;quanto?;boh\n1,23E+11;Catena;9,00;2\n'
    expect((await send(file, 'mode=preview')).report).toMatchObject({
      errors: [{ column: 'codice' }],
      columns: [{ name: 'A', samples: ['X-1', 'X-2', 'X-3'] }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
    })
    const columns = 'columns=code,name,price,stock'
    expect(await send(file, `mode=preview&${columns}`)).toMatchObject({ rows: 4, created: 1, wrongRows: 3 })
    const answer = await post(file, `import/wrong-rows?${columns}`)
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toBe('\ufeffA;B;C;D;riga;motivo')
    expect(lines[1]).toMatch(/^X-2;Sella; blu;14,00;3;La riga ha 5 celle, le colonne sono 4/)
    expect(lines[2]).toMatch(/^X-3;Pedali;quanto\?;boh;4;"?D: /)
    expect(lines[3]).toMatch(/^1,23E\+11;Catena;9,00;2;5;A: Il foglio di calcolo ha rovinato questo codice/)
  })

  it('says a column twice, odd sizes and other sheets', async () => {
    expect((await send('codice;nome;nome\nA;b;c\n', 'mode=preview')).report?.errors).toMatchObject([
      { line: 1, column: 'nome', message: expect.stringMatching(/^Due colonne/) },
    ])
    const odd = await send(
      'codice;nome;descrizione;categoria;prezzo;taglie\nA;Maglia;x;abbigliamento;9;S=2|M=3\n',
      'mode=preview',
    )
    expect(odd.errors).toMatchObject([
      { column: 'taglie', value: 'S=2|M=3', message: expect.stringContaining('S:2 | M:4') },
    ])
  })
})
