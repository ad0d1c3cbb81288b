import type { Page } from '@playwright/test'
import { demoAccessories } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// The demo wallet is another host, and its refusals (402, 409, 503) are what these tests are about.
test.use({ tolerated: /127\.0\.0\.1|status of (402|409|503)/ })

// Faults are the emulator's, which all tests share: one at a time.
test.describe.configure({ mode: 'default' })

const words = {
  it: { pay: 'Paga ora con PayPal', thanks: 'Ordine confermato!', bank: 'Scegli il bonifico' },
  en: { pay: 'Pay now with PayPal', thanks: 'Order confirmed!', bank: 'Choose bank transfer' },
}
type Language = keyof typeof words

const details = {
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.it',
  shippingAddress: 'Contrà San Biagio 12',
  postalCode: '36100',
  city: 'Vicenza',
}

interface Article {
  id: number
  name: string
  stock: number
}

/** The checkout with one product and all fields filled in; the button waits for a click. */
async function openCheckout(page: Page, language: Language = 'it'): Promise<Article> {
  const [article] = (await demoAccessories(page.request, 'sort=price-high')).filter(({ stock }) => stock > 9)
  if (!article) throw new Error('the demo has no accessory with ten pieces')
  await page.addInitScript(
    ({ article, details }) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', '1')
      const line = {
        productId: article.id,
        frameSize: null,
        quantity: 1,
        name: article.name,
        unitCents: 1,
        imageUrl: null,
      }
      localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
      const draft = { version: 1, details: { ...details, customerPhone: '' } }
      sessionStorage.setItem('pedivella.checkout', JSON.stringify(draft))
    },
    { article, details },
  )
  await openPage(page, `/accessori?checkout=1&lang=${language}`)
  await expect(payButton(page, language)).toBeEnabled()
  await expect(payButton(page, language)).not.toHaveAttribute('aria-disabled', 'true')
  return article
}

