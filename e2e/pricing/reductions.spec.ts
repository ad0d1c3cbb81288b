import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, openSection, toast } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test, untilStill } from '../shop-page.ts'

// Refusals and conflicts are what some of these are about.
test.use({ tolerated: /status of 4(00|09)/ })

const stampOf = () => `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function beginReduction(page: Page, name: string, ...products: readonly { name: string }[]) {
  await openSection(page, 'Prezzi', 'Ribassi')
  await page.getByRole('button', { name: 'Nuovo ribasso' }).click()
  const form = page.getByRole('dialog', { name: 'Nuovo ribasso' })
  await form.getByLabel('Nome, lo vedi solo tu').fill(name)
  await form.getByLabel('Su', { exact: true }).selectOption('Articoli scelti')
  for (const article of products) {
    await form.getByLabel('Cerca un articolo').fill(article.name)
    await form.getByRole('button', { name: `Aggiungi ${article.name}` }).click()
  }
  return form
}

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`a reduction is seen before it starts, by buyers while it runs, and ends (${language}, ${width} px)`, async ({
    page,
  }) => {
    const it = language === 'it'
    await page.setViewportSize({ width, height: 900 })
    const bell = await aShopProduct(page, { price: '60.05' })
    const name = `Campanelli ${stampOf()}`
    const form = await beginReduction(page, name, bell)
    await form.getByLabel('Percento', { exact: true }).fill('10')
    const article = form.getByRole('row').filter({ hasText: bell.productCode })
    await expect(article).toContainText('54,04 €')
    await expect(article).toContainText('Va bene')
    const seen = form.getByRole('complementary')
    await expect(seen).toContainText('Ribassato del 10 %')
    await expect(seen).toContainText('Il confronto è 60,05 €')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Fai partire 1 articolo' }).click()
    await expect(toast(page)).toContainText('Ribasso salvato')
    await expect(rowOf(page, name)).toContainText('In corso')
    await untilStill(page)
    await expectAccessible(page)

    await openDashboard(page, `/admin?categoria=accessori&cerca=${bell.productCode}`)
    await expect(rowOf(page, bell.productCode)).toContainText('ribassato, poi 60,05 €')
    await page.getByRole('button', { name: `Modifica ${bell.name}` }).click()
    const product = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    await expect(product.getByText('È ribassato: senza ribasso costa 60,05 €.')).toBeVisible()
    await product.getByText('Storia del prezzo').click()
    await expect(product.getByRole('figure')).toContainText('54,04 €')

    await openPage(page, `${it ? '' : '/en'}/prodotto/${bell.slug}`)
    const main = page.locator('main')
    await expect(main.getByText(it ? 'Ribassato del 10 %' : /10%/).first()).toBeVisible()
    await expect(main.locator('s').first()).toHaveText(it ? /60,05/ : /60\.05/)

    await openDashboard(page, '/admin?vista=ribassi')
    await page.getByRole('button', { name: `Guarda ${name}` }).click()
    const whole = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(whole.getByRole('row').filter({ hasText: bell.productCode })).toContainText('In corso')
    await expectAccessible(page)
    await whole.getByRole('button', { name: 'Finisci adesso' }).click()
    const question = page.getByRole('alertdialog', { name: 'Finisci il ribasso' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Finisci adesso' }).click()
    await expect(toast(page).filter({ hasText: 'I prezzi di prima sono tornati.' })).toBeVisible()
    await expect(rowOf(page, name)).toContainText('Finito')
    expect((await (await page.request.get(`/api/products/${bell.id}`)).json()).price).toBe('60.05')
  })
}

test('what the law forbids is said beside the article, and does not start', whole, async ({ page }) => {
  const raised = await aShopProduct(page, { price: '60' })
  const fine = await aShopProduct(page, { price: '90' })
  const answer = await page.request.put(`/api/admin/products/${raised.id}`, { data: { price: '80' } })
  expect(answer.status()).toBe(200)
  const name = `Rialzati ${stampOf()}`
  const form = await beginReduction(page, name, raised)
  await form.getByLabel('Quanto', { exact: true }).selectOption('Nuovo prezzo')
  await form.getByLabel('Nuovo prezzo in euro').fill('70')
  const article = form.getByRole('row').filter({ hasText: raised.productCode })
  await expect(article).toContainText('Non parte')
  await expect(article).toContainText('70,00 € non è più basso, e la legge vieta di chiamarlo ribasso')
  await expect(form.getByRole('complementary')).toContainText('senza etichetta')
  await form.getByRole('button', { name: 'Fai partire' }).click()
  await expect(form.getByRole('alert').or(form.locator('.error')).first()).toContainText('Nessun articolo può partire')
  await expectAccessible(page)

  // With one that may, the others stay as they are.
  await form.getByLabel('Cerca un articolo').fill(fine.name)
  await form.getByRole('button', { name: `Aggiungi ${fine.name}` }).click()
  await expect(form.getByRole('status').filter({ hasText: '1 articolo su 2 non può partire.' })).toBeVisible()
  await form.getByRole('button', { name: 'Fai partire 1 articolo' }).click()
  await expect(toast(page).filter({ hasText: 'Ribasso salvato' })).toBeVisible()
  const priceOf = async ({ id }: { id: number }) => (await (await page.request.get(`/api/products/${id}`)).json()).price
  expect([await priceOf(raised), await priceOf(fine)]).toEqual(['80.00', '70.00'])
})

test(
  'a planned reduction is changed by keyboard, not over a colleague’s head, and taken away',
  whole,
  async ({ page }) => {
    const bell = await aShopProduct(page)
    const name = `In arrivo ${stampOf()}`
    const form = await beginReduction(page, name, bell)
    await form.getByLabel('Percento', { exact: true }).fill('120')
    await form.getByLabel(/^Dal/).fill('2999-12-01T00:00')
    await form.getByLabel(/^Al/).fill('2999-11-30T00:00')
    await form.getByRole('button', { name: 'Programma' }).click()
    await expect(form.getByText(/un numero intero da 1 a 99/).last()).toBeVisible()
    await expect(form.getByText(/la fine deve venire dopo l’inizio/).last()).toBeVisible()
    await form.getByLabel('Percento', { exact: true }).fill('20')
    await form.getByLabel(/^Al/).fill('2999-12-24T23:59')
    await form.getByRole('button', { name: 'Programma 1 articolo' }).click()
    await expect(rowOf(page, name)).toContainText('In arrivo')
    await expect(rowOf(page, name)).toContainText('01/12/2999, 00:00 – 24/12/2999, 23:59')

    const edit = page.getByRole('button', { name: `Modifica ${name}` })
    await edit.focus()
    await page.keyboard.press('Enter')
    const planned = page.getByRole('dialog', { name: 'Modifica ribasso' })
    await expect(planned.getByLabel('Percento', { exact: true })).toHaveValue('20')
    const all: { id: number; name: string; version: number }[] = await (
      await page.request.get('/api/admin/reductions')
    ).json()
    const row = all.find((one) => one.name === name)
    const data = {
      name,
      target: 'products',
      productIds: [bell.id],
      kind: 'percent',
      percent: 30,
      from: '2999-12-02T09:00',
    }
    const other = await page.request.put(`/api/admin/reductions/${row?.id}`, { data })
    expect(other.status()).toBe(200)
    await planned.getByLabel('Percento', { exact: true }).fill('25')
    await planned.getByRole('button', { name: 'Salva' }).click()
    await planned.getByRole('button', { name: 'Riprendi i valori del negozio' }).click()
    await expect(planned.getByLabel('Percento', { exact: true })).toHaveValue('30')
    await planned.getByRole('button', { name: 'Salva' }).click()
    await expect(planned).toBeHidden()
    await expect(rowOf(page, name)).toContainText('dal 02/12/2999, 09:00, finché non lo finisci')

    await page.getByRole('button', { name: `Elimina ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog', { name: 'Elimina ribasso' }).getByRole('button', { name: 'Elimina' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
  },
)
