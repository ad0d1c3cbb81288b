import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

/** Google's product data specification: allowed values and required attributes. */
const allowed: Record<string, RegExp> = {
  'g:id': /^\S{1,50}$/,
  'g:title': /^.{1,150}$/,
  'g:description': /^[\s\S]{1,5000}$/,
  'g:link': /^https:\/\/shop\.example\/\S+$/,
  'g:image_link': /^https:\/\/shop\.example\/images\/\S+\.(jpe?g|png|gif|webp)$/,
  'g:additional_image_link': /^https:\/\/shop\.example\/images\/\S+$/,
  'g:availability': /^(in_stock|out_of_stock)$/,
  'g:price': /^[1-9]\d*\.\d\d EUR$|^0\.\d\d EUR$/,
  'g:condition': /^(new|used)$/,
  'g:brand': /^.{1,100}$/,
  'g:gtin': /^\d{8,14}$/,
  'g:mpn': /^.{1,100}$/,
  'g:identifier_exists': /^no$/,
  'g:item_group_id': /^\S{1,50}$/,
  'g:size': /^.{1,100}$/,
  'g:color': /^.{1,100}$/,
  'g:material': /^.{1,100}$/,
  'g:product_type': /^.{1,750}$/,
  'g:google_product_category': /^(Sporting Goods|Apparel & Accessories) > .{1,700}$/,
  'g:gender': /^(male|female|unisex)$/,
  'g:age_group': /^(adult|kids)$/,
  'g:size_system': /^EU$/,
  'g:shipping_weight': /^\d+(\.\d+)? kg$/,
}
const needed = [
  'g:id',
  'g:title',
  'g:description',
  'g:link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:condition',
]

type Entry = Record<string, unknown>

function entriesOf(xml: string): Entry[] {
  const parser = new XMLParser({
    isArray: (name) => name === 'item' || name.endsWith('additional_image_link'),
    parseTagValue: false,
  })
  return parser.parse(xml).rss.channel.item ?? []
}

async function read(path = '/feeds/google.xml'): Promise<Entry[]> {
  const answer = await shop.app.inject(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/xml')
  return entriesOf(answer.body)
}

function faultsIn(entry: Entry): string[] {
  const { 'g:shipping': shipping, ...own } = entry
  const missing = needed.filter((name) => own[name] === undefined)
  const wrong = Object.entries(own).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => !allowed[name]?.test(String(one)))
      .map((one) => `${name}: ${one}`),
  )
  const cost = (shipping as Record<string, string> | undefined)?.['g:price']
  return [...missing, ...wrong, ...(cost === undefined || /^\d+\.\d\d EUR$/.test(cost) ? [] : [`shipping ${cost}`])]
}

const photo = 'casco-800x800-cut.webp'

