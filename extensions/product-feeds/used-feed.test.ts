import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

const photo = 'brenta-1600x1067-scene.webp'
const used = { category: 'bici-usate', subcategory: 'strada' } as const

async function read(path: string) {
  const answer = await shop.app.inject(path)
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const isArray = (name: string) => name === 'entry' || name === 'link'
  const parser = new XMLParser({ isArray, ignoreAttributes: false, attributeNamePrefix: '' })
  return parser.parse(answer.body).feed
}

it('names the used bicycles that are for sale, the newest first, in both languages', async () => {
  const { deps } = shop
  const row = { createdAt: new Date('2026-11-01T08:00:00Z'), nameEn: 'Brenta & Sons road bike' }
  const first = await aProduct(deps, {
    ...used,
    imageNames: [photo],
    name: 'Brenta corsa',
    stock: 1,
    priceCents: 129_990,
    row,
  })
  await aProduct(deps, { ...used, imageNames: [photo], name: 'Venduta', stock: 0 })
  await aProduct(deps, { name: 'Catena' })
  const newest = { createdAt: new Date('2026-11-02T08:00:00Z') }
  await aProduct(deps, { ...used, imageNames: [photo], name: 'Adige', stock: 1, sizes: { '54': 1 }, row: newest })
  const feed = await read('/feeds/bici-usate.atom')
  expect(feed.entry.map((entry: { title: string }) => entry.title)).toEqual([
    'Adige, 1.299,90 €',
    'Brenta corsa, 1.299,90 €',
  ])
  expect(feed).toMatchObject({ 'xml:lang': 'it', updated: '2026-11-02T09:00:00+01:00' })
  expect(feed.entry[0].summary).toBe('Taglia 54. Per le prove.')
  const english = await read('/en/feeds/bici-usate.atom')
  expect(english.entry[1]).toMatchObject({
    id: `https://shop.example/en/prodotto/${first.slug}`,
    title: 'Brenta & Sons road bike, €1,299.90',
    link: [{}, { rel: 'enclosure', type: 'image/webp' }],
  })
})

it('is a feed before the first used bicycle came in', async () => {
  const feed = await read('/feeds/bici-usate.atom')
  expect(feed.entry).toBeUndefined()
  expect(Date.parse(feed.updated)).not.toBeNaN()
})
