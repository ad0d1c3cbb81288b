import { describe, expect, it } from 'vitest'
import { chooseSize, compareSizes, quickAddSize } from './sizes.ts'

const sizes = [
  { size: 'S', stock: 0 },
  { size: 'M', stock: 2 },
]

describe('sizes', () => {
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
})
