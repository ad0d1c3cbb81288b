import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adminPassword } from '#test/own-process.ts'
import { openDashboard, openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: they share a shop in which the last test closes every session.
test.describe.configure({ mode: 'serial' })

const picture = (name: string) => fileURLToPath(new URL(`../../seed/images/${name}`, import.meta.url))

test('a shop without anything says so on every card and tab', async ({ page }) => {
  await openDashboard(page)
  const numbers = page.getByRole('region', { name: 'Numeri' })
  for (const [label, number] of [
    ['Prodotti Totali', '0'],
    ['Ordini Oggi', '0'],
    ['Vendite Mese', '€ 0,00'],
    ['Clienti Attivi', '0'],
  ] as const) {
    const card = numbers.locator('.kpi').filter({ hasText: label })
    await expect(card.locator('.num')).toHaveText(number)
  }
  await expect(page.getByRole('heading', { name: 'Nessun prodotto in questa categoria' })).toBeVisible()
  await expect(page.getByText('Aggiungi il primo prodotto per iniziare')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Ordini' }).first().click()
  await expect(page.getByText('Nessun ordine presente.')).toBeVisible()
  await page.getByRole('tab', { name: 'Resi' }).click()
  await expect(page.getByText('Nessun reso.')).toBeVisible()
  await page.getByRole('button', { name: 'Altro sugli ordini' }).click()
  await page.getByRole('menuitem', { name: 'E-mail spedite' }).click()
  await expect(page.getByText('Nessuna e-mail.')).toBeVisible()
  await page.getByRole('tab', { name: 'Clienti' }).click()
  await expect(page.getByRole('heading', { name: 'Gestione Clienti' })).toBeVisible()
  await expect(page.getByText('Nessun cliente presente.')).toBeVisible()
  await page.getByRole('tab', { name: 'Recensioni' }).click()
  await expect(page.getByText('Nessuna recensione presente.')).toBeVisible()
  await page.getByRole('tab', { name: 'In Attesa di Approvazione' }).click()
  await expect(page.getByText('Nessuna recensione in attesa di approvazione.')).toBeVisible()
  await page.getByRole('tab', { name: 'Approvate' }).click()
  await expect(page.getByText('Nessuna recensione approvata.')).toBeVisible()
})

test(
  'a picture that vanishes is found, listed and restored; one without a copy is said to be lost',
  whole,
  async ({ page, ownShop }) => {
    await openDashboard(page)
    const names: string[] = []
    for (const file of ['brenta.webp', 'lambro.webp']) {
      const answer = await page.request.post('/api/admin/upload', { multipart: { image: await fileOf(file) } })
      names.push((await answer.json()).imageUrl.replace('/images/', ''))
    }
    const [first = '', second = ''] = names
    const original = (name: string) => join(ownShop.dataDir, 'images', name)
    const copy = (name: string) => join(ownShop.dataDir, 'images-backup', name)

    const card = page.getByRole('region', { name: 'Protezione Immagini' })
    const verify = card.getByRole('button', { name: 'Verifica Immagini' })
    const restore = card.getByRole('button', { name: 'Ripristina' })
    for (const note of [
      'Controllo ogni minuto',
      'Backup automatico a ogni caricamento',
      'Ripristino automatico delle immagini mancanti',
      'Cache delle immagini: 1 anno',
    ])
      await expect(card.getByText(note)).toBeVisible()
    await expect(card.getByText('Stato: da verificare.')).toBeVisible()
    await expect(restore).toBeDisabled()
    await verify.click()
    await expect(card.getByText('Stato: Tutte le immagini OK')).toBeVisible()
    await expect(toast(page)).toContainText('Tutte le immagini sono OK')
    await expect(toast(page)).toContainText('Nessuna immagine mancante rilevata')
    await expect(card.getByText('ultimo alle')).toBeVisible()
    await expect(restore).toBeDisabled()

    rmSync(original(first))
    rmSync(original(second))
    copyFileSync(copy(second), join(ownShop.dataDir, 'aside.webp'))
    rmSync(copy(second))
    await verify.click()
    await expect(card.getByText('Stato: Immagini mancanti 2')).toBeVisible()
    await expect(toast(page)).toContainText('Immagini mancanti rilevate')
    await expect(toast(page)).toContainText('2 immagini mancanti')
    const list = card.getByRole('list', { name: 'File mancanti' })
    await expect(list.getByRole('listitem')).toHaveText([first, second].sort())
    await expectAccessible(page)

    await restore.click()
    await expect(toast(page)).toContainText('Ripristino incompleto')
    await expect(toast(page)).toContainText('1 immagine ripristinata. 1 senza copia valida: vanno caricate di nuovo.')
    await expect(list.getByRole('listitem')).toHaveText([second])
    expect(existsSync(original(first))).toBe(true)
    const task = page.getByRole('region', { name: 'Da fare oggi' }).getByRole('link', { name: /immagine mancante/ })
    await task.click()
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()

    copyFileSync(join(ownShop.dataDir, 'aside.webp'), copy(second))
    await restore.click()
    await expect(toast(page)).toContainText('Ripristino completato')
    await expect(card.getByText('Stato: Tutte le immagini OK')).toBeVisible()
    await expect(restore).toBeDisabled()
    expect(existsSync(original(second))).toBe(true)
    await expect(task).toHaveCount(0)

    rmSync(copy(first))
    await card.getByRole('button', { name: 'Crea Backup' }).click()
    await expect(toast(page)).toContainText('Backup creato')
    await expect(toast(page)).toContainText('1 immagine copiata, 2 su 2 al sicuro')
    expect(existsSync(copy(first))).toBe(true)
  },
)

test('a shop that sells in Italian only is asked for no English', async ({ page }) => {
  const section = await openSection(page, 'Negozio', 'Lingue')
  const english = section.getByRole('checkbox', { name: 'Vendo anche in inglese' })
  await expect(english).toBeChecked()
  await english.click()
  await expect(toast(page)).toContainText('Vendi solo in italiano')
  await expect(english).not.toBeChecked()
  await expectAccessible(page)
  await openPage(page, '/admin?apri=prodotto-nuovo')
  const form = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
  await expect(form.getByLabel('Nome')).toBeVisible()
  await expect(form.getByText('English')).toHaveCount(0)
})

test.describe('with a server that does not answer', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a check, a restore and a backup that fail say so', async ({ page, ownShop }) => {
    await openDashboard(page)
    const answer = await page.request.post('/api/admin/upload', {
      multipart: { image: await fileOf('zaino-nero.webp') },
    })
    const name = (await answer.json()).imageUrl.replace('/images/', '')
    const card = page.getByRole('region', { name: 'Protezione Immagini' })
    const calls = /api\/admin\/(image-status|restore-images|backup-images)$/
    await page.route(calls, (route) => route.abort('failed'))
    await card.getByRole('button', { name: 'Verifica Immagini' }).click()
    await expect(toast(page)).toContainText('Impossibile verificare lo stato delle immagini')
    await expect(card.getByText('Stato: da verificare.')).toBeVisible()
    await card.getByRole('button', { name: 'Crea Backup' }).click()
    await expect(toast(page)).toContainText('Impossibile creare il backup')
    await page.unroute(calls)
    rmSync(join(ownShop.dataDir, 'images', name))
    await card.getByRole('button', { name: 'Verifica Immagini' }).click()
    await expect(card.getByText('Stato: Immagini mancanti 1')).toBeVisible()
    await page.route(calls, (route) => route.abort('failed'))
    await card.getByRole('button', { name: 'Ripristina' }).click()
    await expect(toast(page)).toContainText('Impossibile ripristinare le immagini')
    await expect(card.getByRole('button', { name: 'Ripristina' })).toBeEnabled()
  })
})

