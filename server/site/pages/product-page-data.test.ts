import { describe, expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'
import { injectFetch } from './inject-fetch.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })
const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
const photo = 'casco-800x800-cut.webp'

async function pageOf({ slug }: { slug: string }, prefix = ''): Promise<string> {
  const language = prefix === '/en' ? 'en' : 'it'
  const url = `${prefix}/prodotto/${slug}`
  const page = await render({ url, language, fetch: injectFetch(shop.app, '127.0.0.1'), assets })
  expect(page.status).toBe(200)
  return page.html
}
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, data]) => JSON.parse(data ?? '{}'))
    .filter((data) => /^Product/.test(data['@type']))
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('the data of a product’s page for machines', () => {
  it('are one product, or one group where a size is chosen', async () => {
    const row = { gtin: '4006381333931', mpn: 'B-1', brand: 'Brenta' }
    const [alone, ...none] = structured(await pageOf(await aProduct(shop.deps, { row, imageNames: [photo] })))
    expect(none).toEqual([])
    expect(alone).toMatchObject({
      '@type': 'Product',
      gtin: row.gtin,
      mpn: row.mpn,
      image: [`https://shop.example/images/${photo}`],
      offers: { price: '1299.90', availability: 'https://schema.org/InStock' },
    })
    const sized = await aProduct(shop.deps, { row, sizes: { S: 0, M: 2 }, imageNames: [photo] })
    const [group, ...others] = structured(await pageOf(sized))
    expect(others).toEqual([])
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      mpn: row.mpn,
      image: [`https://shop.example/images/${photo}`],
    })
    expect(group).not.toHaveProperty('offers')
    // One number would be wrong for one of the sizes.
    expect(JSON.stringify(group)).not.toContain(row.gtin)
    expect(
      group.hasVariant.map((one: { size: string; offers: { availability: string } }) => [
        one.size,
        one.offers.availability,
      ]),
    ).toEqual([
      ['S', 'https://schema.org/OutOfStock'],
      ['M', 'https://schema.org/InStock'],
    ])
  })

  it('show a drawing to scale with its caption, as dots; without a picture they name none', async () => {
    const bike = await aProduct(shop.deps, { name: 'Gravel', category: 'biciclette', subcategory: 'gravel' })
    const html = await pageOf(bike, '/en')
    const [{ image }] = structured(html)
    expect(image).toMatchObject([{ '@type': 'ImageObject', caption: expect.stringContaining('scale') }])
    expect(image[0].url).toMatch(/^https:\/\/shop\.example\/images\/share\/bici-.*\.jpg$/)
    expect(meta(html, 'og:image')).toBe(image[0].url)
    const picture = await shop.app.inject(new URL(image[0].url).pathname)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.rawPayload.length).toBeGreaterThan(10_000)
    // Of the many bicycles that could be drawn only those of the shop are.
    const other = image[0].url.replace(/-[0-9a-f]{6}-800x533/, '-123456-800x533')
    expect((await shop.app.inject(new URL(other).pathname)).statusCode).toBe(404)
    const [bare] = structured(await pageOf(await aProduct(shop.deps)))
    expect(bare).not.toHaveProperty('image')
    const drawing = 'catena-1200x800-drawing.webp'
    const [drawn] = structured(await pageOf(await aProduct(shop.deps, { imageNames: [drawing] })))
    expect(drawn.image).toMatchObject([
      { url: `https://shop.example/images/${drawing}`, caption: expect.stringContaining('Disegno') },
    ])
  })

  it('have a title and a description of whole words that search engines show whole, and the price', async () => {
    const name = 'Pacco pignoni Pedivella Officina 10 velocità 11-28 per trasmissioni da corsa e da gravel'
    const description = `${'Denti temprati per salite lunghe e cambiate pronte anche sotto carico '.repeat(4)}.`
    const html = await pageOf(await aProduct(shop.deps, { name, row: { description } }))
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
    expect(title).toBe('Pacco pignoni Pedivella Officina 10 velocità 11-28 per…')
    const said = meta(html, 'description') ?? ''
    expect(said.length).toBeLessThanOrEqual(160)
    expect(`${said.slice(0, -1)} `).toMatch(/^Pacco pignoni .* (\p{L}+) $/u)
    expect(meta(html, 'product:price:amount')).toBe('1299.90')
    expect(meta(html, 'product:price:currency')).toBe('EUR')
    const short = await pageOf(await aProduct(shop.deps, { name: 'Catena' }))
    expect(short).toContain(`<title>Catena · ${shop.deps.shop.name}</title>`)
  })
})
