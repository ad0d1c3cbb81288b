import { eachCase } from '../screen-widths.ts'
import { expect, test } from '../shop-page.ts'

const oneHourMs = 3_600_000

for (const path of eachCase(['/biciclette', '/'])) {
  test(`a phone that sleeps while ${path} loads finds the page as it was`, async ({ page, complaints }) => {
    await page.clock.install()
    await page.goto(path, { waitUntil: 'commit' })
    const isReady = () => page.evaluate(() => document.documentElement.dataset.ready === 'true')
    do {
      await page.clock.fastForward(oneHourMs)
    } while (!(await isReady()))
    await expect(page.locator('h1')).toBeVisible()
    expect(complaints).toEqual([])
  })
}
