import {
  asAdministrator,
  deliver,
  handleOrder,
  mailedLink,
  newEmail,
  placeGuestOrder,
  placeOrder,
  toastOf,
} from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

for (const language of eachCase(['it', 'en'])) {
  test(`the mail of a delivery leads to a review that is a verified purchase (${language})`, async ({ page }) => {
    const it = language === 'it'
    const email = newEmail()
    const order = await placeGuestOrder(email, language)
    await handleOrder(order.id, ...deliver)
    const link = await mailedLink(email, /^\/prodotto\/.*recensione=1/)
    expect(link).toContain(`k=${order.accessKey}`)
    await openPage(page, link)
    const dialog = page.getByRole('dialog', { name: it ? 'Scrivi una recensione' : 'Write a review' })
    await expect(dialog.getByLabel(it ? 'Nome' : 'Name', { exact: true })).toHaveValue('Giulia Ferrari')
    await expect(dialog.getByLabel(it ? 'E-mail' : 'Email')).toHaveValue(email)
    await expect(dialog).toContainText(order.orderNumber)
    await dialog.getByLabel(it ? 'Titolo' : 'Title').fill('Solido')
    await dialog.getByLabel(it ? 'Recensione' : 'Review', { exact: true }).fill('Lo uso ogni giorno.')
    // Both reads of the reviews are repeated.
    const again = ['reviews', 'rating-stats'].map((what) =>
      page.waitForRequest((r) => r.method() === 'GET' && r.url().endsWith(`/api/products/${order.product.id}/${what}`)),
    )
    await dialog.getByRole('button', { name: it ? 'Invia la recensione' : 'Send review' }).click()
    await Promise.all(again)
    await expect(toastOf(page, language)).toContainText(it ? 'Recensione aggiunta' : 'Review added')
    await expect(dialog).toBeHidden()

    await asAdministrator(async (admin) => {
      const reviews: { id: number; customerEmail: string; isVerified: boolean }[] = await (
        await admin.get('/api/admin/reviews?limit=100')
      ).json()
      const own = reviews.find((review) => review.customerEmail === email)
      expect(own).toMatchObject({ isVerified: true })
      await admin.put(`/api/admin/reviews/${own?.id}/approval`, { data: { isApproved: true } })
    })
    await page.reload()
    const mine = page.locator('.review').filter({ hasText: 'Solido' }).first()
    await expect(mine.locator('.badge')).toHaveText(it ? 'Acquisto verificato' : 'Verified purchase')
  })
}

test('a key of another order fills nothing in', whole, async ({ page, playwright, baseURL, complaints }) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const one = await placeOrder(guest, newEmail())
  const other = await placeOrder(guest, newEmail())
  await guest.dispose()
  await openPage(page, `/prodotto/${one.product.slug}?recensione=1&ordine=${one.orderNumber}&k=${other.accessKey}`)
  const dialog = page.getByRole('dialog', { name: 'Scrivi una recensione' })
  await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue('')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('')
  await expect(dialog.getByText(one.orderNumber)).toHaveCount(0)
  // The order that is not found, which Chromium logs.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a review asks for all its words, begins with five stars, and says when it could not be sent', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/prodotto/gravel-brenta-disc-marrone?recensione=1&lang=en')
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await expect(dialog.getByText('5 out of 5')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.locator('.error-summary')).toBeFocused()
  await expect(dialog.locator('.error-summary').getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter your email.',
    'Enter a title.',
    'Write your review.',
  ])
  await dialog.getByLabel('Name', { exact: true }).fill('Marta')
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByLabel('Title').fill('Brakes well')
  await dialog.getByLabel('Review', { exact: true }).fill('Downhill and in the rain.')
  await page.route('**/api/products/*/reviews', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(toastOf(page, 'en')).toContainText('Review error')
  await expect(toastOf(page, 'en')).toContainText('Error adding review')
  await expect(dialog.getByLabel('Title')).toHaveValue('Brakes well')
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})
