import type { Locator, Page } from '@playwright/test'
import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

const gravel = '/prodotto/gravel-brenta-disc-marrone'
const widths = [1440, 390]

const open = async (page: Page, name: string): Promise<Locator> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return page.getByRole('region', { name: /^(Quanto sei alto|Le tue misure|How tall)/ })
}
const type = async (advisor: Locator, typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) await advisor.getByLabel(label).fill(value)
}
/** The gallery's buttons are half below the sticky header otherwise. */
const expectGood = async (page: Page) => {
  await page.locator('.size-advice').evaluate((advisor) => advisor.scrollIntoView())
  await expectAccessible(page)
}
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pedivella-misure'))

for (const width of eachCase(widths)) {
  test(`the advisor names size, reason and doubt, chooses and does not buy (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, gravel)
    const advisor = await open(page, 'Che taglia ti serve?')
    await expect(advisor.getByRole('heading')).toBeFocused()
    await expect(advisor.getByRole('status')).toBeEmpty()
    const empty = page.getByRole('img', { name: 'Disegno in scala di un telaio in taglia M, senza nessuno in sella.' })
    await expect(empty).toBeVisible()
    await expectGood(page)
    await type(advisor, { Altezza: '178', Cavallo: '83' })
    await expect(empty).toHaveCount(0)
    const answer = advisor.getByRole('status')
    await expect(answer).toContainText('A 178 cm con 83 di cavallo la M ti lascia 4 cm sopra il tubo.')
    await expect(answer).toContainText('La L ti lascia 1 cm sopra il tubo: troppo poco.')
    await expect(
      page.getByRole('img', { name: 'Disegno in scala: una persona di 178 cm su un telaio M.' }),
    ).toBeVisible()
    await expect(advisor.getByText('Le misure restano su questo apparecchio')).toBeVisible()
    await advisor.getByRole('button', { name: 'Scegli la M' }).click()
    await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()
    await expect(advisor.getByRole('button', { name: 'Hai scelto la M' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Carrello, \d/ })).toHaveCount(0)
    await expectGood(page)

    await type(advisor, { Altezza: '185', Cavallo: '88' })
    await expect(answer).toContainText('La L è esaurita.')
    await expect(advisor.getByText('La più vicina che ti va bene, pronta:')).toBeVisible()
    await expect(advisor.getByRole('button', { name: 'Scegli la L' })).toHaveCount(0)
    await type(advisor, { Altezza: '158', Cavallo: '74' })
    await expect(answer).toContainText('Per 158 cm questa parte da troppo in alto: comincia da 160 cm.')
    await expectGood(page)
  })

  test(`a body that there cannot be gets a sentence and no answer (${width})`, whole, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, gravel)
    const advisor = await open(page, 'Che taglia ti serve?')
    await type(advisor, { Altezza: '150', Cavallo: '120' })
    const inseam = advisor.getByLabel('Cavallo')
    await expect(inseam).toHaveAttribute('aria-invalid', 'true')
    await expect(inseam).toHaveAccessibleDescription(/Con 150 cm di altezza il cavallo è di solito tra 66 e 75 cm/)
    await expect(advisor.getByRole('status')).toBeEmpty()
    await expect(page.getByRole('img', { name: /^Disegno in scala di/ })).toHaveAccessibleName(/senza nessuno in sella/)
    await type(advisor, { Altezza: '17' })
    await expect(advisor.getByLabel('Altezza')).toHaveAccessibleDescription(/da 75 a 215/)
    await type(advisor, { Altezza: 'alto', Cavallo: '83' })
    await expect(advisor.getByLabel('Altezza')).toHaveAccessibleDescription(/Scrivi i centimetri/)
    await expectGood(page)
    await type(advisor, { Altezza: '1,78' })
    await expect(advisor.getByRole('status')).toContainText('la M ti lascia 4 cm')
  })

  test(`a used bicycle says whether it is one's size, in English too (${width})`, whole, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/en/prodotto/olandese-anversa-revisionata')
    const advisor = await open(page, 'Is it my size?')
    await type(advisor, { Height: '174', Inseam: '81' })
    const answer = advisor.getByRole('status')
    await expect(answer).toContainText('Yes, it’s your size.')
    await expect(advisor.getByText('A general rule, not the maker’s table.')).toBeVisible()
    await expectGood(page)
    await type(advisor, { Height: '195', Inseam: '91' })
    await expect(answer).toContainText('No: this is 54, you need 62.')
    await expect(advisor.getByText(/^(The nearest that fits you|There’s nothing of this kind)/)).toBeVisible()
    await expectGood(page)
  })

  test(`clothing has its maker's table, how to measure, and a size (${width})`, whole, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/prodotto/casco-sentiero-verde')
    const advisor = await open(page, 'Guida alle taglie')
    await expect(advisor.getByRole('table', { name: 'Tabella delle taglie, in centimetri' })).toBeVisible()
    await expect(advisor.getByText('Testa: il giro sopra le sopracciglia e le orecchie.')).toBeVisible()
    await type(advisor, { Testa: '90' })
    await expect(advisor.getByLabel('Testa')).toHaveAccessibleDescription(/da 40 a 68/)
    await type(advisor, { Testa: '57' })
    await expect(advisor.getByRole('status')).toContainText('Per testa ti va la M.')
    await expectGood(page)
  })
}

test('in a dialog it works by keyboard, and Escape closes it before the dialog', async ({ page }) => {
  await openPage(page, '/biciclette/gravel')
  await page.getByRole('link', { name: 'Gravel Brenta Disc marrone' }).first().click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Che taglia ti serve?' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Quanto sei alto?' })).toBeFocused()
  // The maker's table is loaded when the advisor opens.
  const height = dialog.getByLabel('Altezza')
  await expect(height).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(height).toBeFocused()
  await page.keyboard.type('178')
  await page.keyboard.press('Tab')
  await page.keyboard.type('83')
  await expect(dialog.getByText(/la M ti lascia 4 cm sopra il tubo/)).toBeVisible()
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await expect(dialog).toBeVisible()
})

test('what is typed stays on the device, is never sent, and is forgotten when asked', whole, async ({ page }) => {
  // Numbers that nothing else of the shop is.
  const typed = { Altezza: '178,3', Cavallo: '83,7', Braccio: '58,9' }
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  await openPage(page, gravel)
  const advisor = await open(page, 'Che taglia ti serve?')
  await type(advisor, typed)
  await expect(advisor.getByRole('status')).toContainText('178,3 cm')
  await type(advisor, { Altezza: '186,3', Cavallo: '87,7' })
  await expect(advisor.getByText('La più vicina che ti va bene, pronta:')).toBeVisible()
  expect(JSON.parse((await kept(page)) ?? '{}')).toMatchObject({ height: '186,3', inseam: '87,7', arm: '58,9' })

  await openPage(page, '/prodotto/olandese-anversa-revisionata')
  const other = await open(page, 'È la mia taglia?')
  await expect(other.getByLabel('Altezza')).toHaveValue('186,3')
  await other.getByRole('button', { name: 'Dimentica le misure' }).click()
  await expect(other.getByLabel('Altezza')).toHaveValue('')
  expect(await kept(page)).toBeNull()
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((one) => /(178|186)(,|\.|%2C)3|8[37](,|\.|%2C)7|58(,|\.|%2C)9/i.test(one))).toEqual([])
})
