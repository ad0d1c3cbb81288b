import { expect, it } from 'vitest'
import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const tram = (color: string, more = {}) =>
  aProduct(shop.deps, { name: `Tram ${color}`, ...more, row: { color, modelKey: 'tram', nameEn: `Tram in ${color}` } })

async function list(query: string) {
  const answer = await shop.app.inject(`/api/products?${query}`)
  expect(answer.statusCode).toBe(200)
  const { 'x-total-count': total, 'x-article-count': articles, link } = answer.headers
  const products = answer.json<ListedProduct[]>()
  return { products, names: products.map(({ name }) => name), total, articles, link }
}

it('shows one card a model with its colours, and the flat list by default', async () => {
  const bell = await aProduct(shop.deps, { name: 'Campanello' })
  const blue = await tram('Blu')
  const green = await tram('Verde')
  const red = await tram('Rosso', { stock: 0 })
  expect(await list('')).toMatchObject({
    names: ['Tram Rosso', 'Tram Verde', 'Tram Blu', 'Campanello'],
    total: '4',
    articles: undefined,
  })
  expect((await list('')).products[0]).not.toHaveProperty('colors')
  const { products, ...rest } = await list('models=one')
  expect(rest).toEqual({ names: ['Tram Verde', 'Campanello'], total: '2', articles: '4', link: undefined })
  expect(products[0]?.colors).toEqual([
    { slug: blue.slug, name: 'Tram Blu', color: 'Blu', isForSale: true },
    { slug: green.slug, name: 'Tram Verde', color: 'Verde', isForSale: true },
    { slug: red.slug, name: 'Tram Rosso', color: 'Rosso', isForSale: false },
  ])
  expect(products[1]).toMatchObject({ id: bell.id })
  expect(products[1]).not.toHaveProperty('colors')
  expect((await list('models=one&lang=en')).products[0]?.colors?.[0]?.name).toBe('Tram in Blu')
})

it('shows the colour that is filtered, its siblings beside it, and pages that hold no model twice', async () => {
  for (const name of ['Uno', 'Due', 'Tre']) await aProduct(shop.deps, { name })
  await tram('Blu')
  await tram('Verde')
  const { names, products } = await list('models=one&color=Blu')
  expect(names).toEqual(['Tram Blu'])
  expect(products[0]?.colors).toHaveLength(2)
  const pages = await Promise.all([0, 2].map((offset) => list(`models=one&limit=2&offset=${offset}`)))
  expect(pages.map((page) => page.names)).toEqual([
    ['Tram Verde', 'Tre'],
    ['Due', 'Uno'],
  ])
  expect(pages[0]?.link).toContain('models=one')
  expect((await shop.app.inject('/api/products?models=two')).statusCode).toBe(400)
})

it('shows another colour as soon as the one on the card is sold out, in a search too', async () => {
  await tram('Blu')
  const green = await tram('Verde')
  for (const query of ['models=one', 'q=tram&models=one']) expect((await list(query)).names).toEqual(['Tram Verde'])
  const admin = await anAdministrator(shop)
  const { version } = (await shop.app.inject(`/api/products/${green.id}`)).json()
  expect((await admin.put(`/api/admin/products/${green.id}`, { stock: 0, version })).statusCode).toBe(200)
  for (const query of ['models=one', 'q=tram&models=one']) {
    const { names, products } = await list(query)
    expect(names).toEqual(['Tram Blu'])
    expect(products[0]?.colors?.map(({ isForSale }) => isForSale)).toEqual([true, false])
  }
})
