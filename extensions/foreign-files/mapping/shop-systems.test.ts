import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { shopSystemNames } from '../../stored-imports/shop-systems.ts'
import type { StoredImport } from '../../stored-imports/stored-import.ts'
import { columnWord } from '../columns/column-word.ts'
import { optionsOfLists, optionsOfText } from '../items/item-options.ts'

// Small files with the columns and habits of each system's own exports.

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

async function send(content: string, query = 'mode=commit&onError=skip&onPrice=accept') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
  expect(answer.statusCode).toBeLessThan(500)
  return answer.json<ImportReport>()
}
const products = async () => (await admin.get('/api/admin/products')).json<AdminProduct[]>()
const named = async (name: string) => (await products()).find((one) => one.name === name)
const kinds = ({ notes }: ImportReport) => notes.map(({ kind }) => kind)

/** It comes in as that system, a second time changes nothing, and an undo leaves nothing. */
async function comesIn(content: string, mapping: string, query = '') {
  const report = await send(content, `mode=commit&onError=skip&onPrice=accept${query}`)
  expect(report.mapping).toBe(mapping)
  expect(await send(content, `mode=preview${query}`)).toMatchObject({ created: 0, updated: 0 })
  return report
}
async function goesAgain() {
  const [last] = (await admin.get('/api/admin/imports')).json<StoredImport[]>()
  await admin.post(`/api/admin/imports/${last?.id}/undo`)
  await expect.poll(async () => (await products()).length).toBe(0)
}

const prestaHead =
  'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;Reference #;Manufacturer;EAN13;Weight;Quantity;Summary;Description;Image URLs (x,y,z...);Condition'
const presta = [
  prestaHead,
  '1;1;Casco Vento;Home,Caschi;103.305785;1;40.5;CV-1;Faro;4006381333931;0.35;4;;"<p>Leggero &amp; forte</p>";https://cdn.example/a.jpg;new',
  '2;0;Luce Alba;Luci;16.38;1;;;Faro;;;2;;;;new',
].join('\n')

describe('PrestaShop', () => {
  it('comes in without prices until the VAT is added, never as gross', async () => {
    const report = await comesIn(presta, 'prestashop')
    expect(report).toMatchObject({ errors: [], netPrice: { column: 'Price tax excluded', isAdded: false } })
    expect(kinds(report)).toContain('netPrices')
    expect(await named('Casco Vento')).toMatchObject({
      ...{ productCode: 'CV-1', price: '0.00', brand: 'Faro', gtin: '4006381333931', stock: 4, shelf: 'caschi' },
      ...{ description: 'Leggero & forte', cost: '40.50' },
    })
    await send(presta, 'mode=commit&onPrice=accept&netPrices=add_vat')
    expect(await named('Casco Vento')).toMatchObject({ price: '126.03' })
    expect(await named('Luce Alba')).toMatchObject({ price: '19.98', productCode: 'PS-2', isActive: false })
  })

  it('adds the combinations of another file as sizes, with what they cost more', async () => {
    const combinations = [
      'Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity',
      '1;;Size:select:0;M:0;CV-1-M;;0.00;3',
      '1;;Size:select:0;L:1;CV-1-L;;0;2',
      '1;;Size:select:0;XL:2;CV-1-XL;;12.50;2',
      '77;;Size:select:0;M:0;X-M;;0;2',
    ].join('\n')
    expect(await send(combinations)).toMatchObject({ mapping: 'prestashop_combinations', created: 0, updated: 0 })
    await send(presta, 'mode=commit&onPrice=accept&netPrices=add_vat')
    const report = await comesIn(combinations, 'prestashop_combinations')
    expect(report.errors.map(({ line, message }) => [line, message.slice(0, 18)])).toEqual([[5, 'Il suo articolo (p']])
    expect(await named('Casco Vento')).toMatchObject({
      price: '126.03',
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 2 },
        { size: 'XL', stock: 2, price: '141.28' },
      ],
    })
  })
})

