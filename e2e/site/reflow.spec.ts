import type { Page } from '@playwright/test'
import { aShopProduct } from '../admin-page.ts'
import { beCustomer, fillCheckout, placeOrder } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { visitorLayers, visitorScreens } from '../screens.ts'
import { expect, expectAccessible, openPage, test, untilStill } from '../shop-page.ts'

const longWord = 'Supercalifragilistichespiralidoso-portaborraccia'

/** Nothing has to be scrolled sideways (rule 498), at any of these widths. */
async function expectNoSidewaysScroll(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    await untilStill(page)
    const boxes = await page.evaluate(() => {
      const all = [document.documentElement, ...document.querySelectorAll('.layer, .panel-body, [role=dialog]')]
      return all.map((box) => [box.scrollWidth, box.clientWidth])
    })
    for (const [content = 0, room = 0] of boxes)
      expect.soft(content, `${what} in ${width} px`).toBeLessThanOrEqual(room)
  }
}

/** Steps through the page with Tab: no bar covers the whole focused element (rule 499). */
async function expectFocusInSight(page: Page, steps: number, key = 'Tab'): Promise<void> {
  const seen = new Set<string>()
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      return focused && focused !== document.body
        ? `${focused.tagName} ${focused.id} ${focused.textContent}`
        : undefined
    })
    if (!name) continue
    seen.add(name)
    // The browser scrolls there after the step.
    await expect.poll(() => page.evaluate(isFocusInSight), `${key} to ${name.slice(0, 80)}`).toBe(true)
  }
  expect(seen.size, 'what had the focus').toBeGreaterThan(5)
}

function isFocusInSight(): boolean {
  const focused = document.activeElement
  // Radios and the like are drawn by their label.
  const shown = focused?.matches('.sr-only') ? (focused.closest('label') ?? focused) : focused
  // Out of the window is not below a bar: what came late stands above it now, where the browser had scrolled before.
  const box = shown?.getBoundingClientRect()
  if (box && (box.bottom <= 0 || box.top >= innerHeight)) shown?.scrollIntoView({ block: 'nearest' })
  // A link may run over two lines: each has a box of its own.
  return [...(shown?.getClientRects() ?? [])].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((across) => {
        const there = document.elementFromPoint(left + width * across, top + height * down)
        return there !== null && (shown?.contains(there) || there.contains(shown))
      }),
    ),
  )
}

async function withCart(page: Page, lines: { id: number; name: string }[]): Promise<void> {
  const cart = lines.map(({ id, name }) => ({
    productId: id,
    frameSize: null,
    quantity: 1,
    name,
    unitCents: 6000,
    imageUrl: null,
  }))
  await page.evaluate((lines) => localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines })), cart)
}

const views = [
  ['it', [320, 768, 1440]],
  ['en', [1024, 390, 320]],
] as const

for (const [language, widths] of eachCase(views)) {
  const [width] = widths
  test(`every public screen reads in ${widths.join(', ')} px without scrolling sideways, long names and all (${language})`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 700 })
    const product = await aShopProduct(page, { name: `${longWord} ${language} ${width}`, price: '12345.60' })
    const email = await beCustomer(page, `${'lungo.'.repeat(6)}${Date.now()}.${language}.${width}@example.it`)
    const { slug } = await (await page.request.get(`/api/products/${product.id}`)).json()
    const order = await placeOrder(page.request, email, language)
    for (const path of visitorScreens({ word: longWord, slug, order })) {
      await openPage(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page, path, widths)
      await page.setViewportSize({ width, height: 700 })
      await expectAccessible(page, path)
    }
    // Pending requests of the open page would be refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await openPage(page, `/accessori?lang=${language}`)
    await withCart(page, [product])
    for (const layer of visitorLayers) {
      await openPage(page, `/accessori?${layer}=1&lang=${language}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page, layer, widths)
      await page.setViewportSize({ width, height: 700 })
      await expectAccessible(page, layer)
    }
  })
}

test('a refused checkout leads to its summary below the head that stays, and nothing shows above that head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const product = await aShopProduct(page)
  await openPage(page, '/accessori')
  await withCart(page, [product])
  await openPage(page, '/accessori?checkout=1')
  await page.getByText('Bonifico bancario', { exact: true }).click()
  await fillCheckout(page, { customerEmail: 'giulia@', postalCode: '361' })
  await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  const head = page.locator('.dialog-checkout > .dialog-head')
  const places = async () => ({ head: await head.boundingBox(), summary: await summary.boundingBox() })
  const { head: bar, summary: box } = await places()
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.locator('#checkout-city').focus()
  await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).scrollIntoViewIfNeeded()
  // The coloured band of 9 px lies above it and nothing else.
  expect((await places()).head?.y).toBeLessThanOrEqual(9)
})

for (const [width, height] of eachCase([
  [390, 700],
  [1280, 720],
  [640, 360],
])) {
  test(`what has the focus is not covered by a bar that stays (${width} × ${height})`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    const product = await aShopProduct(page)
    const { slug } = await (await page.request.get(`/api/products/${product.id}`)).json()
    for (const path of ['/accessori', `/prodotto/${slug}`, '/recesso']) {
      await openPage(page, path)
      await expectFocusInSight(page, 40)
      await expectFocusInSight(page, 25, 'Shift+Tab')
    }
    await withCart(page, [product])
    for (const dialog of ['checkout', 'product']) {
      await openPage(page, dialog === 'checkout' ? '/accessori?checkout=1' : '/accessori')
      if (dialog === 'product') await page.getByRole('link', { name: product.name, exact: true }).click()
      // Its frame, which comes before it, has one button.
      const shown = page.getByRole('dialog')
      const whole =
        dialog === 'checkout' ? shown.getByRole('textbox') : shown.getByRole('button', { name: /al carrello/ })
      await expect(whole.first()).toBeVisible()
      await expectFocusInSight(page, 30)
      await expectFocusInSight(page, 30, 'Shift+Tab')
    }
  })
}