const payButton = (page: Page, language: Language = 'it') => page.getByRole('button', { name: words[language].pay })
const cartIsEmpty = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pedivella.cart') ?? '{"lines":[]}').lines.length === 0)
const stockOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/products/${id}`)).json()).stock as number

/** Presses the button; the provider's window opens and shows the order. */
async function openWindow(page: Page, language: Language = 'it'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await payButton(page, language).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'Conferma il pagamento' })).toBeVisible()
  return popup
}

async function decide(popup: Page, button: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: button, exact: false }).first().click()
  await closed
}

async function faults(page: Page, operation: string, fault: string, more: object = {}): Promise<void> {
  const { sdkUrl } = await (await page.request.get('/setup')).json()
  await page.request.post(`${new URL(sdkUrl).origin}/_control/faults`, {
    data: { operation, fault, times: 1, ...more },
  })
}

for (const language of eachCase(['it', 'en'])) {
  test.describe(language, () => {
    const w = words[language]

    test('a buyer approves: the order stands, the cart is empty, the confirmation says paid', async ({ page }) => {
      const article = await openCheckout(page, language)
      const before = await stockOf(page, article.id)
      await expectAccessible(page)
      const popup = await openWindow(page, language)
      await expect(page.getByRole('status').filter({ hasText: /PayPal/ })).toBeVisible()
      await decide(popup, 'Paga ')
      await expect(page.getByRole('heading', { name: w.thanks })).toBeVisible()
      await expect(page.getByText(language === 'it' ? 'Pagato' : 'Paid', { exact: true })).toBeVisible()
      await expect(
        page.getByText(language === 'it' ? 'Pagamento riuscito' : 'Payment processed successfully'),
      ).toBeVisible()
      await expect(page.getByText('IBAN')).toBeHidden()
      await expectAccessible(page)
      expect(await cartIsEmpty(page)).toBe(true)
      expect(await stockOf(page, article.id)).toBe(before - 1)
      expect(await page.evaluate(() => sessionStorage.getItem('pedivella.wallet'))).toBeNull()
    })

    test('a declined card: nothing is charged, another try works', async ({ page }) => {
      await openCheckout(page, language)
      await decide(await openWindow(page, language), 'Carta rifiutata')
      const note = page.getByRole('alert').filter({ hasText: 'PayPal' })
      await expect(note).toContainText(language === 'it' ? 'Non ti è stato addebitato nulla' : 'Nothing was charged')
      await expect(note).toBeFocused()
      await expectAccessible(page)
      expect(await cartIsEmpty(page)).toBe(false)
      await decide(await openWindow(page, language), 'Paga ')
      await expect(page.getByRole('heading', { name: w.thanks })).toBeVisible()
    })

    test('cancelled in the window: said so, the pieces are free, bank transfer is a way out', async ({ page }) => {
      const article = await openCheckout(page, language)
      const before = await stockOf(page, article.id)
      const popup = await openWindow(page, language)
      expect(await stockOf(page, article.id)).toBe(before - 1)
      await decide(popup, 'Annulla')
      const note = page.getByRole('alert').filter({ hasText: language === 'it' ? 'annullato' : 'cancelled' })
      await expect(note).toBeVisible()
      await expect.poll(() => stockOf(page, article.id)).toBe(before)
      await note.getByRole('button', { name: w.bank }).click()
      await page
        .getByRole('button', {
          name: language === 'it' ? 'Ordina con obbligo di pagamento' : 'Order with obligation to pay',
        })
        .click()
      await expect(page.getByRole('heading', { name: w.thanks })).toBeVisible()
      await expect(page.getByText('IBAN').first()).toBeVisible()
    })

    test('an answer that does not come: the buyer is not asked to pay twice, and the order appears', async ({
      page,
    }) => {
      test.slow()
      await openCheckout(page, language)
      const popup = await openWindow(page, language)
      await faults(page, 'capture', 'error_after')
      await decide(popup, 'Paga ')
      const note = page.getByRole('status').filter({ hasText: language === 'it' ? 'Stiamo verificando' : 'checking' })
      await expect(note).toBeVisible()
      await expect(
        page.getByRole('button', { name: language === 'it' ? 'Verifica in corso…' : 'Checking…' }),
      ).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByRole('heading', { name: w.thanks })).toBeVisible({ timeout: 30_000 })
      expect(await cartIsEmpty(page)).toBe(true)
    })
  })
}

test('a window closed by hand: said so, nothing is charged', whole, async ({ page }) => {
  await openCheckout(page)
  const popup = await openWindow(page)
  await popup.close()
  await expect(page.getByRole('alert').filter({ hasText: 'Hai annullato il pagamento' })).toBeVisible()
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test(
  'approved, and the window closed before it could say so: the buyer completes the payment',
  whole,
  async ({ page }) => {
    await openCheckout(page)
    await decide(await openWindow(page), 'Paga e chiudi la finestra')
    const note = page.getByRole('alert').filter({ hasText: 'Hai autorizzato il pagamento' })
    await expect(note).toBeVisible()
    await note.getByRole('button', { name: 'Completa il pagamento' }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  },
)

test('a slow provider is waited for', whole, async ({ page }) => {
  await openCheckout(page)
  const popup = await openWindow(page)
  await faults(page, 'capture', 'slow', { delayMs: 2_500 })
  await decide(popup, 'Paga ')
  await expect(page.getByRole('button', { name: 'Confermo il pagamento…' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
})

test('a provider that cannot be reached: said so, bank transfer remains', whole, async ({ page }) => {
  const article = await openCheckout(page)
  const before = await stockOf(page, article.id)
  await faults(page, 'create', 'error', { times: 2 })
  await payButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'PayPal non risponde.' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('button', { name: 'Scegli il bonifico' })).toBeVisible()
  expect(await stockOf(page, article.id)).toBe(before)
})

test('a blocked window: the buyer goes on in the page and comes back to his confirmation', whole, async ({ page }) => {
  await openCheckout(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  await payButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'ha bloccato la finestra' })
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await note.getByRole('button', { name: 'Continua su PayPal in questa pagina' }).click()
  await page.getByRole('button', { name: /^Paga [^e]/ }).click()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  expect(await cartIsEmpty(page)).toBe(true)
})

test('the same way, cancelled at the provider: back with an empty hand and a full cart', whole, async ({ page }) => {
  await openCheckout(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  await payButton(page).click()
  await page.getByRole('button', { name: 'Continua su PayPal in questa pagina' }).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page).toHaveURL(/\/checkout\/annullato\?token=/)
  await expect(page.getByText('Hai annullato il pagamento.')).toBeVisible()
  await expectAccessible(page)
  expect(await cartIsEmpty(page)).toBe(false)
  await page.getByRole('button', { name: 'Torna al checkout' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('a reload while the payment is under way loses nothing', whole, async ({ page }) => {
  await openCheckout(page)
  const popup = await openWindow(page)
  await faults(page, 'capture', 'error_after')
  await decide(popup, 'Paga ')
  await expect(page.getByRole('status').filter({ hasText: 'Stiamo verificando' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible({ timeout: 30_000 })
  expect(await cartIsEmpty(page)).toBe(true)
})

test('nothing of the wallet is loaded before it is chosen and there is something to pay', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) others.push(request.url())
  })
  await openPage(page, '/accessori')
  await page.getByRole('button', { name: /^(Carrello|Cart)/ }).click()
  await page.goBack()
  await openPage(page, '/')
  expect(others).toEqual([])
})