describe('Magento', () => {
  const file = [
    'sku,store_view_code,product_type,categories,name,description,price,special_price,product_online,visibility,qty,is_in_stock,additional_attributes,configurable_variations,weight',
    'M-S,,simple,"Default Category/Abbigliamento,Default Category/Abbigliamento/Maglie",Maglia-S,,49.9000,,1,Not Visible Individually,3,1,"color=Rosso,size=S",,0.2',
    'M-M,,simple,Default Category/Abbigliamento/Maglie,Maglia-M,,49.9000,39.9000,1,Not Visible Individually,5,0,"color=Rosso,size=M",,',
    'M,,configurable,"Default Category/Abbigliamento,Default Category/Abbigliamento/Maglie",Maglia Alpe,Bella,,,1,"Catalog, Search",0,1,,"sku=M-S,color=Rosso,size=S|sku=M-M,color=Rosso,size=M",',
    'M,en,,,Alpe jersey,,,,,,,,,,',
    'SOLA,,simple,Default Category/Luci,Luce sola,,9.9000,,1,Not Visible Individually,1,1,,,',
    'CASCO,,simple,Default Category/Caschi,Casco,,89.0000,,2,"Catalog, Search",1,1,manufacturer=Faro,,',
    'SET,,bundle,Default Category/Caschi,Set,,10,,1,"Catalog, Search",1,1,,,',
    'VUOTA,,configurable,Default Category/Maglie,Senza taglie,,20,,1,"Catalog, Search",0,1,,"sku=MANCA,size=S",',
  ].join('\n')
  it('is one product with the sizes that it lists; what is sold nowhere alone stays off', async () => {
    const report = await comesIn(file, 'magento')
    expect(report).toMatchObject({ rows: 8, wrongRows: 1 })
    expect(report.errors[0]).toMatchObject({ productCode: 'VUOTA' })
    expect(kinds(report)).toEqual(expect.arrayContaining(['inEuro', 'withTax', 'salePrices']))
    expect(await named('Maglia Alpe')).toMatchObject({
      ...{ productCode: 'M', price: '49.90', description: 'Bella', category: 'abbigliamento', isActive: true },
      sizes: [
        { size: 'S', stock: 3 },
        { size: 'M', stock: 0 },
      ],
    })
    for (const name of ['Luce sola', 'Casco', 'Set']) expect(await named(name)).toMatchObject({ isActive: false })
    expect(await named('Casco')).toMatchObject({ brand: 'Faro', price: '89.00' })
    await goesAgain()
  })
})

describe('BigCommerce', () => {
  it.each([
    [
      'second',
      [
        'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Product Visible?,Track Inventory,Current Stock Level,Category',
        'Product,12,Guanti Alpe,G,Faro,<p>Caldi</p>,29.90,Y,by option,0,Shop All;Abbigliamento/Guanti',
        '  SKU,,"[S]Color=Nero,[RT]Size=M",G-M,,,,,,4,',
        '  SKU,,"[S]Color=Nero,[RT]Size=L",G-L,,,,,,1,',
        '  Rule,,G-L,,,,[ADD]2,,,,',
      ],
    ],
    [
      'third',
      [
        'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Is Visible,Categories,Brand',
        'Product,12,Guanti Alpe,physical,G,,variant,0,29.90,TRUE,Shop All;Abbigliamento/Guanti,Faro',
        'Variant,,,,G-M,Type=Swatch|Name=Color|Value=Nero[#000000]Type=Rectangle|Name=Size|Value=M,,4,,,,',
        'Variant,,,,G-L,Type=Swatch|Name=Color|Value=Nero[#000000]Type=Rectangle|Name=Size|Value=L,,1,,,,',
        'Image,,,,,,,,,,,',
      ],
    ],
  ])('reads the rows below a product as its sizes, in its %s format', async (_version, lines) => {
    await comesIn(lines.join('\n'), 'bigcommerce')
    expect(await products()).toMatchObject([
      {
        ...{ name: 'Guanti Alpe', productCode: 'G', price: '29.90', brand: 'Faro', category: 'abbigliamento' },
        sizes: [
          { size: 'M', stock: 4 },
          { size: 'L', stock: 1 },
        ],
      },
    ])
    await goesAgain()
  })
})

