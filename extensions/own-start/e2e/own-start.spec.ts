import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whole } from '../../../e2e/screen-widths.ts'
import { expect, openPage, test } from '../../../e2e/shop-page.ts'
import { chooseStart } from '../../../server/platform/chosen-start.ts'
import { ShopProcess, startLimitMs } from '../../../test/own-process.ts'

// The shop stops while the page asks.
test.use({ tolerated: /CONNECTION_(REFUSED|RESET)|127\.0\.0\.1/ })

test('the owner looks at the demo and leaves it for an empty shop, with one password', whole, async ({ page }) => {
  test.setTimeout(startLimitMs)
  const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-e2e-'))
  chooseStart(dataDir, 'own')
  const shop = await ShopProcess.start({ dataDir, env: { RATE_LIMIT: 'off', ADMIN_PASSWORD: '' }, isHeard: true })
  try {
    const said = await shop.untilSaid(/^Administrator's password/)
    const password = said.replace(/^.*: /, '')
    const logIn = async () => {
      await openPage(page, `${shop.url}/admin`)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Accedi' }).click()
      await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
    }
    const change = async (press: string) => {
      await page.getByRole('button', { name: press }).click()
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await expect(question.getByText('Il sito si ferma per qualche secondo')).toBeVisible()
      await question.getByRole('button', { name: press }).click()
      await page.waitForEvent('load', { timeout: startLimitMs })
    }

    await logIn()
    await expect(page.getByRole('heading', { name: 'Prima di aprire' })).toBeVisible()
    await change('Guarda la demo')
    await logIn()
    await expect(page.getByText('Questa è la demo')).toBeVisible()
    await change('Inizia il tuo negozio')
    await logIn()
    await expect(page.getByRole('heading', { name: 'Prima di aprire' })).toBeVisible()
    expect(await (await page.request.get(`${shop.url}/api/products`)).json()).toEqual([])
    expect((await shop.stop()).code).toBe(0)
  } finally {
    shop.signal('SIGKILL')
    await shop.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
