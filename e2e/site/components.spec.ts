import { expect, test } from '@playwright/test'
import { serveComponents } from '../../components/serve-components.ts'
import { expectAccessible } from '../shop-page.ts'

test('the page of components shows each in both languages, without an error @whole', async ({ page }) => {
  const served = await serveComponents()
  try {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(served.address)
    for (const [language, word] of [
      ['it', 'facoltativo'],
      ['en', 'optional'],
    ] as const) {
      await page.getByRole('button', { name: language, exact: true }).click()
      await expect(page.getByRole('region', { name: 'TextField, optional' })).toContainText(word)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Guida alle taglie' }).click()
    await expect(page.getByRole('dialog', { name: 'Guida alle taglie' })).toBeVisible()
    await expectAccessible(page)
    expect(errors).toEqual([])
  } finally {
    await served.close()
  }
})