test(
  'the password is changed, an old one opens nothing, and signing out ends every session',
  whole,
  async ({ page, browser, complaints }) => {
    const dialog = await openSection(page, 'Negozio', 'Accessi')
    const other = await browser.newPage()
    await other.request.post('/api/admin/login', { data: { password: adminPassword } })

    await dialog.getByRole('button', { name: 'Cambia password' }).click()
    await expect(dialog.getByText('Scrivi la password attuale.')).toBeVisible()
    await expect(dialog.getByLabel('Password attuale')).toBeFocused()
    await dialog.getByLabel('Password attuale').fill('non-questa-password')
    await dialog.getByLabel('Nuova password', { exact: true }).fill('una-nuova-officina')
    await dialog.getByLabel('Ripeti la nuova password').fill('una-nuova-officina')
    await dialog.getByRole('button', { name: 'Cambia password' }).click()
    await expect(dialog.getByLabel('Password attuale')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await dialog.getByLabel('Password attuale').fill(adminPassword)
    await dialog.getByRole('button', { name: 'Cambia password' }).click()
    await expect(toast(page)).toContainText('Password cambiata')
    expect((await (await other.request.get('/api/admin/status')).json()).isAdmin).toBe(false)
    expect((await other.request.post('/api/admin/login', { data: { password: adminPassword } })).status()).toBe(401)
    const again = await other.request.post('/api/admin/login', { data: { password: 'una-nuova-officina' } })
    expect(again.status()).toBe(200)

    await dialog.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci ovunque' }).click()
    await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
    expect((await (await other.request.get('/api/admin/status')).json()).isAdmin).toBe(false)
    await openPage(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
    await other.close()
    // The browser reports the refused change.
    complaints.length = 0
  },
)

async function fileOf(file: string) {
  const { readFile } = await import('node:fs/promises')
  return { name: file, mimeType: 'image/webp', buffer: await readFile(picture(file)) }
}
