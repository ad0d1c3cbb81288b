import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// Errors that these tests provoke.
test.use({ tolerated: /status of (400|503)/ })

test('the shop answers a review, changes and takes its words away; everybody reads them, the writer by mail', async ({
  page,
}) => {
  const product = await aShopProduct(page)
  const word = `parola${product.id}y`
  const customerEmail = `${word}@example.it`
  const data = {
    customerName: 'Anna Neri',
    customerEmail,
    rating: 2,
    title: `Attesa ${word}`,
    comment: 'Dodici giorni.',
  }
  expect((await page.request.post(`/api/products/${product.id}/reviews`, { data })).status()).toBe(201)
  await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
  const card = page.getByRole('article', { name: data.title })
  await card.getByRole('button', { name: 'Approva' }).click()
  await expect(card.getByText('Approvata')).toBeVisible()
  await card.getByRole('button', { name: 'Rispondi' }).click()
  const field = card.getByRole('textbox', { name: 'Risponde Cicli Pedivella' })
  await expect(field).toBeFocused()
  await card.getByRole('button', { name: 'Pubblica la risposta' }).click()
  await expect(field).toHaveAccessibleDescription(/Scrivi la risposta/)
  await field.fill('a'.repeat(2001))
  await card.getByRole('button', { name: 'Pubblica la risposta' }).click()
  await expect(field).toHaveAccessibleDescription(/al massimo 2000 caratteri/)
  await expect(field).toHaveValue('a'.repeat(2001))
  await field.fill('Hai ragione, Anna.\nOra partono in tre giorni.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Pubblica la risposta' }).click()
  await expect(toast(page)).toContainText('Risposta pubblicata')
  await expect(card.getByRole('button', { name: 'Modifica la risposta' })).toBeFocused()
  await expect
    .poll(async () => (await mailsTo(customerEmail)).map((mail) => mail.subject))
    .toContain(`Cicli Pedivella ha risposto alla tua recensione di ${product.name}`)

  await card.getByRole('link', { name: product.name }).click()
  for (const language of ['it', 'en'] as const) {
    if (language === 'en') await openPage(page, `/prodotto/${product.slug}?lang=en`)
    const review = page.getByRole('listitem').filter({ hasText: data.title })
    await expect(review).toContainText(language === 'it' ? 'Risponde Cicli Pedivella' : 'Cicli Pedivella replies')
    await expect(review).toContainText('Ora partono in tre giorni.')
    await expectAccessible(page)
  }

  await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
  await card.getByRole('button', { name: 'Modifica la risposta' }).click()
  await expect(field).toHaveValue('Hai ragione, Anna.\nOra partono in tre giorni.')
  await card.getByRole('button', { name: 'Annulla' }).click()
  await card.getByRole('button', { name: 'Togli la risposta' }).click()
  await expect(card.getByRole('button', { name: 'Rispondi' })).toBeFocused()
  expect(await (await page.request.get(`/api/products/${product.id}/reviews`)).json()).toMatchObject([{ answer: null }])
})

test('an answer that cannot be saved is said, and nothing written is lost', async ({ page }) => {
  const product = await aShopProduct(page)
  const word = `parola${product.id}z`
  const data = { customerName: 'Bruno', customerEmail: `${word}@example.it`, rating: 4, title: word, comment: 'Bene.' }
  expect((await page.request.post(`/api/products/${product.id}/reviews`, { data })).status()).toBe(201)
  await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
  const card = page.getByRole('article', { name: word })
  await card.getByRole('button', { name: 'Rispondi' }).click()
  await card.getByRole('textbox', { name: 'Risponde Cicli Pedivella' }).fill('Grazie, Bruno.')
  await page.route('**/api/admin/reviews/*/answer', (route) =>
    route.fulfill({ status: 503, json: { message: 'Non ora.', code: 'database_unavailable' } }),
  )
  await card.getByRole('button', { name: 'Salva la risposta' }).click()
  await expect(toast(page)).toContainText('La risposta non è stata salvata. Riprova.')
  await expect(card.getByRole('textbox', { name: 'Risponde Cicli Pedivella' })).toHaveValue('Grazie, Bruno.')
})

test('an average of four and a half draws four stars and a half, and says its number', whole, async ({ page }) => {
  const product = await aShopProduct(page)
  await openDashboard(page)
  for (const [i, rating] of [5, 4].entries()) {
    const data = {
      customerName: 'Carla',
      customerEmail: `c${i}.${product.id}@example.it`,
      rating,
      title: 'Sì',
      comment: 'Bene.',
    }
    const { id } = await (await page.request.post(`/api/products/${product.id}/reviews`, { data })).json()
    const approval = await page.request.put(`/api/admin/reviews/${id}/approval`, { data: { isApproved: true } })
    expect(approval.status()).toBe(200)
  }
  await openPage(page, `/prodotto/${product.slug}`)
  const stars = page.getByRole('img', { name: '4,5 su 5' }).first()
  const drawn = stars
    .locator('svg')
    .evaluateAll((all) =>
      all.map((star) =>
        !star.classList.contains('star-off') ? 'whole' : star.children.length === 2 ? 'half' : 'none',
      ),
    )
  expect(await drawn).toEqual(['whole', 'whole', 'whole', 'whole', 'half'])
})
