import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// Errors that this test provokes.
test.use({ tolerated: /status of 415/ })

const photo = async (page: import('@playwright/test').Page) => {
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') }
}

test(
  'a review with its fit and a photo, a question and its answer go through the shop onto the page',
  whole,
  async ({ page }) => {
    const product = await aShopProduct(page, { category: 'abbigliamento', sizes: [{ size: 'M', stock: 3 }] })
    const word = `parola${product.id}z`
    await openPage(page, `/prodotto/${product.slug}?recensione=1`)
    const dialog = page.getByRole('dialog', { name: 'Scrivi una recensione' })
    await dialog.getByLabel('Nome', { exact: true }).fill('Martina')
    await dialog.getByLabel('E-mail').fill(`${word}@example.it`)
    await dialog.getByLabel('Titolo').fill(`Comoda ${word}`)
    await dialog.getByLabel('Recensione', { exact: true }).fill('Anche dopo cento chilometri.')
    await dialog.getByLabel('Piccola').check()
    await dialog.getByLabel('La tua statura').selectOption('170–179 cm')
    const files = dialog.getByLabel('Foto', { exact: true })
    await files.setInputFiles({ name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') })
    await expect(dialog.getByRole('alert')).toContainText('Questa foto non si apre qui')
    await files.setInputFiles(await photo(page))
    await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await expectAccessible(page)
    await files.setInputFiles(await Promise.all(Array.from({ length: 4 }, () => photo(page))))
    await expect(dialog.getByRole('alert')).toContainText('Al massimo 4 foto')
    await expect(dialog.getByRole('img', { name: /^Foto/ })).toHaveCount(4)
    await expect(dialog.getByLabel('Titolo')).toHaveValue(`Comoda ${word}`)
    await dialog.getByRole('button', { name: 'Invia la recensione' }).click()
    await expect(dialog).toBeHidden()

    const asked = page.getByRole('region', { name: 'Domande' })
    await asked.getByRole('button', { name: 'Fai una domanda' }).click()
    await asked.getByLabel('La tua domanda').fill(`Si lava in lavatrice? ${word}`)
    await asked.getByRole('button', { name: 'Invia la domanda' }).click()
    await expect(asked.getByRole('status')).toContainText('Grazie!')

    await openDashboard(page, `/admin?tab=recensioni&cerca=${word}`)
    const card = page.getByRole('article', { name: `Comoda ${word}` })
    await expect(card).toContainText('Taglia piccola · Statura 170–179 cm')
    await card.getByRole('button', { name: 'Togli la foto 4' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli la foto' }).click()
    await expect(card.getByRole('img', { name: /^Foto/ })).toHaveCount(3)
    await card.getByRole('button', { name: 'Approva' }).click()
    await page.getByRole('tab', { name: /^Domande/ }).click()
    const question = page.getByRole('article', { name: `Si lava in lavatrice? ${word}` })
    await question.getByRole('button', { name: 'Rispondi' }).click()
    await question.getByRole('textbox').fill('Sì, a 30 gradi.')
    await question.getByRole('button', { name: 'Pubblica la risposta' }).click()
    await expect(toast(page)).toContainText('Risposta pubblicata')
    await expectAccessible(page)

    await openPage(page, `/prodotto/${product.slug}`)
    const review = page.locator('.review').filter({ hasText: `Comoda ${word}` })
    await expect(review).toContainText('Taglia piccola · Statura 170–179 cm')
    await expect(review.getByRole('img', { name: 'Foto 3 di Martina' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'La taglia, per chi l’ha presa' })).toContainText(
      '170–179 cm: piccola 1',
    )
    const helpful = review.getByRole('button', { name: /^Utile/ })
    await helpful.click()
    await expect(helpful).toHaveText('Utile 1')
    await page.reload()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(asked).toContainText('Sì, a 30 gradi.')
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(data).toContain('"acceptedAnswer"')
    await expectAccessible(page)
  },
)
