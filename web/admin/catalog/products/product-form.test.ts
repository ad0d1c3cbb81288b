import { describe, expect, it } from 'vitest'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { checkProduct, emptyProduct, productBody } from './product-form.tsx'

const bicycle = {
  ...emptyProduct('biciclette'),
  name: 'Gravel Brenta',
  description: 'Una gravel.',
  subcategory: 'gravel',
} as const

describe('an amount as it is typed', () => {
  it.each([
    ['1.250,00', 125_000],
    ['1250.00', 125_000],
    ['1250,5', 125_050],
    ['1.250', 125_000],
    ['1.234.567,89', 123_456_789],
    ['€ 12', 1_200],
    ['', 0],
  ])('reads %j as %i hundredths', (text, hundredths) => {
    expect(readAmount(text)).toBe(hundredths)
  })

  it.each(['dodici', '1,234', '1.2.3', '1,2,3', '--1'])('reads no amount in %j', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })
})

describe('the check of the product form', () => {
  it('finds nothing wrong with a whole bicycle', () => {
    expect(checkProduct(bicycle)).toEqual({})
  })

  it('asks for name, description and, of bicycles only, the type', () => {
    expect(Object.keys(checkProduct(emptyProduct('bici-usate')))).toEqual(['name', 'subcategory', 'description'])
    expect(Object.keys(checkProduct(emptyProduct('accessori')))).toEqual(['name', 'description'])
  })

  it('refuses prices, pieces, weights and gears that cannot be', () => {
    const wrong = { ...bicycle, price: '100.000,00', stock: '1,5', weight: 'leggera', gearCount: '0' }
    expect(Object.keys(checkProduct(wrong))).toEqual(['price', 'stock', 'weight', 'gearCount'])
  })

  it('starts without a price, a used bicycle with its one piece', () => {
    expect(emptyProduct('bici-usate')).toMatchObject({ price: '', stock: '1' })
    expect(emptyProduct('componenti')).toMatchObject({ price: '', stock: '0' })
  })

  it('asks for the pieces of each size', () => {
    expect(checkProduct({ ...bicycle, sizes: [{ size: 'M', stock: ' ' }] })).toEqual({
      'sizes.0.stock': 'Taglia M: scrivi quanti pezzi ci sono, anche 0.',
    })
  })

  it('points at the size that is named twice, not named or has no whole pieces', () => {
    const sizes = [
      { size: 'M', stock: '2' },
      { size: 'm ', stock: '1' },
      { size: '', stock: '-1' },
    ]
    expect(Object.keys(checkProduct({ ...bicycle, sizes }))).toEqual(['sizes.1.size', 'sizes.2.size', 'sizes.2.stock'])
  })
})

describe('the body of the call', () => {
  it('has the price with two places and the pieces of each size instead of their sum', () => {
    const body = productBody({ ...bicycle, price: '1.250,5', stock: '9', sizes: [{ size: ' M ', stock: '3' }] })
    expect(body).toMatchObject({ price: '1250.50', sizes: [{ size: 'M', stock: '3' }] })
    expect(body).not.toHaveProperty('stock')
  })

  it('makes a draft of what has no price', () => {
    for (const price of ['', '0', '0,00 €'])
      expect(productBody({ ...bicycle, price })).toMatchObject({ price: '0.00', isActive: false })
    expect(productBody({ ...bicycle, price: '0,01' })).toMatchObject({ price: '0.01', isActive: true })
  })

  it('clears what only bicycles have when the category is another', () => {
    const body = productBody({
      ...bicycle,
      category: 'accessori',
      weight: '9,1',
      material: 'carbonio',
      gearCount: '12',
    })
    expect(body).toMatchObject({ subcategory: null, weight: null, material: null, gearCount: null, wheelSize: null })
  })
})
