import type { Locator } from '@playwright/test'
import { newEmail, placeGuestOrder } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

/** The number of lines of a text. */
const linesOf = (where: Locator, text: string): Promise<number> =>
  where.evaluate((root, text) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + text.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return 0
  }, text)

for (const width of eachCase([320, 390, 768])) {
  test(`a code is not broken at its hyphen, on a card or a page (${width} px)`, whole, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/?q=m-wave')
    const names = page.locator('.product-card h3').filter({ hasText: 'M-Wave' })
    expect(await names.count()).toBeGreaterThan(5)
    for (const name of await names.all()) expect(await linesOf(name, 'M-Wave')).toBe(1)
    await names.filter({ hasText: 'Guanti' }).getByRole('link').click()
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 }).first()
    await expect(heading).toHaveText(/^Guanti lunghi M-Wave/)
    await expect.poll(() => linesOf(heading, 'M-Wave')).toBe(1)
  })
}

test('at 320 pixels the hours of a day and the address of e-mail each stand on one line', whole, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/')
  const contact = page.locator('#contatti')
  for (const cell of await contact.locator('.hours td').filter({ visible: true }).all())
    expect(await linesOf(cell, (await cell.textContent()) ?? '')).toBe(1)
  expect(await linesOf(contact, 'negozio@ciclipedivella.example')).toBe(1)
})

test('a printed order says where its links lead, without the key', whole, async ({ page, baseURL }) => {
  const order = await placeGuestOrder(newEmail('stampa'))
  await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
  const printed = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await printed('Recedere dal contratto qui')).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await printed('Recedere dal contratto qui')).toBe(`" (${baseURL}/recesso)"`)
  expect(await printed('Garanzia legale di conformità')).toBe(`" (${baseURL}/garanzia)"`)
})
