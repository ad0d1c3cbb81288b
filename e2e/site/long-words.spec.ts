import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard } from '../admin-page.ts'
import { beyondTheEdge, goInPage, readLongWords } from '../long-words.ts'
import { staffScreens, visitorScreens } from '../screens.ts'
import { expect, openPage, test } from '../shop-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function expectInWindow(page: Page, path: string, start: string): Promise<void> {
  // Below an open dialog no other screen is drawn.
  if ((await page.locator('[role=dialog]').count()) > 0) await openPage(page, start)
  await goInPage(page, path)
  await expect(page.locator('.skeleton, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  await expect.soft(page.getByText('Qualcosa non ha funzionato'), path).toHaveCount(0)
  expect.soft(await page.evaluate(beyondTheEdge), path).toEqual([])
}

test('a word of 190 letters widens no screen of the shop or the dashboard, whatever text it stands in', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const product = await aShopProduct(page, { name: `Manubrio${'x'.repeat(180)}`, brand: 'B'.repeat(80) })
  const order = await aBankOrder(page, product)
  await readLongWords(page)
  await openPage(page, '/garanzia')
  for (const path of visitorScreens({ word: 'casco', slug: product.slug, order }))
    await expectInWindow(page, path, '/garanzia')
  await openDashboard(page)
  const listOfOne = `/admin?categoria=accessori&cerca=${product.productCode}`
  for (const path of staffScreens(listOfOne, product.id, order.id)) await expectInWindow(page, path, '/admin')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
