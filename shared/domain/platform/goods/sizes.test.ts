import { describe, expect, it } from 'vitest'
import { chartProblems } from '#shared/domain/catalog/sizes/chart-problems.ts'
import { searchedSizes } from '#shared/domain/catalog/sizes/searched-sizes.ts'
import { compareSizes, sizeName, systemOf } from './size-names.ts'
import { chooseSize, isOneSize, quickAddSize } from './sizes.ts'

const sizes = [
  { size: 'S', stock: 0 },
  { size: 'M', stock: 2 },
]

describe('sizes', () => {
  it.each([
    ['biciclette', ['M', 'L'], undefined, ['54'], ['M']],
    ['biciclette', ['54', '56', '58'], undefined, ['54', '55', '56'], ['54', '56']],
    ['abbigliamento', ['S', 'M', 'L'], 'S 37-39, M 40-42, L 43-45', ['41'], ['M']],
    ['abbigliamento', ['M', '2XL'], undefined, ['XXL'], ['2XL']],
    ['abbigliamento', ['M', 'L'], undefined, ['54'], []],
  ] as const)('of %s %j with the table %s that are searched by %j: %j', (category, names, guide, requested, found) => {
    const facts = guide ? [{ key: 'sizeGuide', value: guide }] : []
    const product = { category, sizes: names.map((size) => ({ size })), facts }
    expect(searchedSizes(product, requested).map(({ size }) => size)).toEqual(found)
  })

  it('must exist, may be left out where there is one, and are dropped where there are none', () => {
    expect(chooseSize(sizes, 'M')).toEqual({ size: 'M' })
    expect(chooseSize(sizes, 'XL')).toEqual({ problem: 'unknown_size' })
    expect(chooseSize(sizes, undefined)).toEqual({ problem: 'size_required' })
    expect(chooseSize([{ size: '54', stock: 0 }], null)).toEqual({ size: '54' })
    expect(chooseSize([], 'M')).toEqual({ size: null })
  })

  it('are taken by the quick add: M in stock, else the only one, else the customer chooses', () => {
    expect(quickAddSize(sizes)).toBe('M')
    expect(quickAddSize([{ size: '54', stock: 1 }])).toBe('54')
    expect(quickAddSize([])).toBeNull()
    expect(
      quickAddSize([
        { size: 'M', stock: 0 },
        { size: 'L', stock: 1 },
      ]),
    ).toBeUndefined()
    // A searched size that is sold out is not answered with another.
    const searched = [
      { size: 'M', stock: 3 },
      { size: '2XL', stock: 1 },
      { size: 'L', stock: 0 },
    ]
    expect([quickAddSize(searched, '2XL'), quickAddSize(searched, 'L')]).toEqual(['2XL', undefined])
  })

  it('stand from small to large', () => {
    expect(['XL', '54', 'S', '52', 'M', '2XL', 'L'].sort(compareSizes)).toEqual([
      'S',
      'M',
      'L',
      'XL',
      '2XL',
      '52',
      '54',
    ])
  })

  it.each([
    ['XXS', '2XS'],
    ['XXXL', '3XL'],
    ['XXXXL', '4xl'],
    ['M/L', 'm - l'],
    ['S', 'tg. s'],
    ['L', 'Taglia L'],
    ['XL', 'Extra Large'],
    ['42.5', '42 1/2'],
    ['42.5', 'EU 42½'],
    ['54', '54 cm'],
    ['17.5', '17,5"'],
    ['Taglia unica', 'One size'],
  ])('%s is %s', (one, other) => {
    expect(sizeName(one)).toBe(sizeName(other))
    expect(compareSizes(one, one)).toBe(0)
  })

  it('are ranked by what they mean', () => {
    const ranked = ['3XS', '2XS', 'XS', 'S', 'S-M', 'M', 'M long', 'M/L', 'L', 'XL', 'XXL', '3XL', '4XL']
    expect(ranked.toReversed().sort(compareSizes)).toEqual(ranked)
    expect(['44', '42 2/3', '36', '42.5'].sort(compareSizes)).toEqual(['36', '42.5', '42 2/3', '44'])
    expect(['8 anni', '18 mesi', '4 anni'].sort(compareSizes)).toEqual(['18 mesi', '4 anni', '8 anni'])
    expect(['S3', 'S2', 'S5'].sort(compareSizes)).toEqual(['S2', 'S3', 'S5'])
    expect(['2XS', '54', 'M/L', 'unica', '19"'].map(systemOf)).toEqual(['letter', 'number', 'letter', 'one', 'number'])
    expect(['u', 'TU', 'Unica', 'XS', 'universale'].map(isOneSize)).toEqual([true, true, true, false, true])
  })

  it('of a table from 3XS on are no fault', () => {
    const none = { inseamFrom: null, inseamTo: null, standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null }
    const rows = ['3XS', '2XS', 'XS'].map((size, i) => ({
      size,
      heightFrom: 148 + i * 6,
      heightTo: 156 + i * 6,
      ...none,
    }))
    expect(chartProblems({ what: 'bicycle', rows })).toEqual([])
    expect(
      chartProblems({ what: 'bicycle', rows: rows.map((row, i) => ({ ...row, size: ['2XS', '3XS', 'XS'][i] ?? '' })) }),
    ).not.toEqual([])
  })

  it('are read in short time, however long and strange', () => {
    const start = performance.now()
    for (const letter of ['X', '1', ' ', '/', '-', 'taglia ', '½', '.']) compareSizes(letter.repeat(10_000), 'M')
    expect(performance.now() - start).toBeLessThan(200)
  })
})
