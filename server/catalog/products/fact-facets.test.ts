import { beforeEach, describe, expect, it } from 'vitest'
import { type Facets, getFacets, type Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

beforeEach(async () => {
  const tyre = (name: string, facts: Record<string, string | number | boolean>) =>
    aProduct(shop.deps, { name: `Copertone ${name}`, category: 'componenti', row: { facts } })
  await tyre('Corsa', { beadSeat: '622', width: 28, tubeless: true, use: 'strada' })
  await tyre('Rubino', { beadSeat: '622', width: 25, tubeless: false, use: 'strada' })
  await tyre('Barzo', { beadSeat: '584', width: 100, tubeless: true, use: 'mountain' })
  await tyre('Ignoto', {})
  await aProduct(shop.deps, { name: 'Camera d’aria', category: 'componenti', row: { facts: { beadSeat: '622' } } })
})

const facets = async (query: string) => {
  const answer = await shop.app.inject(`/api/products/facets?${query}`)
  return getFacets.replies[200].parse(answer.json()) as Facets
}
const valuesOf = async (key: string, query: string) =>
  (await facets(query)).facts?.find((one) => one.key === key)?.values.map(({ value, count }) => [value, count])
const found = async (query: string) =>
  ((await shop.app.inject(`/api/products?sort=name&${query}`)).json() as Product[]).map(({ name }) => name)

describe('the facts of a shelf as filters', () => {
  it('are counted with their names and units: numbers by size, choices in their order', async () => {
    const { facts } = await facets('shelf=copertoni')
    expect(facts?.map(({ key }) => key).toSorted()).toEqual(['bead', 'beadSeat', 'tubeless', 'use', 'width'])
    expect(facts?.find(({ key }) => key === 'width')).toEqual({
      key: 'width',
      label: 'Larghezza',
      unit: 'mm',
      kind: 'number',
      values: [
        { value: '25', label: '25', count: 1 },
        { value: '28', label: '28', count: 1 },
        { value: '100', label: '100', count: 1 },
      ],
    })
    const labels = async (key: string, query: string) =>
      (await facets(query)).facts?.find((one) => one.key === key)?.values.map(({ label }) => label)
    expect(await valuesOf('beadSeat', 'shelf=copertoni')).toEqual([
      ['622', 2],
      ['584', 1],
    ])
    expect(await labels('use', 'shelf=copertoni')).toEqual(['Strada', 'Mountain'])
    expect(await labels('tubeless', 'shelf=copertoni')).toEqual(['Sì', 'No'])
    expect(await labels('tubeless', 'shelf=copertoni&lang=en')).toEqual(['Yes', 'No'])
    expect(await valuesOf('beadSeat', 'shelf=copertoni-e-camere')).toEqual([
      ['622', 3],
      ['584', 1],
    ])
  })

  it('take each other’s choices into account, but not their own', async () => {
    const query = 'shelf=copertoni&fact=beadSeat:622&fact=tubeless:true'
    expect((await facets(query)).total).toBe(1)
    expect(await valuesOf('beadSeat', query)).toEqual([
      ['622', 1],
      ['584', 1],
    ])
    expect(await valuesOf('tubeless', query)).toEqual([
      ['true', 1],
      ['false', 1],
    ])
    expect(await valuesOf('width', query)).toEqual([['28', 1]])
  })

  it('find what has one of the values of a key, and of every key', async () => {
    expect(await found('shelf=copertoni&fact=width:25&fact=width:28')).toEqual(['Copertone Corsa', 'Copertone Rubino'])
    expect(await found('fact=tubeless:true&fact=use:mountain')).toEqual(['Copertone Barzo'])
    expect(await found('shelf=copertoni&fact=width:99')).toEqual([])
  })

  describe('of a number with many values', () => {
    beforeEach(async () => {
      for (const width of [23, 27.5, 32, 40, 60])
        await aProduct(shop.deps, {
          name: `Copertone Largo ${width}`,
          category: 'componenti',
          row: { facts: { beadSeat: width > 30 ? '584' : '406', width } },
        })
    })
    const widthOf = async (query: string) => (await facets(query)).facts?.find(({ key }) => key === 'width')

    it('are asked for from one to another, within what the other filters leave', async () => {
      expect(await widthOf('shelf=copertoni')).toEqual({
        key: 'width',
        label: 'Larghezza',
        unit: 'mm',
        kind: 'number',
        values: [],
        range: { min: 23, max: 100 },
      })
      // Few values that a filter leaves are no choices either; where it leaves none, the whole shelf’s bounds stay.
      expect(await widthOf('shelf=copertoni&fact=beadSeat:406')).toMatchObject({ range: { min: 23, max: 27.5 } })
      expect(await widthOf('shelf=copertoni&fact=width:30..50')).toMatchObject({ range: { min: 23, max: 100 } })
      expect(await widthOf('shelf=copertoni&brand=Nessuna')).toMatchObject({ range: { min: 23, max: 100 } })
    })

    it.each([
      ['27.5..40', ['Copertone Corsa', 'Copertone Largo 27.5', 'Copertone Largo 32', 'Copertone Largo 40']],
      ['..25', ['Copertone Largo 23', 'Copertone Rubino']],
      ['60..', ['Copertone Barzo', 'Copertone Largo 60']],
      ['33..39', []],
    ])('find the numbers of %s, both ends among them, and count the rest by them', async (range, names) => {
      expect(await found(`shelf=copertoni&fact=width:${range}`)).toEqual(names)
      const { total, facts = [] } = await facets(`shelf=copertoni&fact=width:${range}`)
      const rims = facts.find(({ key }) => key === 'beadSeat')?.values ?? []
      expect([total, rims.reduce((sum, { count }) => sum + count, 0)]).toEqual([names.length, names.length])
    })

    it('stand beside single values of their key, and of another key', async () => {
      expect(await found('shelf=copertoni&fact=width:60..&fact=width:25')).toEqual([
        'Copertone Barzo',
        'Copertone Largo 60',
        'Copertone Rubino',
      ])
      expect(await valuesOf('beadSeat', 'shelf=copertoni&fact=width:30..&fact=beadSeat:406')).toEqual([['584', 4]])
    })

    it.each(['60..23', '..', '1,5..2', '1...5', '12345678..'])('are refused when written as %s', async (range) => {
      for (const path of ['/api/products', '/api/products/facets']) {
        const refused = await shop.app.inject(`${path}?shelf=copertoni&fact=width:${range}`)
        const said = 'Scrivi i numeri come 23..60, 23.. oppure ..60, prima il minore.'
        expect([refused.statusCode, refused.json().fields]).toEqual([400, { fact: said }])
      }
    })
  })

  it.each(['niente:1', 'width', ':28'])('are refused when the shop has no such fact: %s', async (fact) => {
    for (const path of ['/api/products', '/api/products/facets']) {
      const refused = await shop.app.inject(`${path}?fact=${fact}`)
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { fact: 'Valore non valido.' }])
    }
  })

  it('are none where no shelf is asked for', async () => {
    expect(Object.keys(await facets('category=componenti'))).not.toContain('facts')
  })
})
