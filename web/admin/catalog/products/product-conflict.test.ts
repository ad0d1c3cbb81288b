import { expect, it } from 'vitest'
import { mergeValues } from './product-conflict.ts'
import { emptyProduct } from './product-form.tsx'

const opened = { ...emptyProduct('accessori'), name: 'Casco', price: '40,00', color: 'verde', stock: '5' }

it('takes over what only the shop has changed and tells it', () => {
  const { merged, conflicts } = mergeValues(opened, { ...opened, stock: '4' }, { ...opened, name: 'Casco leggero' })
  expect(merged).toEqual({ ...opened, stock: '4', name: 'Casco leggero' })
  expect(conflicts).toEqual([{ field: 'stock', isTaken: true }])
})

it('keeps the form’s value where both have changed, and says so', () => {
  const { merged, conflicts } = mergeValues(opened, { ...opened, price: '45,00' }, { ...opened, price: '39,00' })
  expect(merged.price).toBe('39,00')
  expect(conflicts).toEqual([{ field: 'price', isTaken: false }])
})

it('is silent where both have come to the same', () => {
  expect(mergeValues(opened, { ...opened, color: 'blu' }, { ...opened, color: 'blu' }).conflicts).toEqual([])
})

it('tells the sizes and not their sum', () => {
  const now = { ...opened, stock: '3', sizes: [{ size: 'M', stock: '3' }] }
  expect(mergeValues(opened, now, opened).conflicts).toEqual([{ field: 'sizes', isTaken: true }])
})
