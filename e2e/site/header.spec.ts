import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

test('the products open by keyboard, Escape gives the focus back, a choice moves it to the new page', async ({
  page,
}) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Prodotti' })
  const menu = page.getByRole('navigation', { name: 'Navigazione principale' })
  const links = menu.locator('.mega-head')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(links).toHaveText(['Biciclette', 'Bici usate', 'Componenti', 'Abbigliamento', 'Accessori'])
  await expect(menu.getByRole('link', { name: /^Trasmissione \d+$/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(links.first()).toBeHidden()

  // A slow list is announced after the title: all announcements count, not only the last.
  const said: string[] = []
  await page.exposeFunction('hear', (text: string) => said.push(text))
  await page.locator('#live-polite').evaluate((region) => {
    const { hear } = window as unknown as { hear: (text: string) => void }
    new MutationObserver(() => hear(region.textContent ?? '')).observe(region, { childList: true })
  })
  await button.press('Enter')
  await links.nth(2).press('Enter')
  await expect(page).toHaveURL('/componenti')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => said.join('\n')).toContain('Componenti · Cicli Pedivella')
  await expect(links.first()).toBeHidden()
})

for (const width of eachCase([390, 768, 1440])) {
  test(`the first article in the cart moves nothing in the header (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/accessori')
    const places = () =>
      page
        .locator('.header :is(a,button,input):not(.search-clear)')
        .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]))
    const before = await places()
    await page
      .getByRole('button', { name: /^Aggiungi al carrello/ })
      .first()
      .click()
    await expect(page.locator('.header .count')).toHaveText('1')
    expect(await places()).toEqual(before)
  })
}

test('a heading that only takes the focus from a script has no ring', whole, async ({ page }) => {
  await openPage(page, '/accessori')
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.fill('casco')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await ring()).toBe('none')
  await page.locator('.product-card h3 a').first().press('Enter')
  await expect(page.getByRole('dialog').locator('h2').first()).toBeFocused()
  expect(await ring()).toBe('none')
  // Enabled controls keep their focus ring.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Compra ora' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect.poll(ring).toBe('solid')
})

test('the products open under the mouse, and a click right after does not close them', whole, async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Prodotti' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the search proposes while typing and the arrows choose', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  const options = page.locator('#search-list').getByRole('option')
  await box.click()
  await box.pressSequentially('grave', { delay: 30 })
  await expect(options.first()).toHaveText('gravel')
  await expect(page.getByRole('group', { name: 'Scaffali' }).getByRole('option').first()).toHaveText('Gravel')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#live-polite')).toHaveText(/\d+ suggerimenti/)
  await expect(page.getByRole('option', { name: /Vedi tutti i risultati \(\d+\) per «grave»/ })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?q=gravel')
  // The page of a search takes the focus when it has come.
  await expect(page.getByRole('heading', { level: 1, name: 'gravel' })).toBeFocused()
  await box.fill('strada bianca')
  await page.getByRole('group', { name: 'Prodotti' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/prodotto\/.*strada-bianca/)
})

test('a search that nothing matches leads to the five categories', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.click()
  await box.pressSequentially('zzqq', { delay: 30 })
  const offered = page.getByRole('group', { name: 'Nessun risultato. Parti da una categoria:' })
  await expect(offered.getByRole('option')).toHaveText([
    'Biciclette',
    'Bici usate',
    'Componenti',
    'Abbigliamento',
    'Accessori',
  ])
  await expect(page.locator('#live-polite')).toHaveText(/^Nessun risultato/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/biciclette')
})

test('the first Escape closes the suggestions, the second empties the box', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.click()
  await box.pressSequentially('casco', { delay: 30 })
  await expect(page.locator('#search-list').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#search-list').getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue('casco')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
})

test('a search has an address, and the box follows it back and forth', async ({ page }) => {
  await openPage(page, '/accessori')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.fill('  freni ')
  await box.press('Enter')
  await expect(page).toHaveURL('/?q=freni')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('freni')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await box.fill('catena')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('catena')
  await page.goBack()
  await expect(box).toHaveValue('freni')
  await page.goBack()
  await expect(page).toHaveURL('/accessori')
  await expect(box).toHaveValue('')
})

test('an empty search goes nowhere', async ({ page }) => {
  await openPage(page, '/accessori')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/accessori')
})

test('the hidden word leads to the administrator, proposes nothing and empties the box', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(request.url())
  })
  await openPage(page, '/accessori')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.pressSequentially(' AdMin ', { delay: 300 })
  await expect(page.locator('#search-list').getByRole('option')).toHaveCount(0)
  await box.press('Enter')
  await expect(page).toHaveURL('/admin')
  expect(asked.filter((url) => /admin/i.test(url))).toEqual([])
})

test('the language menu changes every text at once and the choice stays', async ({ page }) => {
  await openPage(page, '/')
  const menu = page.getByRole('button', { name: 'Lingua: italiano' })
  await expect(menu).toHaveText('IT')
  expect((await menu.boundingBox())?.width).toBe(90)
  await menu.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'IT' })).toBeFocused()
  await expect(page.getByRole('menuitemradio', { name: 'IT' }).locator('svg[viewBox="0 0 3 2"]')).toBeVisible()
  await expect(page.getByRole('menuitemradio', { name: 'EN' }).locator('svg[viewBox="0 0 60 40"]')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bike that’s ready to ride.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
  const { headers, body } = await page.request
    .get('/')
    .then(async (r) => ({ headers: r.headers(), body: await r.text() }))
  expect(headers['content-language']).toBe('en')
  expect(body).toContain('A bike that’s ready to ride.')
})

test('a saved language that is neither it nor en counts as none', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'fr', url: baseURL ?? '' }])
  await openPage(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('the skip link comes first and leads to the content', async ({ page }) => {
  await openPage(page, '/biciclette')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu is a sheet with the same links; Back and a choice close it', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

    await page.getByRole('button', { name: 'Menu' }).tap()
    await sheet.getByRole('link', { name: 'Bici usate' }).tap()
    await expect(page).toHaveURL('/bici-usate')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(sheet.getByRole('link', { name: 'IT', exact: true })).toHaveAttribute('aria-current', 'true')
    await sheet.getByRole('link', { name: 'EN', exact: true }).tap()
    await expect(page).toHaveURL('/en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('nothing is wider than the screen and every control is a thumb wide', whole, async ({ page }) => {
    await openPage(page, '/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const small = await page.locator('header').evaluate((header) =>
      [...header.querySelectorAll('a, button, input')]
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
        .map((one) => one.outerHTML.slice(0, 80)),
    )
    expect(small).toEqual([])
  })
})