describe('columns chosen by hand', () => {
  it('leave the rows of a shop system related', async () => {
    const file = [
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Listino Italia',
      'maglia,Maglia,Maglie,Size,S,M-S,2,50.00,60.00',
      'maglia,,,,M,M-M,1,50.00,60.00',
    ].join('\n')
    const chosen = ['', 'name', 'category', '', '', 'code', 'stock', '', 'price'].join(',')
    await comesIn(file, 'shopify', `&mapping=shopify&columns=${chosen}`)
    expect(await products()).toMatchObject([{ price: '60.00', sizes: [{ size: 'S' }, { size: 'M' }] }])
  })
})

describe('Odoo', () => {
  const file = [
    'Riferimento interno,Nome,Valori variante,Prezzo di vendita,Costo,Quantità disponibile,Codice a barre,Categoria prodotto,Tipo prodotto',
    'S-44,Scarpe Alpe,"Taglia: 44, Colore: Nero",100.00,50,2,,Tutti / Abbigliamento / Scarpe,Beni',
    'S-45,Scarpe Alpe,"Taglia: 45, Colore: Nero",100.00,50,1,,Tutti / Abbigliamento / Scarpe,Beni',
    'ORA,Ora di officina,,40.00,,,,Tutti / Servizi,Servizio',
  ].join('\n')
  it('asks whether prices are with VAT, and takes them as is answered', async () => {
    const report = await comesIn(file, 'odoo')
    expect(report.netPrice).toEqual({ column: 'Prezzo di vendita', isAdded: false, isUnsaid: true, isIncluded: false })
    expect(kinds(report)).toContain('unsaidTax')
    expect(await named('Scarpe Alpe')).toMatchObject({ price: '0.00', isActive: false, cost: '50.00' })
    await send(file, 'mode=commit&onPrice=accept&netPrices=with_vat')
    expect(await named('Scarpe Alpe')).toMatchObject({ price: '100.00', sizes: [{ size: '44' }, { size: '45' }] })
    await send(file, 'mode=commit&onPrice=accept&netPrices=add_vat')
    expect(await named('Scarpe Alpe')).toMatchObject({ price: '122.00' })
    expect(await named('Ora di officina')).toMatchObject({ isActive: false })
  })
})

describe('Danea EasyFatt', () => {
  it('takes the list with VAT, else adds the rate of each row', async () => {
    const gross = [
      'Cod.;Descrizione;Categoria;Cod. Iva;Listino 1;Listino 1 (ivato);Q.tà giacenza;Produttore;Prezzo forn.',
    ]
    await comesIn([...gross, 'A1;Casco;Caschi;22;40,98;50,00;3;Faro;20,00'].join('\n'), 'danea')
    expect(await named('Casco')).toMatchObject({ price: '50.00', stock: 3, cost: '20.00', brand: 'Faro' })
    const net = ['Cod.;Descrizione;Categoria;Cod. Iva;Listino 1;Q.tà giacenza', 'B1;Lampada;Luci;22;40,98;1']
    const report = await comesIn(
      [...net, 'B2;Libro;Accessori;4;10,00;1', 'B3;Senza;Luci;N4;10,00;1'].join('\n'),
      'danea',
    )
    expect(await named('Lampada')).toMatchObject({ price: '50.00' })
    expect(await named('Libro')).toMatchObject({ price: '10.40' })
    expect(await named('Senza')).toMatchObject({ price: '0.00', isActive: false })
    expect(kinds(report)).toEqual(expect.arrayContaining(['vatOfFile', 'netPrices']))
  })
})

