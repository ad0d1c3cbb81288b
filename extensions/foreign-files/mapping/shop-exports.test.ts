import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

// Whole exports of current versions, with all that shops have in them: to be mapped without a hand.

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

async function send(content: string, query: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?${query}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
  return answer.json<ImportReport>()
}
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
type Row = Record<string, string>
const fileOf = (header: readonly string[], rows: readonly Row[]) => {
  for (const row of rows)
    for (const name of Object.keys(row)) if (!header.includes(name)) throw new Error(`no column ${name}`)
  return [header.map(cell).join(','), ...rows.map((row) => header.map((name) => cell(row[name] ?? '')).join(','))].join(
    '\r\n',
  )
}

/** Imported rows, with sellable stock and prices. */
async function takeIn(file: string) {
  const report = await send(file, 'mode=commit&onError=skip&onPrice=accept')
  const products = (await admin.get('/api/admin/products')).json<AdminProduct[]>()
  return {
    report,
    share: (report.rows - report.wrongRows) / report.rows,
    products,
    priceOf: (name: string) => products.find((one) => one.name === name)?.price,
  }
}

const english = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...['In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)'],
  ...['Length (cm)', 'Width (cm)', 'Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
  ...['Cost of goods', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...['Attribute 1 default', 'Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
  ...['Attribute 2 default', 'Meta: _wc_cog_cost', 'Meta: _yoast_wpseo_title'],
]
/** The same in the Italian translation, which has variants of one word. */
const italianOf: Record<string, string> = {
  ...{ Type: 'Tipo', SKU: 'COD', 'GTIN, UPC, EAN, or ISBN': 'GTIN, UPC, EAN o ISBN', Name: 'Nome' },
  ...{ Published: 'Pubblicato', 'Is featured?': 'In primo piano?', 'Visibility in catalog': 'Visibilità nel catalogo' },
  ...{ 'Short description': 'Breve descrizione', Description: 'Descrizione', 'In stock?': 'In stock?' },
  ...{ Stock: 'Magazzino', 'Weight (kg)': 'Peso (kg)', 'Sale price': 'Prezzo in offerta' },
  ...{ 'Regular price': 'Prezzo di listino', Categories: 'Categorie', Images: 'Immagini', Parent: 'Genitore' },
  ...{ Brands: 'Marchi', 'Attribute 1 name': 'Nome dell’attributo 1', 'Attribute 2 name': 'Nome dell’attributo 2' },
  ...{ 'Attribute 1 value(s)': 'Valore/i dell’attributo 1', 'Attribute 2 value(s)': 'Valore/i dell’attributo 2' },
}

/** A shop with all kinds of rows; how it writes amounts is its own. */
function wooRows(amount: (text: string) => string): Row[] {
  const simple = Array.from({ length: 40 }, (_, i): Row => {
    const price = amount(`${9 + i * 31}.90`)
    return {
      ...{ ID: String(100 + i), Type: 'simple', SKU: `S-${i}`, Name: `Casco modello ${i}`, Published: '1' },
      ...{ 'Is featured?': '0', 'Visibility in catalog': 'visible', Description: `<p>Casco &egrave; n&deg; ${i}</p>` },
      ...{ 'Tax status': 'taxable', 'In stock?': '1', Stock: String(i), 'Regular price': price },
      ...{ Categories: 'Accessori > Caschi, Accessori', 'Sale price': i % 5 === 0 ? amount(`${8 + i * 31}.00`) : '' },
    }
  })
  const variation = (id: string, parent: string, name: string, price: string, values: readonly string[]): Row => ({
    ...{ ID: id, Type: 'variation', SKU: '', Name: name, Published: '1', 'In stock?': '1', Stock: '2', Parent: parent },
    ...{ 'Regular price': price === '' ? '' : amount(price), 'Attribute 1 name': 'Colore' },
    ...{
      'Attribute 1 value(s)': values[0] ?? '',
      'Attribute 2 name': 'Taglia',
      'Attribute 2 value(s)': values[1] ?? '',
    },
  })
  return [
    ...simple,
    {
      ...{
        ID: '300',
        Type: 'variable',
        SKU: 'MAG',
        Name: 'Maglia Alpe',
        Published: '1',
        Categories: 'Abbigliamento > Maglie',
      },
      ...{ Description: 'Bella', 'Attribute 1 name': 'Colore', 'Attribute 1 value(s)': 'Rosso, Blu' },
      ...{ 'Attribute 2 name': 'Taglia', 'Attribute 2 value(s)': 'S, M, L', Brands: 'Alpe' },
    },
    variation('301', 'MAG', 'Maglia Alpe - Rosso, S', '79.90', ['Rosso', 'S']),
    variation('302', 'MAG', 'Maglia Alpe - Rosso, M', '79.90', ['Rosso', 'M']),
    variation('303', 'MAG', 'Maglia Alpe - Blu', '89.90', ['Blu', '']),
    variation('304', 'MAG', 'Maglia Alpe - Blu, L', '', ['Blu', 'L']),
    {
      ID: '310',
      Type: 'grouped',
      Name: 'Kit viaggio',
      Published: '1',
      'Grouped products': 'S-1, S-2',
      Categories: 'Accessori',
    },
    {
      ...{ ID: '311', Type: 'external', Name: 'Corso online', Published: '1', 'Regular price': amount('50.00') },
      ...{ 'External URL': 'https://example.org', 'Button text': 'Vai' },
    },
    { ID: '312', Type: 'simple, virtual', Name: 'Buono regalo', Published: '1', 'Regular price': amount('100.00') },
    { ID: '313', Type: 'simple', SKU: 'BOZZA', Name: 'Bozza senza prezzo', Published: '-1', Categories: 'Luci' },
    {
      ...{
        ID: '314',
        Type: 'simple',
        SKU: 'BICI',
        Name: 'Bici da corsa 28"',
        Published: '1',
        'Weight (kg)': amount('8.90'),
      },
      ...{ 'Regular price': amount('2490.00'), Categories: 'Biciclette > Corsa', Stock: '1', 'In stock?': '1' },
    },
    {
      ID: '315',
      Type: 'simple',
      SKU: 'FINITO',
      Name: 'Sella finita',
      Published: '0',
      'Regular price': amount('25.00'),
      'In stock?': '0',
      Categories: 'Ricambi &gt; Selle',
    },
  ]
}

describe.each([
  ['English, with points', english, (text: string) => text],
  [
    'Italian, with commas and thousands',
    english.map((name) => italianOf[name] ?? name),
    (text: string) => {
      const [whole = '', decimals] = text.split('.')
      return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
    },
  ],
])('an export of WooCommerce, %s', (_language, header, amount) => {
  it('comes in with every price right, each kind of row for what it is', async () => {
    const names = new Map(english.map((name, i) => [name, header[i] ?? name]))
    const rows = wooRows(amount).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value])),
    )
    const { report, share, products, priceOf } = await takeIn(fileOf(header, rows))
    expect(report).toMatchObject({ mapping: 'woocommerce', rows: 51, errors: [] })
    expect(share).toBeGreaterThanOrEqual(0.98)
    for (let i = 0; i < 40; i++) expect(priceOf(`Casco modello ${i}`)).toBe(`${9 + i * 31}.90`)
    expect(products.find(({ name }) => name === 'Casco modello 3')).toMatchObject({
      ...{ shelf: 'caschi', description: 'Casco è n° 3', stock: 3, isActive: true },
    })
    expect(products.find(({ name }) => name === 'Maglia Alpe Rosso')).toMatchObject({
      ...{ price: '79.90', brand: 'Alpe', category: 'abbigliamento', modelKey: 'mag' },
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'M', stock: 2 },
      ],
    })
    expect(
      products
        .filter(({ name }) => name.startsWith('Maglia Alpe Blu'))
        .map(({ price }) => price)
        .sort(),
    ).toEqual(['0.00', '89.90'])
    const off = ['Kit viaggio', 'Corso online', 'Bozza senza prezzo', 'Sella finita', 'Buono regalo']
    for (const name of off) expect(products.find((one) => one.name === name)).toMatchObject({ isActive: false })
    expect(products.find(({ name }) => name === 'Bici da corsa 28"')).toMatchObject({
      ...{ price: '2490.00', category: 'biciclette', subcategory: 'strada', weight: '8.90' },
    })
    expect(products.find(({ name }) => name === 'Sella finita')).toMatchObject({ category: 'componenti', stock: 0 })
    expect(await send(fileOf(header, rows), 'mode=preview')).toMatchObject({ created: 0, updated: 0 })
  })
})

