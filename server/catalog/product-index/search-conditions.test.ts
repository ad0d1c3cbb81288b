import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import type { Facets, Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const helmet = { kind: 'kind', label: 'casco' }

async function search(q: string, others = '') {
  const answer = await shop.app.inject(`/api/products?q=${encodeURIComponent(q)}${others}`)
  const said = answer.headers['x-understood']
  return {
    match: answer.headers['x-match'],
    understood: (said === undefined ? [] : JSON.parse(String(said))) as { kind: string; label: string }[],
    raw: String(said),
    names: (answer.json() as Product[]).map((p) => p.name),
    sizes: Object.values(JSON.parse(String(answer.headers['x-searched-sizes'] ?? '{}')) as Record<string, string[]>),
  }
}

describe('conditions in the words of a search', () => {
  it.each([
    ['casco sotto i 500 €', [helmet, { kind: 'price', label: 'fino a 500 €', maxPrice: '500.00' }]],
    ['casco max 1.000 euro', [helmet, { kind: 'price', label: 'fino a 1.000 €', maxPrice: '1000.00' }]],
    ['caschi tra 50 e 90', [helmet, { kind: 'price', label: '50 € – 90 €', maxPrice: '90.00' }]],
    ['casco da 50 a 90 euro', [helmet, { kind: 'price', label: '50 € – 90 €', maxPrice: '90.00' }]],
    ['helmet over 99.50 euros', [helmet, { kind: 'price', label: 'da 99,50 €' }]],
    ['casco taglia m', [helmet, { kind: 'size', label: 'M' }]],
    ['casco M o L', [helmet, { kind: 'size', label: 'M / L' }]],
    ['casco taglia extra large', [helmet, { kind: 'size', label: 'XL' }]],
    [
      'bici da corsa 54',
      [
        { kind: 'kind', label: 'bici da corsa' },
        { kind: 'size', label: '54' },
      ],
    ],
    [
      'bici da corsa taglia cinquantaquattro',
      [
        { kind: 'kind', label: 'bici da corsa' },
        { kind: 'size', label: '54' },
      ],
    ],
    [
      'bici da corsa tra 54 e 56',
      [
        { kind: 'kind', label: 'bici da corsa' },
        { kind: 'size', label: '54–56' },
      ],
    ],
    ['casco rosso', [helmet, { kind: 'colour', label: 'rosso' }]],
    ['bici usata', [{ kind: 'condition', label: 'usato' }]],
    ['casco da donna', [helmet, { kind: 'gender', label: 'donna' }]],
    ["women's helmet", [helmet, { kind: 'gender', label: 'donna' }]],
    [
      'catena 11 velocità',
      [
        { kind: 'kind', label: 'catena' },
        { kind: 'speeds', label: '11 velocità' },
      ],
    ],
    ['lucchetto da 180 cm', []],
    ['pignoni 11-34', []],
  ])('reads %s as %j', async (q, conditions) => {
    const { understood, raw } = await search(q)
    expect(understood.map((one) => ({ ...one, label: one.label.replaceAll('\u00a0', ' ') }))).toEqual(conditions)
    expect(raw).toMatch(/^[\x20-\x7e]*$/)
  })

  it('tests the price of the searched size', async () => {
    const { db } = shop.deps.database
    const priced = async (name: string, large: number) => {
      const { id } = await aProduct(shop.deps, {
        name,
        category: 'biciclette',
        priceCents: 80_000,
        sizes: { 51: 1, 54: 1 },
      })
      await db
        .update(productSizes)
        .set({ priceCents: large })
        .where(and(eq(productSizes.productId, id), eq(productSizes.size, '54')))
      await shop.deps.catalog.refresh([id])
    }
    await priced('Bici Asolo', 95_000)
    await priced('Bici Zoldo', 85_000)
    const found = await search('bici 54 sotto 900')
    expect([found.match, found.names]).toEqual(['exact', ['Bici Zoldo']])
    expect((await search('bici 51 sotto 900')).names.toSorted()).toEqual(['Bici Asolo', 'Bici Zoldo'])
    expect((await search('bici sotto 900')).names.toSorted()).toEqual(['Bici Asolo', 'Bici Zoldo'])
  })

  it('names them in the language of the answer', async () => {
    const { understood } = await search('casco rosso sotto 1000 euro', '&lang=en')
    expect(understood).toEqual([
      { kind: 'kind', label: 'helmet' },
      { kind: 'price', label: 'up to €1,000', maxPrice: '1000.00' },
      { kind: 'colour', label: 'red' },
    ])
  })

  it('shows what meets them', async () => {
    await aProduct(shop.deps, { name: 'Casco Ala', priceCents: 4_000, row: { color: 'Rosso' } })
    await aProduct(shop.deps, { name: 'Casco Vento', priceCents: 4_000, row: { color: 'Nero' } })
    await aProduct(shop.deps, { name: 'Casco Linea', priceCents: 9_000, row: { color: 'Rosso' } })
    expect(await search('casco rosso sotto 50 euro')).toMatchObject({ match: 'exact', names: ['Casco Ala'] })
    expect((await search('red helmet')).names.sort()).toEqual(['Casco Ala', 'Casco Linea'])
  })

  it('takes a condition away from list and counts', async () => {
    await aProduct(shop.deps, { name: 'Casco Ala', row: { color: 'Rosso' } })
    await aProduct(shop.deps, { name: 'Casco Vento', row: { color: 'Nero' } })
    expect((await search('casco rosso', '&without=colour')).names).toHaveLength(2)
    const counts = async (others: string) =>
      ((await shop.app.inject(`/api/products/facets?q=casco%20rosso${others}`)).json() as Facets).total
    expect([await counts(''), await counts('&without=colour')]).toEqual([1, 2])
  })

  it('gives up as few conditions as it can', async () => {
    await aProduct(shop.deps, { name: 'Casco Ala', priceCents: 4_000, row: { color: 'Nero' } })
    await aProduct(shop.deps, { name: 'Casco Vento', priceCents: 9_000, row: { color: 'Blu' } })
    expect(await search('casco rosso sotto 50 euro')).toMatchObject({ match: 'similar', names: ['Casco Ala'] })
    expect(await search('casco da bambino')).toMatchObject({ match: 'none', names: [] })
  })

  it('puts sold-out articles after others of the same rank', async () => {
    await aProduct(shop.deps, { name: 'Casco Ala', stock: 3, row: { createdAt: new Date('2026-01-01') } })
    await aProduct(shop.deps, { name: 'Casco Vento', stock: 0, row: { createdAt: new Date('2026-02-01') } })
    expect((await search('casco')).names).toEqual(['Casco Ala', 'Casco Vento'])
    expect((await search('casco', '&sort=newest')).names).toEqual(['Casco Vento', 'Casco Ala'])
  })

  it('reads a range and a choice of sizes beside a price', async () => {
    const { understood } = await search('bici da corsa tra 54 e 56 sotto i mille')
    expect(understood.slice(1).map(({ kind, label }) => [kind, label.replaceAll('\u00a0', ' ')])).toEqual([
      ['size', '54–56'],
      ['price', 'fino a 1.000 €'],
    ])
    await aProduct(shop.deps, { name: 'Casco Ala', sizes: { S: 1 } })
    await aProduct(shop.deps, { name: 'Casco Vento', sizes: { L: 1 } })
    await aProduct(shop.deps, { name: 'Casco Linea', sizes: { XL: 1 } })
    const found = await search('casco taglia s o l')
    expect([found.match, found.names.toSorted()]).toEqual(['exact', ['Casco Ala', 'Casco Vento']])
  })

  it.each([
    ['gravel M', [['M']]],
    ['gravel taglia S o M', [['S', 'M']]],
    ['gravel per alto 186', [['L']]],
    ['gravel taglia XXL', []],
    ['gravel', []],
  ])('says which sizes of a product are meant: %s', async (q, sizes) => {
    const sized = { S: 1, M: 0, L: 1 }
    await aProduct(shop.deps, {
      name: 'Gravel Ala',
      category: 'biciclette',
      sizes: sized,
      row: { subcategory: 'gravel' },
    })
    expect((await search(q)).sizes).toEqual(sizes)
  })

  it('answers a present with the thing that is named, else with ideas', async () => {
    await aProduct(shop.deps, { name: 'Casco Ala' })
    await aProduct(shop.deps, { name: 'Borraccia Vento' })
    expect((await search('regalo per mio marito che va in bici')).names).toEqual(['Borraccia Vento'])
    expect((await search('regalo di compleanno per papà casco')).names).toEqual(['Casco Ala'])
    expect((await search('buono regalo')).match).toBe('none')
  })

  it('claims nothing exact of a mention, of part of a word or of another use', async () => {
    await aProduct(shop.deps, { name: 'Bici da città con cestino', category: 'biciclette' })
    await aProduct(shop.deps, { name: 'Pedali Toyo rossi' })
    expect((await search('cestino')).match).toBe('similar')
    expect((await search('toy')).names).not.toContain('Casco Ala')
    expect((await search('edali')).match).toBe('similar')
    expect(await search('pedale per chitarra')).toMatchObject({ match: 'none', names: [] })
  })

  it('keeps the kind that is asked before what only goes with it', async () => {
    await aProduct(shop.deps, { name: 'Ruota anteriore Ala' })
    await aProduct(shop.deps, { name: 'Mozzo posteriore Vento' })
    expect((await search('ruota posteriore')).names[0]).toBe('Ruota anteriore Ala')
  })
})

describe('the words that a search has not understood', () => {
  const unread = async (q: string) => {
    const { headers } = await shop.app.inject(`/api/products?q=${encodeURIComponent(q)}`)
    return JSON.parse(String(headers['x-not-understood'] ?? '[]')) as string[]
  }

  it('are named, in any place and wherever the others lead', async () => {
    await aProduct(shop.deps, { name: 'Catena KMC X11', category: 'componenti' })
    await aProduct(shop.deps, { name: 'Casco Vento', category: 'abbigliamento' })
    await aProduct(shop.deps, { name: 'Olandese Anversa', category: 'bici-usate' })
    for (const q of ['catena kmc', 'casco', 'bici usata', 'olandese anversa', 'catena sotto i 500 euro']) {
      expect(await unread(q), q).toEqual([])
      for (const strange of ['xqzwv', 'entro ferragosto', 'plimfo drungo'])
        for (const asked of [`${q} ${strange}`, `${strange} ${q}`])
          expect((await unread(asked)).join(' '), asked).toBe(strange)
    }
  })

  it('are no number of a used bicycle', async () => {
    await aProduct(shop.deps, { name: 'Ibrida Adda', category: 'bici-usate', sizes: { 54: 1 } })
    await aProduct(shop.deps, {
      name: 'Pieghevole Binario',
      category: 'biciclette',
      sizes: { Unica: 1 },
    })
    for (const q of ['bici usata 54', 'usata 54', 'bici usata 172 cm', 'usata 172 cm']) {
      const { match, names } = await search(q)
      expect([match, names[0], await unread(q)], q).toEqual([expect.stringMatching(/exact|similar/), 'Ibrida Adda', []])
    }
  })
})
