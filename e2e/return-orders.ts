import type { Page } from '@playwright/test'
import { aShopProduct, type PlacedOrder } from './admin-page.ts'
import { deliver } from './customer-steps.ts'
import { expect } from './shop-page.ts'

export interface ReturnableOrder extends PlacedOrder {
  names: { helmet: string; tyre: string; pedals: string }
  helmetId: number
}

/** A delivered bank order: a helmet in M, two tyres, one pair of pedals; helmets in S, M and L are left. */
export async function aDeliveredOrder(page: Page, steps: readonly object[] = deliver): Promise<ReturnableOrder> {
  const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const names = { helmet: `Casco ${stamp}`, tyre: `Copertone ${stamp}`, pedals: `Pedali ${stamp}` }
  const sizes = ['S', 'M', 'L'].map((size) => ({ size, stock: 3 }))
  const helmet = await aShopProduct(page, { name: names.helmet, price: '53.91', sizes, stock: undefined })
  const tyre = await aShopProduct(page, { name: names.tyre, price: '69.21' })
  const pedals = await aShopProduct(page, { name: names.pedals, price: '48.60' })
  const customer = { customerName: `Giulia ${stamp}`, customerEmail: `giulia.${stamp}@example.it` }
  const place = { shippingAddress: 'Via Roma 1', city: 'Padova', postalCode: '35121', paymentMethod: 'bank' }
  const answer = await page.request.post('/api/orders', {
    data: {
      order: { ...customer, ...place },
      items: [
        { productId: helmet.id, quantity: 1, frameSize: 'M' },
        { productId: tyre.id, quantity: 2 },
        { productId: pedals.id, quantity: 1 },
      ],
    },
  })
  expect(answer.status()).toBe(201)
  const order = await answer.json()
  for (const data of steps) {
    expect((await page.request.patch(`/api/admin/orders/${order.id}`, { data })).status()).toBe(200)
  }
  return { ...order, ...customer, names, helmetId: helmet.id }
}

export const returnPage = ({ orderNumber, accessKey }: PlacedOrder, language = 'it') =>
  `${language === 'en' ? '/en' : ''}/ordine/${orderNumber}/reso?k=${accessKey}`
