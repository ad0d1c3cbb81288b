import { type APIRequestContext, type Page, request } from '@playwright/test'
import { adminPassword } from '../test/own-process.ts'
import { mailsTo } from './mails.ts'
import { expect } from './shop-page.ts'

export const password = 'catena-corta'

let count = 0
export const newEmail = (name = 'cliente') => `${name}.${Date.now()}.${process.pid}.${count++}@example.it`

/** Registers and logs in behind the page, as fast as the shop can. */
export async function beCustomer(page: Page, email = newEmail(), change: object = {}): Promise<string> {
  const data = { firstName: 'Giulia', lastName: 'Ferrari', email, password, ...change }
  const answer = await page.request.post('/api/customer/register', { data })
  expect(answer.status()).toBe(201)
  return email
}

interface ListedProduct {
  id: number
  slug: string
  name: string
  price: string
  stock: number
  sizes: { size: string; stock: number }[]
  createdAt: string
}

const anHour = 3_600_000

/** From an empty page: the call of a page that is still open could be refused. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.request.get('/api/logout')
}

/** The accessories in stock without sizes that the shop began with: a sale would overtake what another test edits. */
export async function demoAccessories(by: APIRequestContext, query = ''): Promise<ListedProduct[]> {
  const products: ListedProduct[] = await (
    await by.get(`/api/products?category=accessori&inStock=true&${query}`)
  ).json()
  return products.filter((one) => !one.sizes.length && Date.parse(one.createdAt) < Date.now() - anHour)
}

/** The best stocked product without sizes that is cheap enough to pay for its delivery. */
export async function aStockedProduct(by: APIRequestContext): Promise<ListedProduct> {
  const cheap = (await demoAccessories(by)).filter(({ price }) => Number(price) > 5 && Number(price) < 50)
  const [found] = cheap.toSorted((a, b) => b.stock - a.stock)
  if (!found || found.stock < 3) throw new Error('the demo has sold its cheap accessories')
  return found
}

export const buyer = {
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.it',
  shippingAddress: 'Contrà San Biagio 12',
  postalCode: '36100',
  city: 'Vicenza',
}

/** Fills in the open checkout; `changed` are other or further fields. */
export async function fillCheckout(page: Page, changed: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...buyer, ...changed }))
    await page.locator(`#checkout-${name}`).fill(value)
}

/** A bank order placed outside the page, by the visitor `by`, in the given language. */
export async function placeOrder(by: APIRequestContext, email: string, language = 'it') {
  const product = await aStockedProduct(by)
  const answer = await by.post('/api/orders', {
    headers: { 'accept-language': language },
    data: {
      order: { ...buyer, customerEmail: email, paymentMethod: 'bank' },
      items: [{ productId: product.id, quantity: 1 }],
    },
  })
  expect(answer.status()).toBe(201)
  const order: { id: string; orderNumber: string; accessKey: string; total: string } = await answer.json()
  return { ...order, product }
}

/** Places a bank order as a guest, outside the page. */
export async function placeGuestOrder(email: string, language?: string) {
  const guest = await request.newContext({ baseURL: process.env.SHOP_URL ?? '' })
  try {
    return await placeOrder(guest, email, language)
  } finally {
    await guest.dispose()
  }
}

/** Does something as the administrator, behind the page. */
export async function asAdministrator<T>(work: (admin: APIRequestContext) => Promise<T>): Promise<T> {
  const admin = await request.newContext({ baseURL: process.env.SHOP_URL ?? '' })
  try {
    await admin.post('/api/admin/login', { data: { password: adminPassword } })
    return await work(admin)
  } finally {
    await admin.dispose()
  }
}

/** A new product with a stock of one, without sizes. */
export const aLastPiece = (): Promise<{ id: number; slug: string }> =>
  asAdministrator(async (admin) => {
    const data = {
      name: `Scaldacollo ${process.pid} ${count++}`,
      description: 'Uno solo.',
      category: 'abbigliamento',
      price: '12',
      stock: 1,
    }
    const answer = await admin.post('/api/admin/products', { data })
    expect(answer.status()).toBe(201)
    return answer.json()
  })

/** Changes an order as staff, step by step. */
export const handleOrder = (id: string, ...changes: object[]): Promise<void> =>
  asAdministrator(async (admin) => {
    for (const data of changes) expect((await admin.patch(`/api/admin/orders/${id}`, { data })).status()).toBe(200)
  })

export const deliver = [
  { paymentStatus: 'paid' },
  { orderStatus: 'shipped', trackingCode: 'BRT0887' },
  { orderStatus: 'delivered' },
]

/** The first link to a path, in either language, in the mails to an address, once it is there: path and query. */
export async function mailedLink(email: string, path: RegExp): Promise<string> {
  const find = async () => {
    for (const mail of await mailsTo(email)) {
      const links = [...(mail.text ?? '').matchAll(/https?:\/\/[^/\s]+(\/[^\s)]+)/g)].map((m) => m[1] ?? '')
      const found = links.find((link) => path.test(link.replace(/^\/en(?=\/)/, '')))
      if (found) return found
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

export const toastOf = (page: Page, language: 'it' | 'en' = 'it') =>
  page.getByRole('region', { name: language === 'it' ? 'Notifiche (F8)' : 'Notifications (F8)' }).getByRole('listitem')

/** Holds the page's calls to an address until `release` is called. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return { release }
}
