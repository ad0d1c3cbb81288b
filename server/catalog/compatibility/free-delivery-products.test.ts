import { expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const imageNames = ['foto-10x10-scene.webp']

async function closers(missingCents: number, ids: readonly number[]): Promise<string[]> {
  const answer = await shop.app.inject(`/api/products/closers?missing=${toDecimal(missingCents)}&ids=${ids}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Product[]>().map(({ name }) => name)
}

const inCategory = (category: 'componenti' | 'accessori' | 'abbigliamento') =>
  aProduct(shop.deps, {
    name: `Nel carrello: ${category}`,
    category,
    imageNames,
    priceCents: 100,
    row: { shelf: null },
  })

it('proposes of all shelves only those whose products match everything', async () => {
  const { deps } = shop
  const cart = [await inCategory('componenti'), await inCategory('accessori'), await inCategory('abbigliamento')]
  const shelves = deps.catalog.state.book.shelves.filter(({ category }) => !category.startsWith('bici'))
  for (const [i, { slug, category }] of shelves.entries())
    await aProduct(deps, { name: slug, category, imageNames, priceCents: 1_000 + i, row: { shelf: slug } })
  const proposed: string[] = []
  for (const [i, { slug }] of shelves.entries())
    if (
      (
        await closers(
          1_000 + i,
          cart.map(({ id }) => id),
        )
      ).includes(slug)
    )
      proposed.push(slug)
  expect(proposed.sort()).toEqual([
    'attrezzi',
    'borracce',
    'borse-e-zaini',
    'calzini',
    'cappellini-e-manicotti',
    'caschi',
    'ciclocomputer',
    'giacche-e-gilet',
    'guanti',
    'intimo',
    'lucchetti',
    'luci',
    'maglie',
    'pantaloncini-e-salopette',
    'pompe',
  ])
})

it('proposes a part where it fits each bicycle in the cart, and none where that is not sure', async () => {
  const { deps } = shop
  const bike = (speeds: number) =>
    aProduct(deps, {
      name: `Bici ${speeds}`,
      category: 'biciclette',
      subcategory: 'strada',
      row: { facts: { speeds } },
    })
  const chain = (name: string, facts: Record<string, number>) =>
    aProduct(deps, { name, imageNames, priceCents: 2_000, row: { shelf: 'catene', facts } })
  const other = await inCategory('componenti')
  const [eleven, ten] = [await bike(11), await bike(10)]
  await chain('Catena 11', { speeds: 11 })
  await chain('Catena 10', { speeds: 10 })
  await chain('Catena senza dati', {})
  await aProduct(deps, { name: 'Forcellino', imageNames, priceCents: 2_000, row: { shelf: 'forcellini' } })
  expect(await closers(1_000, [other.id])).toEqual([])
  expect(await closers(1_000, [other.id, eleven.id])).toEqual(['Catena 11'])
  expect(await closers(1_000, [other.id, ten.id])).toEqual(['Catena 10'])
  expect(await closers(1_000, [other.id, eleven.id, ten.id])).toEqual([])
})

it('proposes no accessory that says what it has to match, wherever it stands', async () => {
  const { deps } = shop
  const { id } = await inCategory('accessori')
  const pump = { category: 'accessori', imageNames, priceCents: 2_000 } as const
  await aProduct(deps, { ...pump, name: 'Da 26', row: { shelf: 'pompe', facts: { wheels: '26' } } })
  await aProduct(deps, { ...pump, name: 'Per tutte', row: { shelf: 'pompe' } })
  expect(await closers(1_000, [id])).toEqual(['Per tutte'])
})

it('proposes nothing to a cart of nothing', async () => {
  await aProduct(shop.deps, { category: 'accessori', imageNames, priceCents: 2_000 })
  const { id } = await aProduct(shop.deps, { category: 'accessori', isActive: false })
  expect(await closers(1_000, [id])).toEqual([])
})
