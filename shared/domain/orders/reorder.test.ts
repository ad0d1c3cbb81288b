import { describe, expect, it } from 'vitest'
import { reorder } from './reorder.ts'

const line = (productId: number | null, change: Partial<Parameters<typeof reorder>[0][number]> = {}) => ({
  productId,
  name: `Articolo ${productId}`,
  frameSize: null,
  quantity: 1,
  price: '10.00',
  ...change,
})
const onSale = (change = {}) => ({
  price: '10.00',
  stock: 5,
  sizes: [] as { size: string; stock: number }[],
  ...change,
})

describe('ordering again', () => {
  it('says in one sentence each what is gone, dearer or lacks the size: of ten items with three changes, three', () => {
    const sized = {
      sizes: [
        { size: 'M', stock: 2 },
        { size: 'L', stock: 1 },
      ],
    }
    const products = new Map([
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => [id, onSale()] as const),
      [8, onSale({ price: '12.50' })],
      [9, onSale(sized)],
    ])
    const ordered = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => line(id))
    const all = [...ordered, line(9, { frameSize: 'XL' }), line(null, { name: 'Fuori catalogo' })]
    const { lines, changes } = reorder(all, (id) => products.get(id))
    expect(changes).toEqual([
      { kind: 'dearer', name: 'Articolo 8', size: null, before: 1_000, now: 1_250 },
      { kind: 'sizeGone', name: 'Articolo 9', size: 'XL' },
      { kind: 'gone', name: 'Fuori catalogo', size: null },
    ])
    expect(lines).toHaveLength(8)
    expect(lines.reduce((sum, one) => sum + one.unitCents, 0)).toBe(8_250)
  })

  it('takes what is left of each size, and joins parted lines', () => {
    const product = onSale({
      sizes: [
        { size: 'M', stock: 3, price: '20.00' },
        { size: 'L', stock: 0 },
      ],
    })
    const { lines, changes } = reorder(
      [
        line(1, { frameSize: 'M', quantity: 3, price: '20.00' }),
        line(1, { frameSize: 'M', price: '19.00' }),
        line(1, { frameSize: 'L' }),
      ],
      () => product,
    )
    expect(lines).toEqual([{ product, size: 'M', quantity: 3, unitCents: 2_000 }])
    expect(changes.map(({ kind }) => kind)).toEqual(['fewer', 'soldOut'])
  })

  it.each([
    ['of a deleted product', undefined, 'gone'],
    ['of a sold used bicycle', onSale({ soldAt: '2026-11-01T10:00:00.000Z' }), 'gone'],
    ['of one that is sold by telephone alone', onSale({ lacks: ['photo'] as const }), 'gone'],
    ['of what came without a size and now has sizes', onSale({ sizes: [{ size: 'M', stock: 1 }] }), 'gone'],
    ['of what is sold out', onSale({ stock: 0 }), 'soldOut'],
    ['of more than was there: reserved by others', onSale({ stock: -2 }), 'soldOut'],
  ])('brings nothing %s', (_name, product, kind) => {
    const { lines, changes } = reorder([line(1)], () => product)
    expect(lines).toEqual([])
    expect(changes).toMatchObject([{ kind }])
  })

  it('says nothing of what costs less, and of what came in a size and now has none', () => {
    expect(reorder([line(1, { frameSize: 'M' })], () => onSale({ price: '8.00' })).changes).toEqual([])
  })
})
