import { describe, expect, it } from 'vitest'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { missingForFreeShippingCents, shippingCents } from './shipping.ts'

const policy = { flatFeeCents: 4900, freeOverCents: 5000 }

describe('delivery', () => {
  it.each([
    [0, 4900],
    [790, 4900],
    [5000, 4900],
    [5001, 0],
    [20_000, 0],
  ])('of goods for %i cents costs %i', (items, fee) => expect(shippingCents(items, policy)).toBe(fee))

  it('always costs the fee where nothing makes it free', () => {
    expect(shippingCents(500_000, { flatFeeCents: 4900, freeOverCents: null })).toBe(4900)
    expect(missingForFreeShippingCents(100, { flatFeeCents: 4900, freeOverCents: null })).toBe(0)
  })

  it('is free once what was said to be missing has been added', () => {
    for (const items of [1, 790, 4999, 5000]) {
      const missing = missingForFreeShippingCents(items, policy)
      expect(shippingCents(items + missing, policy)).toBe(0)
      expect(shippingCents(items + missing - 1, policy)).toBe(4900)
    }
  })

  it('costs the fee of goods for nothing, and nothing of an empty cart', () => {
    expect(totalsOf([{ productId: 1, quantity: 1, unitCents: 0 }], policy)).toMatchObject({
      shippingCents: 4900,
      totalCents: 4900,
    })
    expect(totalsOf([], policy)).toMatchObject({ subtotalCents: 0, shippingCents: 0, totalCents: 0 })
  })

  it('adds up to the total', () => {
    expect(totalsOf([{ productId: 1, quantity: 3, unitCents: 1090 }], policy)).toMatchObject({
      subtotalCents: 3270,
      shippingCents: 4900,
      totalCents: 8170,
    })
  })
})
