import { newEmail, placeOrder } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// The test's own look inside the frame is a script there, which the sandbox refuses.
test.use({ tolerated: /^Blocked script execution in 'about:srcdoc'/ })

test('a demo’s visitor finds the mails in the footer, reads one, and its links work', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newEmail()
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { orderNumber, accessKey } = await placeOrder(guest, email)
  await guest.dispose()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  await openPage(page, '/accessori')
  // Until the footer's code is there, its links load whole pages.
  await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leggi le e-mail del negozio' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'La posta del negozio' })).toBeFocused()
  await openPage(page, `/posta?per=${email.toUpperCase()}`)
  const row = page.getByRole('list', { name: 'E-mail, dalla più recente' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Conferma d’ordine')
  await expect(row).toContainText(email)
  await expect(row).toContainText('Inviata')

  await row.getByRole('link', { name: `Ordine ${orderNumber} confermato` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${orderNumber} confermato` })).toBeFocused()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Dati per il bonifico')).toBeVisible()
  // The whole mail, without a scrollbar of its own.
  const isWhole = () =>
    page.locator('iframe').evaluate((one: HTMLIFrameElement) => {
      const inside = one.contentDocument?.documentElement
      return inside !== undefined && inside !== null && inside.scrollHeight <= one.clientHeight
    })
  await expect.poll(isWhole).toBe(true)
  const [order] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Vedi il tuo ordine' }).press('Enter'),
  ])
  await expect(order).toHaveURL(`/ordine/${orderNumber}?k=${accessKey}`)
  await expect(order.getByRole('heading', { level: 1 })).toContainText(orderNumber)
  await order.close()

  await page.getByRole('tab', { name: 'Come appare' }).press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Solo testo' })).toContainText('IBAN: IT60X0542811101000000123456')
  await page.getByRole('link', { name: 'Tutta la posta' }).press('Enter')
  await expect(page).toHaveURL(/\/posta\?per=/)
  await page.getByRole('link', { name: 'Mostra tutte' }).click()
  await expect(page).toHaveURL('/posta')
})

test(
  'the frame runs no script and the mails stay out of search engines',
  whole,
  async ({ page, playwright, baseURL }) => {
    const email = newEmail()
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await placeOrder(guest, email, 'en')
    await guest.dispose()
    await openPage(page, `/posta?per=${email}&lang=en`)
    await page.getByRole('list', { name: 'Emails, newest first' }).getByRole('link').first().click()
    await expect(page.frameLocator('iframe').getByText('Bank transfer details')).toBeVisible()
    const rights = await page.locator('iframe').getAttribute('sandbox')
    expect(rights?.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-same-origin'])
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Content of the email “Order PV-/)
    // axe cannot run where no script may: the page without the frame, and the mail as a page of its own.
    await page.locator('iframe').evaluate((one) => one.remove())
    await expectAccessible(page)
    const mail = await (
      await page.request.get(`/api/demo/mails/${new URL(page.url()).pathname.split('/').at(-1)}`)
    ).json()
    const alone = await page.context().newPage()
    await alone.setContent(mail.html)
    await expectAccessible(alone)
    const { headers } = await page.request.get('/posta').then((answer) => ({ headers: answer.headers() }))
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe('no-store')
  },
)

test('a mail that does not exist is a page that does not exist', whole, async ({ page, complaints }) => {
  const answer = await page.goto('/posta/999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  complaints.splice(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('list and mail fit the screen', whole, async ({ page, playwright, baseURL }) => {
    const email = newEmail()
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await placeOrder(guest, email)
    await guest.dispose()
    await openPage(page, `/posta?per=${email}`)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(390)
    await page.getByRole('list', { name: 'E-mail, dalla più recente' }).getByRole('link').first().click()
    await expect(page.frameLocator('iframe').getByText('Dati per il bonifico')).toBeVisible()
    expect(await width()).toBe(390)
    const inside = await page
      .locator('iframe')
      .evaluate((one: HTMLIFrameElement) => (one.contentDocument?.documentElement.scrollWidth ?? 0) - one.clientWidth)
    expect(inside).toBeLessThanOrEqual(0)
  })
})
