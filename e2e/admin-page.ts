import type { Page } from '@playwright/test'
import { adminPassword } from '../test/own-process.ts'
import { sectionsOf } from './screens.ts'
import { expect, openPage } from './shop-page.ts'

export const toast = (page: Page) => page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')

/** Once: a new login ends the previous session, and with it the requests of an open page. */
async function logIn(page: Page): Promise<void> {
  if ((await (await page.request.get('/api/admin/status')).json()).isAdmin) return
  const answer = await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.status()).toBe(200)
}

export async function openDashboard(page: Page, path = '/admin'): Promise<void> {
  await logIn(page)
  await openPage(page, path)
  // By its text: under an open dialog it has no role.
  await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
}

/** Does what it is given and counts it: each press, filled field and choice of files is one. */
export function countSteps() {
  let count = 0
  const step = async (act: () => Promise<unknown>) => {
    count += 1
    await act()
  }
  return Object.assign(step, { count: () => count })
}

/** A section of a place in the header, by its entry or by a tab of it. */
export async function openSection(page: Page, place: 'Prezzi' | 'Negozio', section: string) {
  await openDashboard(page)
  await page.getByRole('navigation', { name: 'Posti' }).getByRole('link', { name: place }).click()
  const id = place === 'Prezzi' ? 'prezzi' : 'negozio'
  const all = sectionsOf(id)
  const under = all.find(({ label }) => label === section)?.under
  const entry = all.find((one) => one.id === under)?.label ?? section
  const go = (list: string, name: string) =>
    page
      .getByRole('navigation', { name: `Sezioni di ${list}` })
      .getByRole('link', { name, exact: true })
      .click()
  await go(place, entry)
  if (entry !== section) await go(entry, section)
  return page.getByRole('region', { name: section })
}

interface Piece {
  id: number
  name: string
  productCode: string
  slug: string
}

/** A product of the test's own, so that no other test changes it. */
export async function aShopProduct(page: Page, request: Record<string, unknown> = {}): Promise<Piece> {
  const stamp = `${Date.now()}-${Math.random().toString(36).slice(2, 7)}`
  const data = { name: `Prova ${stamp}`, description: 'Per una prova.', category: 'accessori', price: '60', stock: 9 }
  await logIn(page)
  const answer = await page.request.post('/api/admin/products', { data: { ...data, ...request } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

export interface PlacedOrder {
  id: string
  orderNumber: string
  accessKey: string
  customerName: string
  customerEmail: string
}

/** A bank order of one product, as a guest places it. */
export async function aBankOrder(page: Page, product: Piece, quantity = 1, frameSize?: string): Promise<PlacedOrder> {
  const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const customer = { customerName: `Cliente ${stamp}`, customerEmail: `cliente.${stamp}@example.it` }
  const order = {
    ...customer,
    shippingAddress: 'Via Roma 1',
    city: 'Padova',
    postalCode: '35121',
    paymentMethod: 'bank',
  }
  const answer = await page.request.post('/api/orders', {
    data: { order, items: [{ productId: product.id, quantity, ...(frameSize && { frameSize }) }] },
  })
  expect(answer.status()).toBe(201)
  return { ...(await answer.json()), ...customer }
}

/** An entry of the product list's menu. */
export async function chooseOther(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Altro', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
