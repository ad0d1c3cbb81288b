import type { Page } from '@playwright/test'
import { aStockedProduct, beCustomer } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

/** As the catalogue says it in either language. */
const bike = /Gravel Brenta Disc marrone|Brenta Disc brown gravel bike/

const words = {
  it: {
    add: 'Aggiungi al carrello',
    close: 'Chiudi',
    checkout: 'Vai al checkout',
    name: 'Nome e cognome',
    email: 'E-mail',
    address: 'Indirizzo',
    city: 'Città',
    postcode: 'CAP',
    bank: /^Bonifico/,
    order: 'Ordina con obbligo di pagamento',
    thanks: 'Ordine confermato!',
  },
  en: {
    add: 'Add to cart',
    close: 'Close',
    checkout: 'Go to checkout',
    name: 'Full name',
    email: 'Email',
    address: 'Address',
    city: 'City',
    postcode: 'Postcode',
    bank: /^Bank transfer/,
    order: 'Order with obligation to pay',
    thanks: 'Order confirmed!',
  },
}

async function fillDetails(page: Page, w: (typeof words)['it'], email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.name }).fill('Zoë D’Ångelo 李')
  await dialog.getByRole('textbox', { name: w.email }).fill(email)
  await dialog.getByRole('textbox', { name: w.address }).fill("Contrà dell'Oste 12/b")
  await dialog.getByRole('textbox', { name: w.postcode }).fill('36100')
  await dialog.getByLabel(w.city).fill('Vicenza')
}

for (const language of eachCase(['it', 'en'])) {
  test(`a guest finds a bicycle and orders it by bank transfer (${language})`, async ({ page, baseURL }) => {
    const w = words[language]
    const email = `ospite.${language}.${Date.now()}@example.it`
    await openPage(page, `/biciclette?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'it' ? 'Biciclette' : 'Bikes')
    await page.getByRole('link', { name: bike }).first().click()
    await expect(page).toHaveURL(/\/prodotto\/[a-z0-9-]*brenta-disc/)
    const product = page.getByRole('dialog')
    await expect(product.getByRole('heading', { name: bike })).toBeVisible()
    await product.locator('.size', { hasText: /^M/ }).click()
    await product.getByRole('button', { name: w.add, exact: true }).first().click()
    await product.getByRole('button', { name: w.close, exact: true }).first().click()
    await page.getByRole('button', { name: /^(Carrello|Cart)/ }).click()
    const cart = page.getByRole('dialog')
    await expect(cart.getByText(bike)).toBeVisible()
    await cart.getByRole('button', { name: w.checkout }).click()

    // First of all: while the wallet is chosen, a filled form loads its script from the provider.
    await page.getByRole('radio', { name: w.bank }).check({ force: true })
    await fillDetails(page, w, email)
    await expectAccessible(page)
    await page.getByRole('button', { name: w.order }).click()
    await expect(page.getByRole('heading', { name: w.thanks })).toBeVisible()
    await expect(page.getByText('IT60', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('IT60')
    const pictures = [...(mail?.html ?? '').matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src = '']) => src)
    expect(pictures).not.toEqual([])
    // The shop's own, the same for every reader.
    for (const src of pictures) expect(src).toMatch(new RegExp(`^${baseURL}/images/[^?]+\\?w=320$`))
    const link = /https?:\/\/[^\s"]+\/ordine\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? ''
    await openPage(page, new URL(link).pathname + new URL(link).search)
    await expect(page.getByText(bike)).toBeVisible()
    expect(new URL(link).host).toBe(new URL(baseURL ?? '').host)
  })
}

test('the cart survives a reload, is shared by the tabs, and Back closes it', async ({ page, context }) => {
  await openPage(page, '/accessori')
  await page
    .getByRole('button', { name: /^Aggiungi al carrello/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
  const other = await context.newPage()
  await openPage(other, '/')
  await expect(other.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
  await other.getByRole('button', { name: /Carrello, 1/ }).click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('dialog')).toBeHidden()
})

test('a cart asks the catalogue once, a customer’s not at all', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Companions of the cart are a separate request after the items are shown.
    if (pathname.startsWith('/api/products') && !/companions|closers/.test(pathname)) asked.push(pathname + search)
  })
  await openPage(page, '/accessori')
  const add = page.getByRole('button', { name: /^Aggiungi al carrello/ })
  await add.nth(0).click()
  await add.nth(1).click()
  asked.length = 0
  await page.getByRole('button', { name: /Carrello, 2/ }).click()
  await expect(page.getByRole('dialog').locator('.cart-item a')).not.toHaveCount(0)
  expect(asked.map((address) => decodeURIComponent(address).replace(/\d+/g, 'n'))).toEqual(['/api/products?ids=n,n'])

  await beCustomer(page)
  const { id, name } = await aStockedProduct(page.request)
  await page.request.post('/api/customer/cart', { data: { productId: id, quantity: 1 } })
  await page.evaluate(() => localStorage.clear())
  await openPage(page, '/')
  asked.length = 0
  await page.getByRole('button', { name: /Carrello, 1/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
  expect(asked).toEqual([])
})
