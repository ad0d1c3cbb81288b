import { describe, expect, it } from 'vitest'
import { type BookedOrder, type Deed, faultsOfHistory } from './crowd-history.ts'

const shelf = new Map([[1, { pieces: 2, priceCents: 1_000 }]])
const deed = (change: Partial<Deed>): Deed => ({
  buyer: 1,
  what: 'bank',
  productId: 1,
  quantity: 1,
  beganMs: 0,
  endedMs: 10,
  status: 201,
  code: undefined,
  orderNumber: undefined,
  ...change,
})
const soldOut = { status: 409, code: 'insufficient_stock' }
const order = (orderNumber: string, quantity = 1): BookedOrder => ({
  orderNumber,
  totalCents: quantity * 1_000,
  lines: [{ productId: 1, quantity }],
})

describe('a history of concurrent buyers', () => {
  it('that is as it should be shows nothing', () => {
    const history = [
      deed({ orderNumber: 'A' }),
      deed({ orderNumber: 'A' }),
      deed({ buyer: 2, orderNumber: 'B' }),
      deed({ buyer: 3, ...soldOut, endedMs: 20 }),
    ]
    expect(faultsOfHistory(history, [order('A'), order('B')], shelf)).toEqual([])
  })

  it('counts a buyer who clicks twice from the first click on', () => {
    const twice = [deed({ beganMs: 0, quantity: 2 }), deed({ beganMs: 15, endedMs: 20, quantity: 2, status: 200 })]
    const history = [...twice, deed({ buyer: 2, ...soldOut, endedMs: 12 })]
    expect(faultsOfHistory(history, [], shelf)).toEqual([])
  })

  it.each([
    ['oversold', [deed({ quantity: 3, orderNumber: 'A' })], [order('A', 3)], /3 pieces of 2/],
    ['a lost order', [deed({ orderNumber: 'A' })], [], /acknowledged and is not there/],
    ['an order without a buyer', [], [order('A')], /no buyer was told/],
    ['two for one wish', [deed({ orderNumber: 'A' }), deed({ orderNumber: 'B' })], [order('A'), order('B')], /has 2/],
    ['one for two', [deed({ orderNumber: 'A' }), deed({ buyer: 2, orderNumber: 'A' })], [order('A')], /two buyers/],
    ['another price', [deed({ quantity: 2, orderNumber: 'A' })], [order('A')], /costs 1000 for 2/],
    [
      'a needless refusal',
      [deed(soldOut), deed({ buyer: 2, beganMs: 11, quantity: 2 })],
      [],
      /was refused 1 of product/,
    ],
    ['a refusal for another reason', [deed({ status: 409, code: 'price_changed' })], [], /refused with price_changed/],
  ] as const)('shows %s', (_what, history, orders, expected) => {
    expect(faultsOfHistory([...history], [...orders], shelf).join('\n')).toMatch(expected)
  })
})
