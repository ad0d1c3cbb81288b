import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const used = '/prodotto/olandese-anversa-revisionata'
const sold = '/prodotto/pista-bianca-con-copertone-verde'

for (const { path, card, marks, bench, mark, notRecorded } of eachCase([
  {
    path: used,
    card: 'Scheda di lavoro',
    marks: 'Che cosa non è perfetto',
    bench: 'Controllata al banco',
    mark: 'Graffi sul parafango posteriore',
    notRecorded: 'non segnata',
  },
  {
    path: `/en${used}`,
    card: 'Job card',
    marks: 'What isn’t perfect',
    bench: 'Checked at the bench',
    mark: 'Scratches on the rear mudguard',
    notRecorded: 'not recorded',
  },
])) {
  test(`a used bicycle shows its job card, in its first HTML (${card})`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    expect(html.indexOf(bench)).toBeGreaterThan(html.indexOf(marks))
    expect(html).not.toContain('AX16B20')
    await openPage(page, path)
    const sheet = page.getByRole('region', { name: card })
    await expect(sheet).toContainText('PV-US-0231')
    await expect(sheet.getByText(notRecorded)).toBeVisible()
    const checks = sheet.getByRole('region', { name: bench })
    await expect(checks.getByRole('listitem')).toHaveCount(23)
    await expect(checks).toContainText(/0[,.]25\s%/)
    await expectAccessible(page)
    const drawing = sheet.locator('.defect-area img')
    await expect(drawing).toHaveAttribute('src', /\/images\/bici-v1-city-54-622x.*-8f9b96-.*-drawing\.svg$/)
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0)
    await sheet.getByRole('link', { name: mark }).click()
    await expect(page).toHaveURL(/#segno-1$/)
    await expect(sheet.getByRole('listitem').filter({ hasText: mark })).toBeInViewport()
  })
}

test('the card has its styles for who comes from another page too', whole, async ({ page }) => {
  await openPage(page, '/condizioni')
  await page.evaluate((path) => {
    Object.assign(window, { isSamePage: true })
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, used)
  const sheet = page.getByRole('region', { name: 'Scheda di lavoro' })
  await expect(sheet).toContainText('PV-US-0231')
  await expect(sheet.locator('.number-plate')).toHaveCSS('position', 'absolute')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the card stands in the width of a phone, and keeps its plate and its order', whole, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, used)
  const sheet = page.getByRole('region', { name: 'Scheda di lavoro' })
  const tops = await Promise.all(
    ['.number-plate', 'h1', '.gallery-main', '.stub', '.stamps', '.defects', '.point-groups'].map((part) =>
      sheet.locator(part).evaluate((element) => element.getBoundingClientRect().top),
    ),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('a sold one says so with the day, without the trade, and what was wrong with it', async ({ page }) => {
  await openPage(page, sold)
  const sheet = page.getByRole('region', { name: 'Scheda di lavoro' })
  await expect(sheet.getByText('Venduta', { exact: true })).toBeVisible()
  await expect(sheet.getByText(/^\d\d\.\d\d\.\d{4}$/)).toBeVisible()
  await expect(sheet.getByText('Nessun segno da dichiarare.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /carrello|Compra/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('printed it is the sheet alone: no buttons, no price, no page around it', whole, async ({ page }) => {
  await openPage(page, used)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stub')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Stampa la scheda' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Controllata al banco' })).toBeVisible()
})