const shopifyOld = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Option1 Name'],
  ...['Option1 Value', 'Option1 Linked To', 'Option2 Name', 'Option2 Value', 'Option2 Linked To', 'Option3 Name'],
  ...['Option3 Value', 'Option3 Linked To', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable', 'Unit Price Total Measure'],
  ...['Unit Price Total Measure Unit', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card'],
  ...['SEO Title', 'SEO Description', 'Google Shopping / Google Product Category', 'Google Shopping / MPN'],
  ...['Google Shopping / Condition', 'Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item'],
  ...['Included / Italy', 'Price / Italy', 'Compare At Price / Italy', 'Included / International'],
  ...['Price / International', 'Compare At Price / International', 'Status'],
]
const shopifyNewOf: Record<string, string> = {
  ...{ Handle: 'URL handle', 'Body (HTML)': 'Description', 'Product Category': 'Product category' },
  ...{ Published: 'Published on online store', 'Option1 Name': 'Option1 name', 'Option1 Value': 'Option1 value' },
  ...{ 'Option2 Name': 'Option2 name', 'Option2 Value': 'Option2 value', 'Option3 Name': 'Option3 name' },
  ...{ 'Option3 Value': 'Option3 value', 'Variant SKU': 'SKU', 'Variant Barcode': 'Barcode', 'Variant Price': 'Price' },
  ...{ 'Variant Compare At Price': 'Compare-at price', 'Variant Inventory Qty': 'Inventory quantity' },
  ...{ 'Variant Grams': 'Weight value (grams)', 'Image Src': 'Product image URL', 'Gift Card': 'Gift card' },
}

describe.each([
  ['older', shopifyOld],
  ['newer', shopifyOld.map((name) => shopifyNewOf[name] ?? name)],
])('an export of Shopify, with its %s columns', (_age, header) => {
  it('comes in with every price right, each kind of row for what it is', async () => {
    const many = Array.from(
      { length: 40 },
      (_, i): Row => ({
        ...{ Handle: `luce-${i}`, Title: `Luce ${i}`, 'Body (HTML)': '<p>Chiara &amp; forte</p>', Vendor: 'Faro' },
        ...{
          'Product Category': 'Sporting Goods > Cycling > Bicycle Accessories > Lights',
          Type: 'Luci',
          Published: 'true',
        },
        ...{
          'Option1 Name': 'Title',
          'Option1 Value': 'Default Title',
          'Variant SKU': `L-${i}`,
          'Variant Grams': '250',
        },
        ...{
          'Variant Inventory Qty': String(i),
          'Variant Price': `${12 + i * 40}.50`,
          'Cost per item': `${6 + i * 20}.00`,
        },
        ...{
          'Price / International': '1.00',
          'Variant Compare At Price': i % 4 === 0 ? '9999.00' : '',
          Status: 'active',
        },
      }),
    )
    const rows: Row[] = [
      ...many,
      {
        ...{
          Handle: 'jersey',
          Title: 'Jersey Ala',
          Vendor: 'Ala',
          'Product Category': 'Apparel & Accessories > Clothing',
        },
        ...{
          Published: 'true',
          'Option1 Name': 'Color',
          'Option1 Value': 'Nero',
          'Option2 Name': 'Size',
          Status: 'active',
        },
        ...{ 'Option2 Value': 'S', 'Option3 Name': 'Fit', 'Option3 Value': 'Slim', 'Variant SKU': 'J-N-S' },
        ...{ 'Variant Price': '69.00', 'Variant Inventory Qty': '-1', 'Image Src': 'https://cdn.example/j.jpg' },
        'Google Shopping / MPN': 'JALA',
      },
      {
        ...{ Handle: 'jersey', 'Option1 Value': 'Nero', 'Option2 Value': 'M', 'Option3 Value': 'Slim' },
        ...{ 'Variant SKU': 'J-N-M', 'Variant Price': '69.00', 'Variant Inventory Qty': '4' },
      },
      {
        ...{ Handle: 'jersey', 'Option1 Value': 'Bianco', 'Option2 Value': 'M', 'Option3 Value': 'Slim' },
        ...{ 'Variant SKU': 'J-B-M', 'Variant Price': '65.00', 'Variant Inventory Qty': '4' },
      },
      { Handle: 'jersey', 'Image Src': 'https://cdn.example/j2.jpg', 'Image Position': '2' },
      {
        ...{ Handle: 'gift', Title: 'Gift card', Published: 'true', 'Option1 Name': 'Denominations', Status: 'active' },
        ...{ 'Option1 Value': '10.00', 'Variant Price': '10.00', 'Gift Card': 'true' },
      },
      { Handle: 'gift', 'Option1 Value': '25.00', 'Variant Price': '25.00' },
      {
        ...{ Handle: 'vecchia', Title: 'Vecchia pompa', Type: 'Pompe', Published: 'true', 'Variant SKU': 'VP' },
        ...{ 'Variant Price': '19.00', 'Variant Inventory Qty': '3', Status: 'archived' },
      },
      {
        ...{
          Handle: 'ebike',
          Title: 'E-bike Po',
          Type: 'Biciclette elettriche',
          Published: 'true',
          'Variant SKU': 'EB',
        },
        ...{ 'Variant Price': '2199.00', 'Variant Inventory Qty': '1', 'Variant Grams': '22500', Status: 'draft' },
      },
    ]
    const names = new Map(shopifyOld.map((name, i) => [name, header[i] ?? name]))
    const file = fileOf(
      header,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value])),
      ),
    )
    const { report, share, products, priceOf } = await takeIn(file)
    expect(report).toMatchObject({ mapping: 'shopify', rows: 48, errors: [] })
    expect(share).toBeGreaterThanOrEqual(0.98)
    for (let i = 0; i < 40; i++) expect(priceOf(`Luce ${i}`)).toBe(`${12 + i * 40}.50`)
    expect(products.find(({ name }) => name === 'Luce 7')).toMatchObject({
      ...{ cost: '146.00', stock: 7, category: 'accessori', description: 'Chiara & forte', isActive: true },
    })
    expect(products.find(({ name }) => name === 'Jersey Ala Nero')).toMatchObject({
      ...{ price: '69.00', mpn: 'JALA', category: 'abbigliamento', brand: 'Ala', color: 'Nero' },
      // All sizes have one fit: a fact, no size.
      description: 'Fit: Slim',
      sizes: [
        { size: 'S', stock: 0 },
        { size: 'M', stock: 4 },
      ],
    })
    expect(priceOf('Jersey Ala Bianco')).toBe('65.00')
    for (const name of ['Vecchia pompa', 'E-bike Po'])
      expect(products.find((one) => one.name === name)).toMatchObject({ isActive: false })
    expect(products.filter(({ name }) => name.startsWith('Gift card')).map(({ isActive }) => isActive)).toEqual([false])
    expect(await send(file, 'mode=preview')).toMatchObject({ created: 0, updated: 0 })
  })
})