describe('the list for merchants', () => {
  it('holds what has a price and a picture of its own, and nothing else', async () => {
    const { deps } = shop
    await aProduct(deps, { row: { productCode: 'IN-1' }, imageNames: [photo] })
    await aProduct(deps, { row: { productCode: 'OFF-1' }, imageNames: [photo], isActive: false })
    await aProduct(deps, { row: { productCode: 'BARE-1' } })
    await aProduct(deps, { row: { productCode: 'DRAWN-1' }, imageNames: ['bici-1200x800-drawing.webp'] })
    expect((await read()).map((entry) => entry['g:id'])).toEqual(['IN-1'])
  })

  it('keeps to the attributes and their forms, whatever the article', async () => {
    const { deps } = shop
    const row = { brand: 'Ròse & <Figli>', color: 'nero', material: 'carbonio', weightGrams: 9_800, mpn: 'X "1"' }
    const long = { name: 'N'.repeat(200), description: 'D'.repeat(5_000), productCode: 'LUNGO '.repeat(10).trim() }
    await aProduct(deps, { row: { ...row, description: '27" & <b>più</b>' }, imageNames: [photo, 'b-9x9-cut.png'] })
    await aProduct(deps, { row: long, imageNames: [photo], sizes: { 'M / 54': 1, L: 0 } })
    await aProduct(deps, { category: 'bici-usate', subcategory: 'strada', imageNames: [photo], stock: 1 })
    const all = [...(await read()), ...(await read('/en/feeds/google.xml'))]
    expect(all).toHaveLength(8)
    expect(all.flatMap(faultsIn)).toEqual([])
    expect(new Set(all.slice(0, 4).map((entry) => entry['g:id'])).size).toBe(4)
    expect(all.find((entry) => entry['g:brand'])).toMatchObject({
      'g:brand': row.brand,
      'g:description': '27" & <b>più</b>',
    })
  })

  it('names each size with what is left of it, as one group', async () => {
    const row = { productCode: 'MAGLIA', gtin: '4006381333931', brand: 'Brenta', mpn: 'B-1' }
    await aProduct(shop.deps, { row, sizes: { S: 0, M: 3 }, imageNames: [photo], priceCents: 4_990 })
    const [small, medium] = await read()
    expect(small).toMatchObject({ 'g:id': 'MAGLIA-S', 'g:size': 'S', 'g:availability': 'out_of_stock' })
    expect(medium).toMatchObject({ 'g:id': 'MAGLIA-M', 'g:item_group_id': 'MAGLIA', 'g:availability': 'in_stock' })
    expect(String(medium?.['g:link'])).toMatch(/\?taglia=M$/)
    expect(medium).toMatchObject({
      'g:price': '49.90 EUR',
      'g:shipping': { 'g:country': 'IT', 'g:price': '49.00 EUR' },
    })
    // One number for two sizes would be wrong for one of them.
    expect(medium).not.toHaveProperty('g:gtin')
    expect(medium).not.toHaveProperty('g:identifier_exists')
  })

  it('gives the number of an article that has one, and says where there is none', async () => {
    await aProduct(shop.deps, { row: { productCode: 'A', gtin: '4006381333931' }, imageNames: [photo] })
    await aProduct(shop.deps, { row: { productCode: 'B', brand: 'Brenta' }, imageNames: [photo] })
    const [without, known] = await read()
    expect(known).toMatchObject({ 'g:gtin': '4006381333931' })
    expect(known).not.toHaveProperty('g:identifier_exists')
    expect(without).toMatchObject({ 'g:identifier_exists': 'no' })
  })

  it('speaks English in its English address, and leads there from Meta’s former ones', async () => {
    const row = { productCode: 'C', nameEn: 'Helmet', descriptionEn: 'For trying.' }
    await aProduct(shop.deps, { name: 'Casco', row, imageNames: [photo] })
    const [english] = await read('/en/feeds/google.xml')
    expect(english).toMatchObject({ 'g:title': 'Helmet' })
    expect(String(english?.['g:link'])).toContain('https://shop.example/en/prodotto/')
    for (const way of ['', '/en']) {
      const former = await shop.app.inject(`${way}/feeds/meta.xml`)
      expect([former.statusCode, former.headers.location]).toEqual([301, `${way}/feeds/google.xml`])
    }
  })

  it('says for whom clothing is, with the fact and without it, and what kind of thing each is', async () => {
    const { deps } = shop
    const aGarment = (name: string, gender: string | undefined, more = {}) =>
      aProduct(deps, {
        name,
        category: 'abbigliamento',
        imageNames: [photo],
        row: { facts: gender ? { gender } : {} },
        ...more,
      })
    await aGarment('Maglia estiva', 'donna')
    await aGarment('Maglia da uomo', 'uomo')
    await aGarment('Maglia piccola', 'bambini')
    await aGarment('Maglia qualunque', undefined)
    await aGarment('Scarpe da strada', 'unisex', { sizes: { '42': 1, '43,5': 1 } })
    await aProduct(deps, {
      name: 'Casco',
      category: 'accessori',
      imageNames: [photo],
      row: { facts: { gender: 'bambini' } },
    })
    await aProduct(deps, { name: 'Catena', imageNames: [photo] })
    const all = [...(await read('/en/feeds/google.xml')), ...(await read())]
    expect(all.flatMap(faultsIn)).toEqual([])
    const by = (name: string) => all.find((entry) => entry['g:title'] === name)
    const wearer = (name: string) => [by(name)?.['g:gender'], by(name)?.['g:age_group']]
    expect(wearer('Maglia estiva')).toEqual(['female', 'adult'])
    expect(wearer('Maglia da uomo')).toEqual(['male', 'adult'])
    expect(wearer('Maglia piccola')).toEqual(['unisex', 'kids'])
    expect(wearer('Maglia qualunque')).toEqual(['unisex', 'adult'])
    expect(wearer('Casco')).toEqual(['unisex', 'kids'])
    expect(wearer('Catena')).toEqual([undefined, undefined])
    expect(by('Scarpe da strada')).toMatchObject({ 'g:size': '42', 'g:size_system': 'EU' })
    expect(by('Maglia estiva')?.['g:google_product_category']).toMatch(/> Bicycle Jerseys$/)
    expect(by('Catena')?.['g:google_product_category']).toMatch(/> Bicycle Chains$/)
  })

  it('shows a sale and a new price at once', async () => {
    const { id } = await aProduct(shop.deps, { row: { productCode: 'D' }, imageNames: [photo], priceCents: 1_000 })
    expect(await read()).toMatchObject([{ 'g:price': '10.00 EUR' }])
    await shop.deps.database.db.update(products).set({ priceCents: 1_200 })
    await shop.deps.catalog.refresh([id])
    expect(await read()).toMatchObject([{ 'g:price': '12.00 EUR' }])
  })
})
