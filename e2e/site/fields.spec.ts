import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard } from '../admin-page.ts'
import { beCustomer, newEmail, placeGuestOrder } from '../customer-steps.ts'
import { whole } from '../screen-widths.ts'
import { expect, openPage, test, untilStill } from '../shop-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** No input is so small that a phone zooms in, and nothing is wider than the window. */
async function expectFits(page: Page, what: string) {
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  const found = await page.evaluate(() => {
    const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=range], .sr-only), select, textarea'
    const small = [...document.querySelectorAll<HTMLElement>(fields)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.tagName} ${field.id || field.getAttribute('aria-label')}`)
    const boxes = [document.documentElement, ...document.querySelectorAll('.layer, .panel-body, [role=dialog]')]
    const wide = boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.className} ${box.scrollWidth}`)
    return { small, wide }
  })
  expect.soft(found, what).toEqual({ small: [], wide: [] })
}

const long = `Manubrio${'x'.repeat(182)}`

test('a name of 190 letters, and all fields of the shop, fit on a telephone', whole, async ({ page }) => {
  test.setTimeout(240_000)
  const looks = { brand: 'B'.repeat(80), color: 'c'.repeat(80) }
  const product = await aShopProduct(page, { name: long, ...looks })
  const [older, newer] = await Promise.all(
    ['2', '3'].map((price) =>
      aShopProduct(page, { name: long, price, productCode: `P${'9'.repeat(40)}${price}`, ...looks }),
    ),
  )
  const order = await aBankOrder(page, product)
  const key = `k=${order.accessKey}`
  const line = { productId: product.id, frameSize: null, quantity: 1, name: long, unitCents: 6000, imageUrl: null }
  const paths = [
    '/accessori',
    `/?q=${product.name.slice(0, 60)}`,
    '/biciclette?filtri=1',
    '/bici-usate',
    '/componenti/catene',
    '/?q=zzqqzz',
    `/prodotto/${product.slug}`,
    `/prodotto/${product.slug}?recensione=1`,
    `/accessori?p=${product.slug}`,
    `/confronta?articoli=${product.slug},${older?.slug},${newer?.slug}`,
    '/accessori?cart=1',
    '/accessori?checkout=1',
    '/accessori?accedi=1',
    '/biciclette?bici=1',
    '/buono-regalo',
    '/reimposta-password?token=x',
    `/ordine/${order.orderNumber}?${key}`,
    `/ordine/${order.orderNumber}/modifica?${key}`,
    `/ordine/${order.orderNumber}/reso?${key}`,
    `/recesso?ordine=${order.orderNumber}&${key}`,
    '/posta',
  ]
  await openPage(page, '/')
  await page.evaluate(
    (text) => localStorage.setItem('pedivella.cart', text),
    JSON.stringify({ version: 1, lines: [line] }),
  )
  for (const path of paths) {
    await openPage(page, path)
    await expectFits(page, path)
  }
  await page.emulateMedia({ media: 'print' })
  await openPage(page, `/ordine/${order.orderNumber}?${key}`)
  await expectFits(page, 'the order on paper')
  await page.emulateMedia({ media: 'screen' })
  await openDashboard(page)
  for (const path of [
    '/admin?q=Manubrio',
    '/admin?tab=ordini',
    `/admin?apri=ordine-${order.id}`,
    `/admin?apri=prodotto-${product.id}`,
    '/admin?tab=clienti',
    '/admin?tab=recensioni',
  ]) {
    await openPage(page, path)
    await expectFits(page, path)
  }
})

test('a browser fills in addresses alike in every form', async ({ page }) => {
  const tokens: Record<string, Record<string, string>> = {}
  const note = async (form: string, path: string) => {
    await openPage(page, path)
    await expect(
      page.locator('main input[autocomplete=name], [role=dialog] input[autocomplete=name]').first(),
    ).toBeVisible()
    tokens[form] = await page
      .locator('input[id][autocomplete]:not([autocomplete=off])')
      .evaluateAll((fields) =>
        Object.fromEntries(
          fields.map((field) => [field.id.replace(/^.*-/, ''), field.getAttribute('autocomplete') ?? '']),
        ),
      )
  }
  const { orderNumber, accessKey, product } = await placeGuestOrder(newEmail())
  await note('change', `/ordine/${orderNumber}/modifica?k=${accessKey}`)
  const line = { productId: product.id, frameSize: null, quantity: 1, name: product.name, unitCents: 1, imageUrl: null }
  await page.evaluate(
    (text) => localStorage.setItem('pedivella.cart', text),
    JSON.stringify({ version: 1, lines: [line] }),
  )
  await note('checkout', '/accessori?checkout=1')
  await note('gift', '/buono-regalo')
  await note('withdrawal', `/recesso?ordine=${orderNumber}`)
  await beCustomer(page)
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'Modifica' }).first().click()
  await expect(page.locator('#profile-city')).toBeVisible()
  for (const [name, token] of [
    ['address', 'street-address'],
    ['postalCode', 'postal-code'],
    ['city', 'address-level2'],
    ['phone', 'tel'],
  ])
    await expect(page.locator(`#profile-${name}`)).toHaveAttribute('autocomplete', token ?? '')
  const delivery = {
    customerName: 'name',
    customerPhone: 'tel',
    shippingAddress: 'shipping street-address',
    postalCode: 'shipping postal-code',
    city: 'shipping address-level2',
  }
  expect(tokens.change).toMatchObject({ ...delivery, province: 'shipping address-level1' })
  expect(tokens.checkout).toMatchObject({ ...delivery, customerEmail: 'email' })
  expect(tokens.gift).toMatchObject({ customerName: 'name', customerEmail: 'email' })
  expect(tokens.withdrawal).toMatchObject({ customerName: 'name', customerEmail: 'email' })
})
