import { describe, expect, it } from 'vitest'
import { itemsText, placeText } from './items-text.ts'

const one = (name: string, frameSize: string | null = null, quantity = 1) => ({ name, frameSize, quantity })

describe('what a list says of an order', () => {
  it('names sizes and pieces, and counts what it does not name', () => {
    expect(itemsText({ goods: [one('Gravel Brenta', 'M'), one('Casco', 'L')], otherGoods: 0 })).toBe(
      'Gravel Brenta\u00a0M, Casco\u00a0L',
    )
    expect(itemsText({ goods: [one('Camera', null, 2), one('Borsa', 'Unica')], otherGoods: 1 })).toBe(
      '2 × Camera, Borsa e un altro',
    )
    expect(itemsText({ goods: [one('A'), one('B'), one('C')], otherGoods: 2 })).toBe('A, B, C e altri 2')
  })

  it('names the province where it is known', () => {
    expect(placeText({ city: 'Padova', province: 'PD' })).toBe('Padova (PD)')
    expect(placeText({ city: 'Padova', province: null })).toBe('Padova')
  })
})
