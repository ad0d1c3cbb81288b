import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const email = () => `lista.${Date.now()}.${process.pid}@example.it`

for (const width of eachCase([1440, 320])) {
  test(`hearts fill a list that joins the account's, is sent by a link and taken back, at ${width}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/accessori')
    const hearts = page.getByRole('main').getByRole('checkbox', { name: /^Metti in lista: / })
    await expect(hearts.nth(0)).not.toBeChecked()
    await hearts.nth(0).click()
    await hearts.nth(1).click()
    await expect(hearts.nth(0)).toBeChecked()
    await expect(page.getByRole('link', { name: 'Lista, 2' })).toBeVisible()
    await hearts.nth(1).click()
    await expect(hearts.nth(1)).not.toBeChecked()
    await hearts.nth(1).click()

    // A product page has the same heart and is remembered on this device.
    await page.goto('/prodotto/scatto-fisso-darsena-grigia')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await page.getByRole('checkbox', { name: 'Metti in lista: Scatto fisso Darsena grigia' }).first().click()
    await page.getByRole('link', { name: 'Lista, 3' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La tua lista' })).toBeVisible()
    const rows = page.getByRole('main').locator('.wish')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText('Scatto fisso Darsena grigia')
    await expect(page.getByRole('region', { name: 'Visti di recente' })).toContainText('Darsena')
    await expectAccessible(page)

    const shop = new URL(page.url()).origin
    const body = { firstName: 'Ada', lastName: 'Rossi', email: email(), password: 'catena-corta' }
    expect(
      (await page.request.post('/api/customer/register', { data: body, headers: { origin: shop } })).status(),
    ).toBe(201)
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByText('3 cose. La ritrovi su ogni apparecchio dove fai l’accesso.')).toBeVisible()
    await expect
      .poll(async () => (await (await page.request.get('/api/customer/wish-list')).json()).wishes.length)
      .toBe(3)
    await page
      .getByRole('button', { name: /^Togli: / })
      .first()
      .click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Manda a qualcuno' }).click()
    await expect(page.getByRole('button', { name: 'Copia il link alla lista' })).toBeVisible()
    await expectAccessible(page)
    const { key } = await (await page.request.get('/api/customer/wish-list')).json()

    const other = await browser.newContext({ locale: 'it-IT' })
    const friend = await other.newPage()
    await friend.goto(`${shop}/lista/${key}`)
    await expect(friend.locator('.product-card')).toHaveCount(2)
    expect(await friend.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await expect(friend.locator('body')).not.toContainText('Ada')
    await page.getByRole('button', { name: 'Ritira il link' }).click()
    await expect(page.getByRole('button', { name: 'Manda a qualcuno' })).toBeVisible()
    await friend.reload()
    await expect(friend.getByRole('heading', { name: 'Questa lista non c’è' })).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Dimentica' }).click()
    await expect(page.getByRole('region', { name: 'Visti di recente' })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('pedivella.visti'))).toBeNull()

    // The account's list leaves this browser with its session.
    await page.goto('/api/logout')
    await page.goto('/accessori')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByRole('link', { name: 'Lista', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pedivella.lista'))).toBeNull()
  })
}
