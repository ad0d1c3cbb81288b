import { countSteps, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { mailedLink, newEmail } from '../../../e2e/customer-steps.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

test('a bicycle is booked on a phone, its estimate accepted by link, and is ready', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = newEmail('officina')
  await openPage(page, '/officina')
  await expectAccessible(page)
  // Name, telephone, e-mail; the rest is folded.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3)
  const step = countSteps()
  await step(() => page.getByRole('radio', { name: /Tagliando completo/ }).check({ force: true }))
  const days = page.getByRole('group', { name: 'Giorno' })
  await step(() => days.locator('label:not(:has(:disabled))').last().click())
  await step(() =>
    page
      .getByRole('group', { name: /^Ora, / })
      .locator('label')
      .first()
      .click(),
  )
  await step(() => page.getByText('Corsa', { exact: true }).click())
  await step(() => page.getByLabel('Nome e cognome').fill('Giulia Ferrari'))
  await step(() => page.getByLabel('Cellulare').fill('348 000 0000'))
  await step(() => page.getByLabel('E-mail').fill(email))
  await step(() => page.getByRole('button', { name: 'Prenota' }).click())
  expect(step.count()).toBeLessThanOrEqual(8)
  await expect(page.getByRole('heading', { name: /^Ti aspettiamo/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Metti in calendario' })).toHaveAttribute('href', /\/calendar\?key=/)
  const number = (await page.getByText(/^OF-\d+$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Sposta' }).click()
  await page
    .getByRole('group', { name: /^Ora, / })
    .locator('label')
    .last()
    .click()
  await page.getByRole('button', { name: 'Sposta qui' }).click()
  await expect(page.getByRole('button', { name: 'Sposta qui' })).toBeHidden()
  await expectAccessible(page)

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await openDashboard(desk, '/admin?tab=lavori')
    await desk.getByRole('button', { name: `È arrivata ${number}` }).click()
    await expect(desk.getByRole('button', { name: `Comincia ${number}` })).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('article').filter({ hasText: number }).getByRole('button', { name: 'Corsa, sua' }).click()
    const job = desk.getByRole('dialog', { name: /Giulia Ferrari/ })
    const estimate = job.getByRole('region', { name: 'Preventivo' })
    await estimate.getByLabel('Che cosa').fill('Pattini e montaggio')
    await estimate.getByLabel('Prezzo').fill('38,50')
    await expectAccessible(desk)
    await estimate.getByRole('button', { name: 'Manda il preventivo' }).click()
    await expect(toast(desk)).toContainText('Preventivo mandato')

    await openPage(page, await mailedLink(email, /^\/officina\/preventivo/))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approva e paga al ritiro 117,50 €' }).click()
    await expect(page.getByRole('heading', { name: 'Hai detto sì' })).toBeVisible()

    await openPage(desk, '/admin?tab=lavori')
    await desk.getByRole('button', { name: `Comincia ${number}` }).click()
    await desk.getByRole('button', { name: `È pronta ${number}` }).click()
    await expect(desk.getByRole('button', { name: `Consegna ${number}` })).toBeVisible()

    await openPage(page, await mailedLink(email, /^\/officina\/conto/))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Paga 117,50 €' }).click()
    await expect(page).toHaveURL(/\/ordine\//)
  } finally {
    await desk.close()
  }
})
