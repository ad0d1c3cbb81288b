import type { Browser, Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, openSection, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()
const email = 'luca@example.org'
const password = 'pedali nel bosco'

/** A device of its own, with a reader of fingers that says yes. */
async function aDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } })
  return page
}

/** At both widths, for a look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

test.use({ tolerated: /403 \(Forbidden\)/ })

test('a person is invited, comes in by passkey with two presses, and sees what the role opens', async ({
  page,
  browser,
  ownShop,
  baseURL,
}) => {
  await openPage(page, '/admin')
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entra con il tuo nome' })).toBeVisible()

  const people = await openSection(page, 'Negozio', 'Persone')
  await people.getByLabel('Nome').fill('Luca Dal Santo')
  await people.getByLabel('E-mail').fill(email)
  // The first call is refused as after a quarter of an hour: the password is asked, and the invitation still goes out.
  const refusal = { message: 'Serve di nuovo la password.', code: 'confirmation_needed' }
  await page.route('**/api/admin/staff', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await people.getByRole('button', { name: 'Manda l’invito' }).click()
  const asked = page.getByRole('dialog', { name: 'Sei ancora tu?' })
  await expectAccessible(page)
  await asked.getByLabel('La tua password').fill('sbagliata')
  await asked.getByRole('button', { name: 'Conferma' }).click()
  await expect(asked.getByRole('alert')).toBeVisible()
  await asked.getByLabel('La tua password').fill('officina-di-prova')
  await asked.getByRole('button', { name: 'Conferma' }).click()
  await expect(people.getByText('Invito spedito')).toBeVisible()
  await expect(toast(page).first()).toContainText(email)
  await expectAccessible(page)

  await expect.poll(() => mailsTo(email, ownShop.dataDir)).toHaveLength(1)
  const [mail] = await mailsTo(email, ownShop.dataDir)
  const path = /\/admin\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const luca = await aDevice(browser, baseURL)
  await openPage(luca, path)
  await expect(luca.getByRole('heading', { name: 'Ciao, Luca Dal Santo' })).toBeVisible()
  await expectAccessible(luca)
  await luca.getByLabel('Scegli la tua password').fill(password)
  await luca.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(luca.getByText('Benvenuto, Luca Dal Santo')).toBeVisible()

  const sections = luca.getByRole('navigation', { name: 'Sezioni di Negozio' })
  await expect(sections.getByRole('link')).toHaveText(['Persone'])
  await luca.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await expect(luca.getByRole('button', { name: /Togli la passkey/ })).toBeVisible()
  await luca.getByRole('button', { name: 'Aggiungi un’app dei codici' }).click()
  await expect(luca.getByRole('img', { name: 'Codice QR con la chiave qui sotto' })).toBeVisible()
  await shoot(luca, 'codes')
  await expectAccessible(luca)

  await luca.getByRole('button', { name: 'Esci', exact: true }).click()
  await luca.waitForURL('/')
  await openPage(luca, '/admin')
  await luca.getByRole('button', { name: 'Entra con il tuo nome' }).click()
  await luca.getByRole('button', { name: 'Entra con la passkey' }).click()
  await expect(luca.getByText('Benvenuto, Luca Dal Santo')).toBeVisible()

  // A link that was used says so, and leads on.
  const late = await aDevice(browser, baseURL)
  await openPage(late, path)
  await expect(late.getByText('L’invito è già stato usato')).toBeVisible()
  await late.getByRole('button', { name: 'Vai all’accesso' }).click()
  await late.getByRole('button', { name: 'Entra con il tuo nome' }).click()
  await expectAccessible(late)
  await late.getByLabel('E-mail').fill(email)
  await late.getByLabel('Password').fill(password)
  await late.getByRole('button', { name: 'Accedi' }).click()
  await expect(late.getByText('Benvenuto, Luca Dal Santo')).toBeVisible()

  await openDashboard(page, '/admin?tab=negozio&vista=persone')
  await people.getByLabel('Che cosa può fare Luca Dal Santo').selectOption({ label: 'Officina' })
  await expect(toast(page).first()).toContainText('bici da montare')
  await openPage(late, '/admin')
  await expect(late.getByRole('tab', { name: 'Ordini' })).toBeVisible()
  await expect(late.getByRole('tab', { name: 'Clienti' })).toBeHidden()
  await expect(late.getByRole('button', { name: 'Aggiungi Prodotto' })).toBeHidden()
  await expect(late.getByRole('link', { name: 'Prezzi' })).toBeHidden()
  // In an order, too, the workshop meets only what it may do.
  const { id, customerName } = await aBankOrder(page, await aShopProduct(page))
  await openPage(late, `/admin?tab=ordini&apri=ordine-${id}`)
  const order = late.getByRole('dialog', { name: /^Ordine/ })
  await expect(order.getByLabel('Scrivi una nota')).toBeVisible()
  for (const name of ['Conferma pagamento', 'Annulla ordine', 'Modifica', 'Nuovo pacco', 'Apri un reso'])
    await expect(order.getByRole('button', { name })).toBeHidden()
  await openDashboard(page, `/admin?tab=ordini&cerca=${encodeURIComponent(customerName)}&apri=ordine-${id}`)
  const own = page.getByRole('dialog', { name: /^Ordine/ })
  await expect(own.getByRole('button', { name: 'Conferma pagamento' })).toBeVisible()
  await shoot(page, 'order')
  await page.keyboard.press('Escape')

  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/people.png`, fullPage: true })
    await late.screenshot({ path: `${process.env.SHOTS}/workshop.png`, fullPage: true })
    await openPage(luca, '/admin?tab=negozio&vista=persone')
    await expect(luca.getByRole('heading', { name: 'App dei codici' })).toBeVisible()
    await luca.screenshot({ path: `${process.env.SHOTS}/own.png`, fullPage: true })
    const w = await aDevice(browser, baseURL)
    await openPage(w, '/admin')
    await w.getByRole('button', { name: 'Entra con il tuo nome' }).click()
    await w.screenshot({ path: `${process.env.SHOTS}/login.png` })
  }
})
