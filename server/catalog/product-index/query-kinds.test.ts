import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { searchProducts } from './product-search.ts'

const shop = shopForEachTest()

const bike = (name: string, row: Record<string, unknown>, priceCents = 50_000) =>
  aProduct(shop.deps, { name, category: 'biciclette', priceCents, row })

beforeEach(async () => {
  await bike(
    'Bici da corsa Alfa',
    { subcategory: 'strada', material: 'Carbonio', weightGrams: 7_400, gearCount: 22 },
    300_000,
  )
  await bike(
    'Bici da corsa Beta',
    { subcategory: 'strada', material: 'Alluminio', weightGrams: 9_200, gearCount: 16 },
    80_000,
  )
  await bike(
    'Bici elettrica Gamma',
    { subcategory: 'elettrica', material: 'Alluminio', color: 'Nero', weightGrams: 24_000 },
    200_000,
  )
  await aProduct(shop.deps, { name: 'Catena Uno 11 velocità', priceCents: 2_000, row: { facts: { speeds: 11 } } })
  await aProduct(shop.deps, {
    name: 'Catena Due 12 velocità',
    priceCents: 4_000,
    row: { facts: { speeds: 12, chainWidth: '1/2 x 11/128' } },
  })
  await aProduct(shop.deps, {
    name: 'Sella Delta',
    priceCents: 900,
    row: { description: 'Senza cuciture. Va bene con ogni catena.' },
  })
})

async function search(q: string, others = '') {
  const answer = await shop.app.inject(`/api/products?q=${encodeURIComponent(q)}${others}`)
  expect(answer.statusCode).toBe(200)
  const { 'x-match': match, 'x-understood': said = '[]', 'x-not-sold': notSold } = answer.headers
  return {
    match,
    chips: JSON.parse(String(said)) as { kind: string; label: string; missing?: true; nearest?: string }[],
    notSold: notSold && decodeURIComponent(String(notSold)),
    names: (answer.json() as Product[]).map(({ name }) => name),
  }
}

describe('what a search excludes', () => {
  it.each([
    ['bici senza carbonio', 'senza carbonio', ['Bici da corsa Beta', 'Bici elettrica Gamma']],
    ['bici non elettrica', 'non elettrica', ['Bici da corsa Alfa', 'Bici da corsa Beta']],
    ['bici senza pedalata assistita', 'senza pedalata assistita', ['Bici da corsa Alfa', 'Bici da corsa Beta']],
    ['bici da corsa tranne carbonio', 'tranne carbonio', ['Bici da corsa Beta']],
    ['bici né elettrica né alluminio', 'né elettrica', ['Bici da corsa Alfa']],
    ['bici né elettrica né alluminio', 'né alluminio', ['Bici da corsa Alfa']],
    ['bike without carbon', 'without carbon', ['Bici da corsa Beta', 'Bici elettrica Gamma']],
    ['bike not black', 'not black', ['Bici da corsa Alfa', 'Bici da corsa Beta']],
  ])('never shows it, and names it: %s', async (q, label, names) => {
    const found = await search(q)
    expect(found.names.sort()).toEqual(names)
    expect(found.chips).toContainEqual({ kind: 'not', label })
    expect(found.match).toBe('exact')
    expect((await search(q, '&without=not')).names.length).toBeGreaterThan(names.length)
  })

  it('claims nothing of what no product speaks of', async () => {
    const found = await search('catena senza titanio')
    expect(found).toMatchObject({ match: 'similar', names: expect.arrayContaining(['Catena Uno 11 velocità']) })
    expect((await search('sella senza cuciture')).names).toEqual(['Sella Delta'])
  })
})

describe('an order in words', () => {
  it.each([
    ['la bici da corsa più economica', ['Bici da corsa Beta', 'Bici da corsa Alfa'], 'dal meno caro'],
    ['bici da corsa più leggera', ['Bici da corsa Alfa', 'Bici da corsa Beta'], 'dal più leggero'],
    ['bici da corsa che costa poco', ['Bici da corsa Beta', 'Bici da corsa Alfa'], 'dal meno caro'],
    ['cheapest chain', ['Catena Uno 11 velocità', 'Catena Due 12 velocità'], 'dal meno caro'],
  ])('sorts: %s', async (q, names, label) => {
    const found = await search(q)
    expect(found.names).toEqual(names)
    expect(found.chips).toContainEqual({ kind: 'sort', label })
  })
})

