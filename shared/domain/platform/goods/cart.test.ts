import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLine, lineKey, setQuantity } from './cart.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  frameSize: fc.constantFrom(null, 'M', 'L'),
  quantity: fc.integer({ min: 1, max: 5 }),
})

describe('a cart', () => {
  it('has one line for a product and size, and keeps every piece', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (added) => {
        const cart = added.reduce<typeof added>(addLine, [])
        const keys = cart.map((l) => lineKey(l.productId, l.frameSize))
        expect(new Set(keys).size).toBe(keys.length)
        const units = (lines: typeof added) => lines.reduce((sum, l) => sum + l.quantity, 0)
        expect(units(cart)).toBe(units(added))
      }),
    )
  })

  it('drops a line at quantity 0 or less', () => {
    const cart = addLine([], { productId: 1, frameSize: 'M', quantity: 2 })
    expect(setQuantity(cart, lineKey(1, 'M'), 0)).toEqual([])
    expect(setQuantity(cart, lineKey(1, 'M'), -3)).toEqual([])
    expect(setQuantity(cart, lineKey(1, 'L'), 0)).toEqual(cart)
    expect(setQuantity(cart, lineKey(1, 'M'), 500)).toEqual([{ productId: 1, frameSize: 'M', quantity: 99 }])
  })
})
