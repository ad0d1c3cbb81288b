import { describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { FeedStatus } from './feed-status.ts'

const shop = shopForEachTest()
const photo = 'casco-800x800-cut.webp'
/** Required in the published product feed of assistants, with their forms. */
const required: Record<string, RegExp> = {
  item_id: /^\S{1,100}$/,
  title: /^.{1,150}$/,
  description: /^[\s\S]{1,5000}$/,
  url: /^http:\/\/localhost:3000\/(en\/)?prodotto\/\S+$/,
  brand: /^.{1,70}$/,
  seller_name: /^.{1,70}$/,
  image_url: /^http:\/\/localhost:3000\/images\/share\/\S+\.jpg$/,
  availability: /^(in_stock|out_of_stock)$/,
  price: /^\d+\.\d\d EUR$/,
}

async function read(path = '/feeds/products.jsonl'): Promise<Record<string, unknown>[]> {
  const answer = await shop.app.inject(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/jsonl; charset=utf-8'])
  return answer.body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

describe('the product feed for assistants', () => {
  it('has a line for each size with all that is required, for finding and not for buying', async () => {
    const row = {
      productCode: 'MAGLIA',
      brand: 'Brenta',
      nameEn: 'Jersey',
      mpn: 'B-1',
      weightGrams: 180,
      description: 'Due\nrighe',
    }
    await aProduct(shop.deps, {
      row,
      category: 'abbigliamento',
      sizes: { S: 0, M: 3 },
      imageNames: [photo],
      priceCents: 4_990,
    })
    await aProduct(shop.deps, { row: { brand: 'Kmc', gtin: '4006381333931' }, imageNames: [photo] })
    await aProduct(shop.deps, { imageNames: [photo] })
    await aProduct(shop.deps, { row: { brand: 'Kmc' } })
    const lines = [...(await read()), ...(await read('/en/feeds/products.jsonl'))]
    expect(lines).toHaveLength(6)
    for (const line of lines) {
      for (const [name, form] of Object.entries(required))
        expect([name, String(line[name])]).toEqual([name, expect.stringMatching(form)])
      expect(line).toMatchObject({
        is_eligible_search: true,
        is_eligible_checkout: false,
        enable_checkout: false,
        store_country: 'IT',
      })
    }
    const small = lines.find(({ size, title }) => size === 'S' && title === 'Jersey')
    expect(small).toMatchObject({
      item_id: 'MAGLIA-S',
      group_id: 'MAGLIA',
      listing_has_variations: true,
      variant_dict: { size: 'S' },
      availability: 'out_of_stock',
      gender: 'unisex',
      age_group: 'adult',
      weight: 0.18,
      item_weight_unit: 'kg',
    })
    expect(JSON.stringify(lines)).not.toMatch(/"g:|undefined|"stock"/)
  })

  it('is explained to the shopkeeper: what each list leaves out and why, and when a program has read it', async () => {
    await aProduct(shop.deps, { imageNames: [photo], row: { brand: 'Kmc' } })
    const bare = await aProduct(shop.deps, { name: 'Senza foto' })
    await aProduct(shop.deps, { name: 'Senza marca', imageNames: [photo] })
    await aProduct(shop.deps, {
      name: 'Usata',
      category: 'bici-usate',
      subcategory: 'strada',
      stock: 1,
      hasCard: false,
    })
    const admin = await anAdministrator(shop)
    const statuses = async () => (await admin.get('/api/admin/feeds')).json<FeedStatus[]>()
    const [google, assistants] = await statuses()
    const numbers = (one: FeedStatus | undefined) => one?.leftOut.map(({ reason, count }) => [reason, count])
    expect([google?.listed, numbers(google)]).toEqual([
      2,
      [
        ['online', 1],
        ['photo', 1],
      ],
    ])
    expect([assistants?.listed, numbers(assistants)]).toEqual([
      1,
      [
        ['online', 1],
        ['photo', 1],
        ['brand', 1],
      ],
    ])
    expect(google?.leftOut[1]?.products).toEqual([{ id: bare.id, name: 'Senza foto' }])
    expect(google?.fetchedAt).toBeNull()
    await shop.app.inject({ url: '/feeds/google.xml', headers: { 'sec-fetch-mode': 'cors' } })
    expect((await statuses())[0]?.fetchedAt).toBeNull()
    await shop.app.inject('/en/feeds/google.xml')
    expect((await statuses()).map(({ fetchedAt }) => fetchedAt)).toEqual([shop.clock.read().toISOString(), null])
  })

  it('says which products have an id that is not their code, and which share a GTIN in any length', async () => {
    const { deps } = shop
    const listed = { imageNames: [photo] }
    await aProduct(deps, { ...listed, row: { productCode: 'MAG-1', brand: 'B' }, sizes: { S: 1, M: 1 } })
    const other = await aProduct(deps, { ...listed, name: 'Altra', row: { productCode: 'MAG-1-S', brand: 'B' } })
    const upc = await aProduct(deps, { ...listed, name: 'UPC', row: { gtin: '759038008068', brand: 'B' } })
    const ean = await aProduct(deps, { ...listed, name: 'EAN', row: { gtin: '0759038008068', brand: 'B' } })
    for (const path of ['/feeds/products.jsonl', '/en/feeds/products.jsonl']) {
      const ids = (await read(path)).map(({ item_id: id }) => id)
      expect([ids.length, new Set(ids).size]).toEqual([5, 5])
    }
    expect((await read()).flatMap(({ gtin }) => gtin ?? [])).toEqual(['0759038008068', '0759038008068'])
    const admin = await anAdministrator(shop)
    for (const { listed: count, warnings } of (await admin.get('/api/admin/feeds')).json<FeedStatus[]>()) {
      expect(count).toBe(4)
      expect(warnings).toEqual([
        { kind: 'id', count: 1, products: [{ id: other.id, name: 'Altra' }] },
        {
          kind: 'gtin',
          count: 2,
          products: expect.arrayContaining([
            { id: upc.id, name: 'UPC' },
            { id: ean.id, name: 'EAN' },
          ]),
        },
      ])
    }
  })
})
