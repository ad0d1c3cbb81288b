import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import {
  blankDraft,
  bodyOf,
  errorsOf,
  returnDraft,
  sumsOf,
  typedCents,
  wholeDraft,
  withoutReturn,
} from './refund-draft.ts'

const item = (line: number, quantity: number, refundedQuantity: number, onSale: number | null) => ({
  line,
  quantity,
  refundedQuantity,
  returningQuantity: 0,
  onSale,
  name: `Articolo ${line}`,
  frameSize: null,
  price: '10.00',
})

const order = {
  customerName: 'Giulia Ferrari',
  paymentMethod: 'bank',
  total: '79.00',
  shipping: '49.00',
  paidShipping: '49.00',
  refundable: '69.00',
  items: [item(1, 2, 1, 4), item(2, 1, 0, null)],
  refunds: [],
} as unknown as AdminOrder

const draft = blankDraft(order)

describe('what staff tick and type for a refund', () => {
  it.each([
    ['25', 2_500],
    ['25,5', 2_550],
    ['1.299,90 €', 129_990],
    ['−2,50', -250],
    ['dieci', undefined],
    ['1,234', undefined],
  ])('%s is read as %s cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents)
  })

  it('adds up, with all that is left for the whole order; what has no place on sale is to be checked', () => {
    const whole = wholeDraft(order, draft)
    expect(whole.lines).toEqual({ 1: { quantity: 1, place: 'stock' }, 2: { quantity: 1, place: 'check' } })
    expect(sumsOf(order, whole)).toMatchObject({ cents: 6_900, leftCents: 0 })
    expect(errorsOf(order, whole)).toEqual({})
    expect(bodyOf(order, whole)).toMatchObject({ shipping: true, lines: [{ line: 1 }, { line: 2 }] })
  })

  it('is refused in words: nothing, too much, an amount without a reason, a wrong account', () => {
    expect(Object.keys(errorsOf(order, draft))).toEqual(['sum'])
    expect(errorsOf(order, { ...draft, hasOther: true, other: '70', reason: 'Troppo' }).sum).toContain('Resta')
    expect(Object.keys(errorsOf(order, { ...draft, hasOther: true, other: '5' }))).toEqual(['reason'])
    const account = { iban: 'IT60X0542811101000000123457', holder: '' }
    expect(Object.keys(errorsOf(order, { ...draft, ...account, shipping: true }))).toEqual(['iban', 'holder'])
  })

  it('begins with the pieces of the return that it settles, and leaves those of others where they are', () => {
    const [first, second] = order.items
    if (!first || !second) throw new Error('no items')
    const items = [{ ...first, refundedQuantity: 0, returningQuantity: 2 }, second]
    const back = { lines: [{ line: 1, quantity: 1 }], shipping: '0.00', state: 'received' } as unknown as AdminReturn
    const freed = withoutReturn({ ...order, items }, back)
    expect(returnDraft(freed, back).lines).toEqual({ 1: { quantity: 1, place: 'stock' } })
    expect(returnDraft(freed, { ...back, state: 'announced' }).lines).toEqual({ 1: { quantity: 1, place: 'check' } })
    expect(wholeDraft(freed, draft).lines[1]?.quantity).toBe(1)
    expect(wholeDraft({ ...order, items }, draft).lines[1]).toBeUndefined()
  })
})
