import { openDashboard } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'

const test = ownShopTest()
test('shots', async ({ page }) => {
  for (const vista of ['orari', 'dati', 'pagamenti'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openDashboard(page, `/admin?tab=negozio&vista=${vista}`)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/facts-${vista}-${width}.png`, fullPage: true })
    }
})
