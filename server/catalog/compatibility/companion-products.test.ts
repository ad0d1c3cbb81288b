import { expect, it } from 'vitest'
import type { Companion, Product, Related } from '#shared/contract/catalog/catalog.ts'
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

async function closers(missing: string, ...ids: number[]): Promise<string[]> {
  const answer = await shop.app.inject(`/api/products/closers?missing=${missing}&ids=${ids}`)
  expect(answer.statusCode).toBe(200)
  return namesOf(answer.json<Product[]>())
}

it('names three articles near a cart that each make its delivery free, cheapest first, one of a shelf before others', async () => {
  const { deps } = shop
  const accessory = (name: string, priceCents: number, more = {}) =>
    aProduct(deps, { name, category: 'accessori', priceCents, imageNames, ...more })
  const { id } = await accessory('Lucchetto a cavo', 800)
  await accessory('Pompa da terra', 2_021)
  await accessory('Pompa a mano', 2_020)
  await accessory('Minipompa', 2_050)
  await accessory('Luce posteriore', 2_600)
  await accessory('Casco S M', 2_100, { sizes: { S: 1, M: 1 } })
  await accessory('Casco ultimo M', 2_300, { sizes: { S: 0, M: 1 } })
  await accessory('Luce finita', 2_100, { stock: 0 })
  await accessory('Luce senza foto', 2_100, { imageNames: [] })
  await aProduct(deps, { name: 'Maglia rossa', category: 'abbigliamento', priceCents: 2_200, imageNames })
  expect(await closers('20.21', id)).toEqual(['Pompa da terra', 'Casco ultimo M', 'Luce posteriore'])
  expect(await closers('25.00', id)).toEqual(['Luce posteriore'])
  expect(await closers('26.01', id)).toEqual([])
})

it('fills up with a second article of a shelf, and names nothing that is in the cart', async () => {
  const pump = (name: string, priceCents: number) =>
    aProduct(shop.deps, { name, category: 'accessori', priceCents, imageNames })
  const { id } = await pump('Pompa da terra', 3_000)
  await pump('Pompa a mano', 2_900)
  await pump('Minipompa', 2_800)
  expect(await closers('10.00', id)).toEqual(['Minipompa', 'Pompa a mano'])
})

it.each(['', '?ids=1', '?missing=10.00', '?ids=x&missing=10.00', '?ids=1&missing=mille'])(
  'cannot say what closes a gap that is not named: %s',
  async (query) => {
    expect((await shop.app.inject(`/api/products/closers${query}`)).statusCode).toBe(400)
  },
)

async function companions(...ids: number[]): Promise<[string, string][]> {
  const answer = await shop.app.inject(`/api/products/companions?ids=${ids}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Companion[]>().map(({ name, because }) => [name, because.code])
}

it('proposes with a cart what it lacks: the right tube, a lock, lights, and nothing that is in it', async () => {
  const { deps } = shop
  const tube = (name: string, tyreFrom: number, tyreTo: number) =>
    aProduct(deps, {
      name: `Camera d'aria ${name}`,
      imageNames,
      row: { facts: { beadSeat: '622', tyreFrom, tyreTo, valve: 'presta', valveLength: 48 } },
    })
  const facts = { beadSeat: '622', tyreWidth: 37, valve: 'presta', rimDepth: 20 }
  const bike = await aProduct(deps, {
    name: 'Bici Adige',
    category: 'biciclette',
    subcategory: 'citta',
    row: { facts },
  })
  await tube('stretta', 18, 25)
  expect(await companions(bike.id)).toEqual([])
  const right = await tube('giusta', 28, 45)
  const lock = await aProduct(deps, { name: 'Lucchetto', category: 'accessori', imageNames })
  const light = await aProduct(deps, { name: 'Luce', category: 'accessori', imageNames })
  expect(await companions(bike.id)).toEqual([
    ["Camera d'aria giusta", 'tube'],
    ['Lucchetto', 'lucchetti'],
  ])
  expect(await companions(bike.id, right.id)).toEqual([
    ['Lucchetto', 'lucchetti'],
    ['Luce', 'no-lights'],
  ])
  expect(await companions(bike.id, right.id, lock.id, light.id)).toEqual([])
  const tyre = await aProduct(deps, { name: 'Copertone', row: { facts: { beadSeat: '622', width: 32 } } })
  expect(await companions(tyre.id)).toEqual([["Camera d'aria giusta", 'tube-valve']])
})

it('proposes pedals with a bicycle that comes without, and no part that does not go on one in the cart', async () => {
  const { deps } = shop
  const bike = (pedals: boolean) =>
    aProduct(deps, {
      name: 'Corsa',
      category: 'biciclette',
      row: { facts: { pedals, lights: 'dinamo', beadSeat: '584' } },
    })
  await aProduct(deps, { name: 'Pedali flat', imageNames })
  const without = await bike(false)
  expect(await companions(without.id)).toEqual([['Pedali flat', 'no-pedals']])
  expect(await companions((await bike(true)).id)).toEqual([])
  await aProduct(deps, {
    name: "Camera d'aria",
    imageNames,
    row: { facts: { beadSeat: '622', tyreFrom: 28, tyreTo: 45, valve: 'presta', valveLength: 48 } },
  })
  const tyre = await aProduct(deps, { name: 'Copertone', row: { facts: { beadSeat: '622', width: 32 } } })
  expect((await companions(without.id, tyre.id)).map(([name]) => name)).toEqual(['Pedali flat'])
})
