import type { Page } from '@playwright/test'
import { openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: how the shop looks is the whole shop's.
test.describe.configure({ mode: 'serial' })
// Without room for a page beside the fields, in which axe would look too.
test.use({ tolerated: /status of 4(00|09|15)/, viewport: { width: 1200, height: 720 } })

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#17548f"/>${inside}</svg>`
const logo = (inside = '') => ({ name: 'logo-3.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg(inside)) })

const openLook = async (page: Page) => {
  const section = await openSection(page, 'Negozio', 'Aspetto')
  await expect(section.getByRole('button', { name: 'Salva' })).toBeVisible()
  return section
}
const openHome = async (page: Page) => {
  const section = await openSection(page, 'Negozio', 'Home')
  await expect(section.getByRole('button', { name: 'Salva' })).toBeVisible()
  return section
}

test('a hero text, an order and a hidden part are on the home page as soon as they are saved', async ({ page }) => {
  const section = await openHome(page)
  await section.getByLabel('Frase grande').fill('Pedala piano, arrivi lontano')
  await section.getByText('English', { exact: true }).click()
  await section.getByLabel('Frase grande').fill('Ride slowly, go far')
  await section.getByRole('button', { name: 'Mostra Bacheca' }).click()
  await expect(section.getByText(/^Senza, non si vede che in negozio si lavora/)).toBeVisible()
  for (let step = 0; step < 3; step++)
    await section.getByRole('button', { name: 'Sposta su Perché da noi' }).press('Enter')
  await section.getByRole('button', { name: 'Un testo con foto' }).click()
  await section.getByText('Italiano', { exact: true }).click()
  await section.getByLabel('Titolo').fill('La nostra bottega')
  await section.getByLabel('Testo', { exact: false }).fill('Due fratelli e un banco.')
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Guarda il sito così' }).click()
  const preview = page.getByRole('dialog', { name: 'La home con le tue modifiche' })
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Pedala piano, arrivi lontano')
  await expect(frame.getByRole('heading', { name: 'La bacheca' })).toHaveCount(0)
  await preview.getByText('Telefono').click()
  expect(await frame.locator('html').evaluate((root) => root.clientWidth)).toBe(390)
  await preview.getByText('English').click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ride slowly, go far')
  expect(await (await page.request.get('/')).text()).not.toContain('Pedala piano')
  await page.keyboard.press('Escape')

  await section.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page).filter({ hasText: 'Home salvata' })).toBeVisible()

  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedala piano, arrivi lontano')
  await expect(page.getByRole('heading', { name: 'La bacheca' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'La nostra bottega' })).toBeVisible()
  const order = await page.locator('main h2').allTextContents()
  expect(order.indexOf('Perché comprare da noi')).toBeLessThan(order.indexOf('Che cosa cerchi oggi?'))
  await expectAccessible(page)
  await openPage(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ride slowly, go far')
  await expect(page.locator('section[lang=it]')).toContainText('Due fratelli')

  // Brought back with one press, from its toast and from the versions.
  await openHome(page)
  await section.getByLabel('Frase grande').fill('Uno sbaglio')
  await section.getByRole('button', { name: 'Salva' }).click()
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(toast(page).last()).toContainText('È di nuovo come prima')
  await expect(section.getByLabel('Frase grande')).toHaveValue('Pedala piano, arrivi lontano')
  await section.getByText('Versioni precedenti').click()
  await expect(section.getByRole('listitem').filter({ hasText: 'Rimetti questa' }).first()).toContainText('Uno sbaglio')
})

test('HTML and 20,000 characters are refused beside their field, in their language, and nothing is lost', async ({
  page,
}) => {
  const section = await openHome(page)
  await section.getByText('English', { exact: true }).click()
  await section.getByLabel('Sotto').fill(`<b>${'a'.repeat(20_000)}</b>`)
  await expect(section.getByText('20007 lettere: al massimo 300.')).toBeVisible()
  await section.getByText('Italiano', { exact: true }).click()
  await section.getByRole('button', { name: 'Contatti e orari Dai dati' }).click()
  await section.getByRole('button', { name: 'Salva' }).click()
  await expect(section.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(section.getByLabel('Sotto')).toHaveAttribute('aria-invalid', 'true')
  await expect(section.getByLabel('Sotto')).toHaveValue(/^<b>a{20000}/)
})

test('a logo with a script is refused with its name, a right one is in the header, as is the colour', async ({
  page,
}) => {
  const section = await openLook(page)
  const chooser = section.locator('input[type=file][aria-label=Logo]')
  await chooser.setInputFiles(logo('<script>alert(1)</script>'))
  await expect(section.getByText(/«logo-3.svg»: Questo SVG ha dentro uno script/)).toBeVisible()
  await chooser.setInputFiles(logo())
  await expect(section.getByRole('button', { name: 'Solo il nome: Logo' })).toBeVisible()

  const own = section.getByLabel('Un altro')
  await own.fill('#E8A317')
  await expect(section.getByText(/2,[12] : 1, col bianco sopra non si legge/).first()).toBeVisible()
  await section.getByRole('button', { name: 'Salva' }).click()
  await expect(own).toHaveAttribute('aria-invalid', 'true')
  await section.getByRole('button', { name: /^Usa #/ }).click()
  await expect(section.getByText(/4,[56] : 1, si legge/)).toBeVisible()
  await section.getByRole('radio', { name: /Blu officina/ }).click()
  await section.getByLabel('Nome in testa al sito').fill('Bottega')
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page).filter({ hasText: 'Aspetto salvato' })).toBeVisible()

  await openPage(page, '/')
  await expect(page.getByRole('banner').locator('.logo')).toContainText('Bottega')
  await expect(page.getByRole('banner').locator('.logo img')).toHaveJSProperty('complete', true)
  await openPage(page, '/accessori')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))).toBe(
    '#17548f',
  )
  await expectAccessible(page)
})

test('what another window has saved is shown, and what was typed stays', async ({ page }) => {
  const section = await openLook(page)
  await section.getByLabel('Nome in testa al sito').fill('Il mio')
  const url = '/api/admin/settings/appearance'
  const { version, value } = await (await page.request.get(url)).json()
  const other = await page.request.put(url, { data: { version, value: { ...value, shortName: 'Il loro' } } })
  expect(other.status()).toBe(200)
  await section.getByRole('button', { name: 'Salva' }).click()
  await expect(section.getByText(/Qualcuno l’ha cambiato/)).toBeVisible()
  await expect(section.getByLabel('Nome in testa al sito')).toHaveValue('Il mio')
  await section.getByRole('button', { name: 'Riprendi i valori del negozio' }).click()
  await expect(section.getByLabel('Nome in testa al sito')).toHaveValue('Il loro')
})

test('both forms fit every width, and text of twice the size', whole, async ({ page }) => {
  for (const width of eachCase([390, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    for (const open of [openLook, openHome]) {
      const section = await open(page)
      if (open === openHome) await section.getByRole('button', { name: 'Apertura' }).first().click()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const outside = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(outside, `${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
