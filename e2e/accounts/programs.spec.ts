import type { Page } from '@playwright/test'
import { isSigned, WebhookReceiver } from '#test/outside/webhook-receiver.ts'
import { aBankOrder, aShopProduct, openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible } from '../shop-page.ts'

const test = ownShopTest({ EVENTS_ALLOW_PRIVATE: 'on' })
test.describe.configure({ mode: 'serial' })
test.use({ tolerated: /status of 40[013]/ })

const openPrograms = async (page: Page) => {
  const section = await openSection(page, 'Negozio', 'Collegamenti')
  await expect(section.getByRole('heading', { name: 'Chiavi' })).toBeVisible()
  return section
}

for (const width of eachCase([1440, 390])) {
  test(`a key is made, shown once, used and revoked at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const section = await openPrograms(page)
    await section.getByRole('button', { name: 'Nuova chiave' }).click()
    await section.getByRole('button', { name: 'Crea la chiave' }).click()
    await expect(section.getByText('Scrivi quale programma la userà.').first()).toBeVisible()
    await expect(section.getByText('Scegli almeno una cosa che può fare.').first()).toBeVisible()
    await expectAccessible(page)
    const name = `Cassa ${width}`
    await section.getByLabel('Programma', { exact: true }).fill(name)
    await section.getByLabel('Legge il catalogo').check()
    await section.getByRole('button', { name: 'Crea la chiave' }).click()
    const once = section.getByRole('region', { name: `La chiave di ${name}` })
    await expect(once).toBeFocused()
    const key = (await once.locator('code').textContent()) ?? ''
    expect(key).toMatch(/^pv_[\w-]{43}$/)
    await expectAccessible(page)
    const call = (path: string) => request.get(path, { headers: { authorization: `Bearer ${key}` } })
    await once.getByRole('button', { name: `Prova: la chiave di ${name}` }).click()
    await expect(once.getByText('Funziona')).toBeVisible()
    expect((await call('/api/admin/orders')).status()).toBe(403)
    await once.getByRole('button', { name: 'Fatto' }).click()
    await expect(section.getByText(key)).toHaveCount(0)
    const row = section.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(`pv_…${key.slice(-4)}`)
    await row.getByRole('button', { name: `Revoca la chiave ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click()
    await expect(toast(page)).toContainText('Chiave revocata')
    await expect(row).toContainText('Revocata il')
    expect((await call('/api/admin/products')).status()).toBe(401)
  })

  test(
    `a receiver is tried, told of an order, and what it refused is sent again at ${width}`,
    whole,
    async ({ page }) => {
      const receiver = await WebhookReceiver.open()
      try {
        await page.setViewportSize({ width, height: 900 })
        const section = await openPrograms(page)
        await section.getByRole('button', { name: 'Nuovo destinatario' }).click()
        await section.getByLabel('Indirizzo', { exact: true }).fill('http://example.org/avvisi')
        await section.getByLabel('Ordine fatto').check()
        await section.getByRole('button', { name: 'Aggiungi il destinatario' }).click()
        await expect(section.getByText(/solo per questo stesso computer/).first()).toBeVisible()
        await section.getByLabel('Indirizzo', { exact: true }).fill(receiver.address)
        await section.getByRole('button', { name: 'Aggiungi il destinatario' }).click()
        const once = section.getByRole('region', { name: 'La parola con cui il negozio firma' })
        const secret = (await once.locator('code').textContent()) ?? ''
        await once.getByRole('button', { name: 'Fatto' }).click()
        const card = section.locator('.integration-endpoint').filter({ hasText: receiver.address })
        await card.getByRole('button', { name: /^Prova/ }).click()
        const log = card.getByRole('table', { name: `Avvisi a ${receiver.address}` })
        await expect(log.getByRole('row').filter({ hasText: 'Prova' })).toContainText('Arrivato', { timeout: 20_000 })
        expect(isSigned(receiver.requests[0], secret)).toBe(true)
        receiver.answer = () => 500
        await aBankOrder(page, await aShopProduct(page))
        await expect.poll(() => receiver.seen.at(-1)?.kind, { timeout: 20_000 }).toBe('order.placed')
        await card.getByRole('button', { name: /^Chiudi il registro/ }).click()
        await card.getByRole('button', { name: /^Registro/ }).click()
        const placed = log.getByRole('row').filter({ hasText: 'Ordine fatto' })
        await expect(placed).toContainText('Risposta 500', { timeout: 20_000 })
        await expectAccessible(page)
        receiver.answer = () => 204
        await placed.getByRole('button', { name: /^Rimanda/ }).click()
        await expect(placed).toContainText('Arrivato', { timeout: 20_000 })
        await card.getByRole('button', { name: /^Modifica/ }).click()
        await card.getByLabel('Articolo sotto scorta').check()
        await expectAccessible(page)
        await card.getByRole('button', { name: 'Salva' }).click()
        await expect(card).toContainText('Ordine fatto, Articolo sotto scorta')
        await card.getByRole('button', { name: /^Pausa/ }).click()
        await expect(card).toContainText('In pausa')
        await card.getByRole('button', { name: /^Togli/ }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
        await expect(card).toHaveCount(0)
      } finally {
        await receiver.close()
      }
    },
  )
}
