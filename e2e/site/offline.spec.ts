import type { Page } from '@playwright/test'
import { whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

// These tests are about failing requests.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED|error loading|Unable to preload/ })

const card = 'li.product-card'
const bikeName = 'Gravel Brenta Disc marrone'
const sentence = 'Senza connessione: riprova'

async function expectShopIsThere(page: Page) {
  await expect(page.getByRole('banner')).toBeAttached()
  await expect(page.locator('.cart-button')).toBeAttached()
  await expect(page.locator(card)).toHaveCount(24)
}

/** Parts loaded on taps do not load by themselves. */
const withoutRest = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test('a tap is answered by what the card knows while code and catalogue are still on their way', async ({ page }) => {
  await withoutRest(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/product-dialog-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await openPage(page, '/biciclette')
  await page.getByRole('link', { name: bikeName }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: bikeName })).toBeFocused()
  await expect(dialog.getByRole('img').first()).toBeVisible()
  await expect(dialog.getByText('2.190,00')).toBeVisible()
  await expect(dialog.getByText('XL', { exact: true })).toBeVisible()
  // It is a layer like the one that follows: Escape and Back close it, and the focus returns.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: bikeName })).toBeFocused()
  await page.getByRole('link', { name: bikeName }).press('Enter')
  await expect(dialog).toBeVisible()

  held.resolve()
  await expect(dialog.getByRole('button', { name: 'Compra ora' })).toBeVisible()
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: bikeName })).toBeFocused()
})

test(
  'the dialog’s code is there before the tap, and what the catalogue still owes fills in',
  whole,
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/products\/gravel-brenta-disc-marrone/, async (route) => {
      await held.promise
      await route.continue()
    })
    await openPage(page, '/biciclette')
    await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
    const asked: string[] = []
    // Tips and the viewer of pictures come with the pointer, the place of notices when the page is four seconds old.
    const ofOthers = /tooltips|image-viewer|toast-viewport/
    page.on('request', (one) => {
      if (/\/assets\/.*\.js$/.test(one.url()) && !ofOthers.test(one.url())) asked.push(one.url())
    })
    await page.getByRole('link', { name: bikeName }).click()
    const dialog = page.getByRole('dialog', { name: bikeName })
    await expect(dialog.getByRole('button', { name: 'Compra ora' })).toBeVisible()
    expect(asked).toEqual([])
    held.resolve()
  },
)

test('where bytes are to be saved the dialog’s code comes with the tap', whole, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPage(page, '/biciclette')
  await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
  const asked = page.waitForRequest(/\/assets\/product-dialog-.*\.js$/)
  await page.getByRole('link', { name: bikeName }).click()
  await asked
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Compra ora' })).toBeVisible()
})

test(
  'without a connection a tap on a card takes nothing away, and the rest comes when it is back',
  whole,
  async ({ page, context }) => {
    await withoutRest(page)
    await openPage(page, '/biciclette')
    await context.setOffline(true)
    await page.getByRole('link', { name: bikeName }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: bikeName })).toBeVisible()
    await expectShopIsThere(page)
    await dialog.getByRole('button', { name: 'Riprova' }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await context.setOffline(false)
    // Requests in flight when the connection broke are not repeated; the product page is loaded again.
    await expect(page.getByRole('button', { name: 'Compra ora' })).toBeVisible()
  },
)

test(
  'without a connection a dialog whose code is here shows what the card knows, and says what is missing',
  whole,
  async ({ page, context }) => {
    await openPage(page, '/biciclette')
    await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
    await context.setOffline(true)
    await page.getByRole('link', { name: bikeName }).click()
    const dialog = page.getByRole('dialog', { name: bikeName })
    await expect(dialog.getByRole('button', { name: 'Compra ora' })).toBeVisible()
    await expect(dialog.locator('.reviews').getByText(sentence)).toBeVisible()
    await context.setOffline(false)
    await expect(dialog.locator('.reviews').getByText(sentence)).toBeHidden()
    await expect(dialog.locator('.reviews').getByText('Acquisto verificato').first()).toBeVisible()
  },
)

test('without a connection more products, another order and another page say so and come later', async ({
  page,
  context,
}) => {
  await openPage(page, '/componenti')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Carica Altri Prodotti' }).click()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expectShopIsThere(page)
  await context.setOffline(false)
  await expect(page.locator(card)).toHaveCount(48)
  await expect(page.locator(`${card} h3 a`).nth(24)).toBeFocused()

  await page.goBack()
  await openPage(page, '/componenti')
  // The footer's code comes at rest.
  await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
  await context.setOffline(true)
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo crescente' })
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expectShopIsThere(page)
  await page.getByRole('link', { name: 'Spedizioni e resi' }).first().click()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Spedizioni e resi' })).toBeVisible()
})

test(
  'without a connection the cart and the login say so where they open, and close again',
  whole,
  async ({ page, context }) => {
    await withoutRest(page)
    await openPage(page, '/biciclette')
    await context.setOffline(true)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /^Carrello/ }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Accedi' }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expectShopIsThere(page)
    await context.setOffline(false)
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  },
)

test('a cart whose style did not come either has it when the connection is back', whole, async ({ page, context }) => {
  await withoutRest(page)
  await openPage(page, '/accessori')
  await page.locator(card).first().getByRole('button', { name: 'Aggiungi' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await context.setOffline(true)
  await page.locator('.cart-button').click()
  await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.sums').first()).toHaveCSS('border-collapse', 'collapse')
  await expect(page.locator('.shipping-bar')).toHaveCSS('border-bottom-style', 'solid')
})