describe('Danea’s XML', () => {
  it('has sizes inside a product', async () => {
    const variant = (size: string, color: string, pieces: number) =>
      `<Variant><Size>${size}</Size><Color>${color}</Color><AvailableQty>${pieces}</AvailableQty></Variant>`
    const product = (code: string, name: string, variants: string) =>
      `<Product><Code>${code}</Code><Description>${name}</Description><Category>Maglie</Category><Vat Perc="22" Class="Imponibile">22</Vat><NetPrice1>40.98</NetPrice1><GrossPrice1>50.00</GrossPrice1><Variants>${variants}</Variants></Product>`
    const file = `<?xml version="1.0" encoding="UTF-8"?><EasyfattProducts AppVersion="2" Mode="full"><Products>${product('M1', 'Maglia Po', variant('S', 'Blu', 2) + variant('M', 'Blu', 1))}${product('M2', 'Maglia Adda', variant('S', '', 2) + variant('', 'Blu', 1))}</Products></EasyfattProducts>`
    expect(await comesIn(file, 'danea')).toMatchObject({ errors: [{ productCode: 'M2' }] })
    expect(await named('Maglia Po')).toMatchObject({
      ...{ productCode: 'M1', price: '50.00', color: 'Blu' },
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'M', stock: 1 },
      ],
    })
  })
})

describe('eBay', () => {
  it('reads variations below their listing, leaves out other currencies and the start of an auction', async () => {
    const head = (currency: string) =>
      `*Action(SiteID=Italy|Country=IT|Currency=${currency}|Version=745);CustomLabel;*Category;*Title;*Description;*ConditionID;*Format;*StartPrice;*Quantity;Relationship;RelationshipDetails;C:Marca`
    const rows = [
      'Add;M;123;Maglia Alpe ciclismo;Bella;1000;FixedPrice;;;;Taglia=S;Faro',
      ';M-S;;;;;;39,90;2;Variation;Taglia=S;',
      ';M-L;;;;;;39,90;1;Variation;Taglia=L;',
      'Add;L;123;Luce usata;;3000;FixedPrice;10,00;1;;;',
      'Add;A;123;Casco all’asta;;1000;Auction;1,00;1;;;',
    ]
    await comesIn([head('EUR'), ...rows].join('\n'), 'ebay')
    expect(await named('Maglia Alpe ciclismo')).toMatchObject({
      ...{ productCode: 'M', price: '39.90', brand: 'Faro' },
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'L', stock: 1 },
      ],
    })
    expect(await named('Luce usata')).toMatchObject({ price: '10.00', condition: 'used' })
    expect(await named('Casco all’asta')).toMatchObject({ price: '0.00', isActive: false })
    await goesAgain()
    const dollars = await send([head('USD'), ...rows].join('\n'))
    expect(dollars).toMatchObject({ created: 0, errors: [{ message: expect.stringContaining('USD') }, {}, {}, {}] })
  })
})

