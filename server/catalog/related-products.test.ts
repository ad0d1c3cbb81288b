import { expect, it } from 'vitest'
import type { Product, Related } from '#shared/contract/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const imageNames = ['foto-10x10-scene.webp']
const chain = (name: string, speeds: number, more = {}) =>
  aProduct(shop.deps, { name, imageNames, row: { facts: { speeds }, ...more } })
const namesOf = (products: readonly Product[]) => products.map(({ name }) => name)

async function related(id: number): Promise<{ siblings: string[]; companions: string[] }> {
  const answer = await shop.app.inject(`/api/products/${id}/related`)
  expect(answer.statusCode).toBe(200)
  const { siblings, companions } = answer.json<Related>()
  return { siblings: namesOf(siblings), companions: namesOf(companions) }
}

it('shows the other colours of a model by their names, sold out ones too, and no other model', async () => {
  const tram = (color: string, more = {}) =>
    aProduct(shop.deps, { name: `Tram ${color}`, ...more, row: { color, modelKey: 'tram' } })
  const { id } = await tram('Verde')
  await tram('Rosso', { stock: 0 })
  await tram('Blu')
  await tram('Nero', { isActive: false })
  await aProduct(shop.deps, { name: 'Altro', row: { modelKey: 'altro' } })
  expect((await related(id)).siblings).toEqual(['Tram Blu', 'Tram Rosso'])
})

it('shows what goes with an article: in stock, one of a shelf, and of parts only those that fit', async () => {
  const { id } = await chain('Catena 11', 11)
  await chain('Pacco pignoni 12', 12)
  await aProduct(shop.deps, { name: 'Pacco pignoni senza dati', imageNames })
  expect((await related(id)).companions).toEqual([])
  await chain('Pacco pignoni 11', 11)
  await chain('Pacco pignoni 11 Sunrace', 11, { brand: 'Sunrace' })
  await aProduct(shop.deps, { name: 'Multiattrezzo', category: 'accessori', imageNames, stock: 0 })
  expect((await related(id)).companions).toEqual(['Pacco pignoni 11 Sunrace'])
  await aProduct(shop.deps, { name: 'Multiattrezzo 9', category: 'accessori', imageNames })
  expect((await related(id)).companions).toEqual(['Pacco pignoni 11 Sunrace', 'Multiattrezzo 9'])
})

it('knows no relations of an article that is not there', async () => {
  expect((await shop.app.inject('/api/products/4711/related')).statusCode).toBe(404)
})
