import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

const moderation = (page: Page) => page.getByRole('region', { name: 'Gestione Recensioni' })

/** Reviews of a new product, each of another person; the word in their titles finds them and nothing else. */
async function someReviews(page: Page, ratings: readonly number[]) {
  const product = await aShopProduct(page)
  const word = `parola${product.id}x`
  for (const [i, rating] of ratings.entries()) {
    const customerEmail = `${word}.${i}@example.it`
    const data = { customerName: `Persona ${i}`, customerEmail, rating, title: `Titolo ${i} ${word}`, comment: 'Bene.' }
    expect((await page.request.post(`/api/products/${product.id}/reviews`, { data })).status()).toBe(201)
  }
  return { product, word }
}

test('counters and filters show how many reviews there are and how many wait', async ({ page }) => {
  const { word } = await someReviews(page, [4])
  await openDashboard(page, '/admin?tab=recensioni')
  await expect(moderation(page).getByText('Modera e gestisci le recensioni dei clienti')).toBeVisible()
  const counter = async (label: string) =>
    Number((await page.locator('.admin-counts div').filter({ hasText: label }).locator('dd').textContent()) ?? '')
  const badge = page.getByRole('tab', { name: /^In Attesa di Approvazione/ }).locator('.count')
  // Other tests write reviews too: the screen and the shop have to agree, not a number.
  await expect(async () => {
    await page.reload()
    const { all, pending, approved } = await (await page.request.get('/api/admin/reviews/counts')).json()
    await expect(badge).toHaveText(String(pending), { timeout: 3_000 })
    expect([await counter('Tutte'), await counter('In Attesa'), await counter('Approvate')]).toEqual([
      all,
      pending,
      approved,
    ])
  }).toPass()
  await page.getByRole('searchbox', { name: 'Cerca tra le recensioni' }).fill(word)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Approvate' }).click()
  await expect(page.getByRole('article', { name: `Titolo 0 ${word}` })).toHaveCount(0)
  await page.getByRole('tab', { name: /^In Attesa di Approvazione/ }).click()
  await expect(page).toHaveURL(/stato=attesa/)
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const article of await page.getByRole('article').all()) await expect(article).toContainText('In Attesa')
})

test('a card tells all of a review; approving and hiding turn its badge and its place in the shop', async ({
  page,
}) => {
  const { product, word } = await someReviews(page, [2, 5])
  await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
  const [card, neighbour] = [0, 1].map((i) => page.getByRole('article', { name: `Titolo ${i} ${word}` })) as [
    ReturnType<Page['getByRole']>,
    ReturnType<Page['getByRole']>,
  ]
  await expect(card.getByText('In Attesa')).toBeVisible()
  await expect(card.getByRole('img', { name: '2' })).toBeVisible()
  await expect(card.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)
  await expect(card).toContainText('Bene.')
  await expect(card).toContainText(`Persona 0, ${word}.0@example.it`)
  await expect(card).toContainText(`${product.name} · Codice ${product.productCode}`)
  await card.getByRole('button', { name: 'Approva' }).click()
  await expect(toast(page)).toContainText('Stato aggiornato')
  await expect(toast(page)).toContainText('Lo stato della recensione è stato aggiornato con successo.')
  await expect(card.getByText('Approvata')).toBeVisible()
  // The pending one stands out, and not by its words alone.
  const look = (locator: typeof card) =>
    locator.evaluate((e) => getComputedStyle(e).borderLeft + getComputedStyle(e).background)
  expect(await look(neighbour)).not.toBe(await look(card))
  const shown = async () => (await (await page.request.get(`/api/products/${product.id}/reviews`)).json()).length
  expect(await shown()).toBe(1)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Nascondi' }).click()
  await expect(card.getByText('In Attesa')).toBeVisible()
  await expect(card.getByRole('combobox', { name: 'Motivo per cui è nascosta' })).toBeVisible()
  expect(await shown()).toBe(0)
})

test('a review of a proven purchase carries its badge', async ({ page }) => {
  await openDashboard(page)
  const reviews = await (await page.request.get('/api/admin/reviews')).json()
  const verified = reviews.find((one: { isVerified: boolean }) => one.isVerified)
  await openDashboard(page, `/admin?tab=recensioni&cerca=${encodeURIComponent(verified.title)}`)
  await expect(page.getByRole('article', { name: verified.title })).toContainText('Acquisto Verificato')
})

test('a review is deleted after its question only, and focus stays in the list', async ({ page }) => {
  const { word } = await someReviews(page, [1])
  await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
  const card = page.getByRole('article', { name: word })
  await card.getByRole('button', { name: 'Elimina' }).click()
  const question = page.getByRole('alertdialog', { name: 'Elimina Recensione' })
  await expect(question).toContainText(
    'Sei sicuro di voler eliminare questa recensione? Questa azione non può essere annullata.',
  )
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(card.getByRole('button', { name: 'Elimina' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page)).toContainText('Recensione eliminata')
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Nessuna recensione trovata.')).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Tutte le Recensioni' })).toBeFocused()
})

test.describe('with a server that does not answer', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a refused change is said and changes nothing; a list under way shows its place', async ({ page }) => {
    const { word } = await someReviews(page, [3])
    await openDashboard(page, '/admin')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/admin/reviews?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('tab', { name: 'Recensioni' }).click()
    await expect(moderation(page).locator('[aria-busy=true] .skeleton').first()).toBeVisible()
    answer()
    await page.getByRole('searchbox', { name: 'Cerca tra le recensioni' }).fill(word)
    const card = page.getByRole('article', { name: word })
    await page.route('**/api/admin/reviews/*/approval', (route) => route.abort('failed'))
    await card.getByRole('button', { name: 'Approva' }).click()
    await expect(toast(page)).toContainText("Errore nell'aggiornamento dello stato della recensione")
    await expect(card.getByText('In Attesa')).toBeVisible()
    await page.route('**/api/admin/reviews/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort('failed') : route.continue(),
    )
    await card.getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(toast(page)).toContainText("Errore nell'eliminazione della recensione")
    await expect(card).toBeVisible()
  })
})