describe('WooCommerce', () => {
  it.each([
    [
      'Italian',
      'ID,Tipo,COD,Nome,Pubblicato,In stock?,Magazzino,Prezzo di listino,Categorie,Genitore,Attributo 1 nome,Attributo 1 valuta(e),Attributo 2 nome,Attributo 2 valuta(e)',
    ],
    [
      'French',
      'ID,Type,UGS,Nom,Publié,En stock ?,Stock,Tarif régulier,Catégories,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1,Nom de l’attribut 2,Valeur(s) de l’attribut 2',
    ],
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Vorrätig?,Lager,Regulärer Preis,Kategorien,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Attribut 2 Name,Attribut 2 Wert(e)',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,¿Existencias?,Inventario,Precio normal,Categorías,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2',
    ],
  ])(
    'is known by %s columns; stock at the parent is dealt out, below zero and on order is none',
    async (_language, header) => {
      const file = [
        header,
        '1,variable,MAG,Maglia,1,1,7,,Maglie,,Taglia,"S, M",Vestibilità,Slim',
        '2,variation,MAG-S,,1,1,parent,49.90,,MAG,Taglia,S,Vestibilità,Slim',
        '3,variation,MAG-M,,1,1,parent,49.90,,id:1,Taglia,M,Vestibilità,Slim',
        "4,simple,CASCO,Casco,1,0,'-2,50.00,Caschi,,,,,",
        '5,simple,LUCE,Luce,1,backorder,,9.90,Luci,,,,,',
        '6,variable,UNA,Guanti,1,1,3,,Guanti,,Taglia,L,,',
        '7,variation,UNA-L,,1,1,parent,19.90,,UNA,Taglia,L,,',
        '8,variation,ORF,Orfana,1,1,4,10.00,,MANCA,Taglia,S,,',
      ].join('\n')
      const report = await comesIn(file, 'woocommerce')
      expect(report).toMatchObject({ wrongRows: 1, errors: [{ productCode: 'ORF' }] })
      expect(kinds(report)).toEqual(expect.arrayContaining(['sharedStock', 'oversold', 'inEuro']))
      expect(await named('Maglia')).toMatchObject({
        ...{ price: '49.90', description: 'Vestibilità: Slim' },
        sizes: [
          { size: 'S', stock: 4 },
          { size: 'M', stock: 3 },
        ],
      })
      expect(await named('Casco')).toMatchObject({ stock: 0, price: '50.00' })
      expect(await named('Luce')).toMatchObject({ stock: 0 })
      expect(await named('Guanti')).toMatchObject({ sizes: [{ size: 'L', stock: 3 }] })
      expect(await named('Orfana')).toBeUndefined()
    },
  )
})

describe('Shopify', () => {
  it('keeps long handles apart, shared codes for the product, and uncounted stock on sale', async () => {
    const handle = 'guanti-invernali-impermeabili-da-ciclismo-con-imbottitura-in-gel-'
    const file = [
      'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
      `${handle}neri,Guanti neri,Guanti,true,Size,M,,shopify,2,30.00,active`,
      `${handle}blu,Guanti blu,Guanti,true,Size,M,,shopify,1,31.00,active`,
      'casco,Casco,Caschi,true,Color,Nero,CC,shopify,3,80.00,active',
      'casco,,,,,Bianco,CC,shopify,4,80.00,',
      'luce,Luce,Luci,true,Title,Default Title,L1,,0,9.90,active',
    ].join('\n')
    const report = await comesIn(file, 'shopify')
    expect(report).toMatchObject({ errors: [], created: 5 })
    expect(kinds(report)).toEqual(expect.arrayContaining(['untracked', 'inEuro']))
    const codes = (await products()).map(({ productCode }) => productCode)
    expect(new Set(codes).size).toBe(5)
    expect(codes).toEqual(expect.arrayContaining(['casco-nero', 'casco-bianco', 'L1']))
    expect(await named('Guanti blu')).toMatchObject({ price: '31.00' })
  })
})

describe('the table of shop systems', () => {
  it('names columns as they are compared, and each system once', () => {
    const systems: Record<string, { columns: Record<string, string[]> }> = JSON.parse(
      readFileSync(new URL('../columns/shop-systems.json', import.meta.url), 'utf8'),
    )
    expect(Object.keys(systems).sort()).toEqual([...shopSystemNames].sort())
    for (const { columns } of Object.values(systems))
      for (const name of Object.values(columns).flat()) expect(columnWord(name)).toBe(name.replace('*', ''))
  })

  it('reads options of any length in no time', () => {
    for (const letter of ['a', '1', ' ', '=', ':', '|', ';', ',', '[', '"', '\n', 'é', 'Name=', 'a=b;', '|Value=']) {
      const text = letter.repeat(10_000)
      const start = performance.now()
      optionsOfText(text)
      optionsOfLists(text, text)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})