describe('two names in a query', () => {
  it.each([
    ['sella e catena', ['Catena Due 12 velocità', 'Catena Uno 11 velocità', 'Sella Delta']],
    ['catena + sella', ['Catena Due 12 velocità', 'Catena Uno 11 velocità', 'Sella Delta']],
    ['saddle or chain', ['Catena Due 12 velocità', 'Catena Uno 11 velocità', 'Sella Delta']],
    ['sella con catena', ['Sella Delta']],
    ['vittoria corsa', ['Copertone Vittoria Corsa nero']],
  ])('are two things, or one: %s', async (q, names) => {
    await aProduct(shop.deps, { name: 'Copertone Vittoria Corsa nero', row: { brand: 'Vittoria' } })
    expect((await search(q)).names.sort()).toEqual(names)
  })

  it('are a thing and what it is for', async () => {
    await aProduct(shop.deps, { name: 'Pastiglie freno Epsilon' })
    await aProduct(shop.deps, { name: 'Freno a disco Shimano MT201', row: { brand: 'Shimano' } })
    expect((await search('pastiglie per shimano mt201')).names[0]).toBe('Pastiglie freno Epsilon')
  })
})

it('takes a length that only a rider has for a height', async () => {
  const heights = async (q: string) => (await search(q)).chips.filter(({ kind }) => kind === 'height')
  expect(await heights('bici da corsa per 182 cm')).toMatchObject([{ label: '182 cm' }])
  expect(await heights('road bike for 182')).toMatchObject([{ label: '182 cm' }])
  expect(await heights('bici da corsa 182')).toEqual([])
})

describe('a value that no product has', () => {
  it('is named with the nearest one, and never brings another thing', async () => {
    const found = await search('catena 10v')
    expect(found.match).toBe('similar')
    expect(found.names[0]).toBe('Catena Uno 11 velocità')
    expect(found.names.every((name) => name.startsWith('Catena'))).toBe(true)
    expect(found.chips).toContainEqual(expect.objectContaining({ kind: 'speeds', label: '10 velocità', missing: true }))
    expect(await search('bici meno di 5 kg')).toMatchObject({ match: 'similar' })
    expect((await search('bici da corsa meno di 8 kg')).names).toEqual(['Bici da corsa Alfa'])
  })
})

describe('goods that the shop does not have', () => {
  it.each([
    ['specchietto', 'it'],
    ['avete specchietti retrovisori?', 'it'],
    ['bike mirror', 'en'],
    ['casco da moto', 'it'],
    ['catena nera moto', 'it'],
    ['mutandoni imbottiti da bici', 'it'],
    ['dropper post', 'en'],
  ])('are said not to be: %s', async (q, lang) => {
    const { match, notSold, names } = await search(q, `&lang=${lang}`)
    expect({ match, names }).toEqual({ match: 'none', names: [] })
    expect(notSold).not.toBe('')
    expect(notSold).toBeDefined()
  })

  it('are sold as soon as a product is one', async () => {
    await aProduct(shop.deps, { name: 'Specchietto Destro', category: 'accessori' })
    expect(await search('specchietti')).toMatchObject({
      match: 'exact',
      notSold: undefined,
      names: ['Specchietto Destro'],
    })
  })
})

describe('spoken sentences', () => {
  it.each(['avete una catena da undici velocità?', 'mi serve una catena 11v', 'do you have an 11-speed chain?'])(
    'mean the thing: %s',
    async (q) => expect((await search(q)).names).toEqual(['Catena Uno 11 velocità']),
  )
})

it('hears a word of the shop in what a dialect makes of it', async () => {
  expect((await search('bizzigletta elettrica')).names).toEqual(['Bici elettrica Gamma'])
})

describe('a text that only mentions the words', () => {
  it('is found, not claimed', async () => {
    expect(await search('va bene con ogni')).toMatchObject({ match: 'similar', names: ['Sella Delta'] })
  })
})

it('reads ten thousand letters of each class as fast as their number allows', () => {
  const pieces = [
    'a',
    'è',
    '1',
    '1 ',
    '1.',
    'x',
    '1x',
    '1-',
    "l'",
    'mille e ',
    'cento',
    'non ',
    'senza bici e ',
    'tra 1 e ',
    'un metro e ',
    '€',
    '28-622 ',
    '700x28-',
    'h',
    'sc',
    '漢',
    '😀',
    '"',
    '٣',
    'più ',
    'dd',
    'glia',
    'cinquanta ',
    'sui ',
    "pe' ",
  ]
  for (const piece of pieces) {
    const timeOf = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      const before = process.cpuUsage()
      expect(searchProducts(shop.deps.catalog.state, text)).toBeDefined()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }
    timeOf(2_000)
    // Squared, it would be a hundred times as much.
    expect([piece, timeOf(20_000) < 30 * timeOf(2_000) + 500]).toEqual([piece, true])
  }
})
