import type { ActivityBoard } from '#shared/contract/site/activity-board.ts'
import { handleOrder, newEmail, placeGuestOrder } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

const screens = [
  {
    language: 'it',
    path: '/',
    width: 390,
    bench: 'Sul banco',
    open: /^Negozio (aperto|chiuso)/,
  },
  {
    language: 'en',
    path: '/en',
    width: 1440,
    bench: 'On the bench',
    open: /^Shop (open|closed)/,
  },
] as const

for (const { language, path, width, bench, open } of eachCase(screens)) {
  test(`the board hangs under the picture, with what is in work (${language}, ${width} px)`, async ({ page }) => {
    // The board may be half a minute old.
    test.slow()
    const { id } = await placeGuestOrder(newEmail('bacheca'))
    await handleOrder(id, { paymentStatus: 'paid' })
    await expect
      .poll(async () => ((await (await page.request.get('/api/board')).json()) as ActivityBoard).bench, {
        timeout: 60_000,
      })
      .not.toBeNull()
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    const board = page.locator('.board')
    await expect(board.getByRole('heading', { name: bench })).toBeVisible()
    await expect(board.locator('.board-clock')).toHaveText(open)
  })
}

test('the board follows the shop while one looks, and hangs no empty sheet', async ({ page }) => {
  let count = 41
  await page.route('**/api/board*', (route) =>
    route.fulfill({
      json: {
        arrived: null,
        bench: { count: count++, orders: [{ name: 'Gravel Brenta', frameSize: 'M', province: 'PD' }] },
        sent: null,
        sold: null,
      },
    }),
  )
  await page.clock.install()
  await openPage(page, '/')
  const board = page.locator('.board')
  await expect(board.locator('.board-clock')).not.toBeEmpty()
  for (const expected of ['41', '42']) {
    await page.clock.fastForward(61_000)
    await expect(board.locator('.pinned-number b')).toHaveText([expected])
  }
  await expect(board.getByText('Gravel Brenta, M')).toBeVisible()
  await expect(board.getByRole('heading', { level: 3 })).toHaveText([/^Sul banco$/])
})
