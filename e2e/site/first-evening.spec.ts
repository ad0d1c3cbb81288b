import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { extensionAddresses } from '#test/access/extension-access.ts'
import { adminPassword } from '#test/own-process.ts'
import { toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

/** What has left the shop, as the mail server of its provider took it. */
const mails: Email[] = []

const test = ownShopTest(async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          mails.push(mail)
          done()
        }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    SHOP_CONFIG: 'shop.config.json',
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  }
})

const mailTo = (address: string, subject: RegExp) =>
  mails.find((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))

/** Of the demo that every shop begins as; the browser's storage is named by the program. */
const demo =
  /Pedivella|ciclipedivella|via dei telai|vicenza|36100|0444 000 000|01234567897|VI-000000|IT60X0542811101|dimostrativa|45[.,]54|\bPV-/i

/** What the owner does, as a log: each press and each filled field is one. */
function evening() {
  const lines: string[] = []
  let [pressed, typed] = [0, 0]
  return {
    press: async (act: Promise<unknown>) => {
      pressed += 1
      await act
    },
    type: async (act: Promise<unknown>) => {
      typed += 1
      await act
    },
    note: (what: string) => {
      lines.push(`${what}: ${pressed} presses, ${typed} fields`)
      ;[pressed, typed] = [0, 0]
    },
    lines,
  }
}

const facts: Record<string, string> = {
  'Nome del negozio': 'Biciclette Bressan',
  'Ragione sociale': 'Biciclette e Accessori Fratelli Bressan & Figli s.n.c.',
  'Partita IVA': '12345670017',
  'Codice fiscale': '12345670017',
  REA: 'TV-123456',
  PEC: 'bressan@pec.example.it',
  'Via e numero': 'Via Roma 12',
  CAP: '31033',
  'Prov.': 'TV',
  Città: 'Castelfranco Veneto',
  Telefono: '0423 456 789',
  'E-mail': 'info@bressan.example.it',
}
const account: Record<string, string> = {
  IBAN: 'IT33X0542811101000000123457',
  'Intestato a': 'Fratelli Bressan s.n.c.',
  Banca: 'Banca del Grappa',
  BIC: 'BGRPIT22',
  'La tua password': adminPassword,
}

async function expectNothingOfTheDemo(page: Page, path: string) {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  const text = (await answer.text()).replaceAll(/\bpedivella[.-][a-z]+/gi, '')
  const found = demo.exec(text)
  expect.soft(found && text.slice(found.index - 80, found.index + 80), path).toBeNull()
}

test('the first evening: nine lines are answered, a buyer pays the new account, and nothing of the demo is left', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const log = evening()
  const list = page.getByRole('region', { name: 'Prima di aprire' })
  const step = (title: string) => list.getByRole('listitem').filter({ hasText: title })
  const section = (name: string) => page.getByRole('region', { name })
  const follow = (title: string) => log.press(step(title).getByRole('link').click())
  const say = (title: string, name: string) => log.press(step(title).getByRole('button', { name }).click())
  const back = async (title: string) => {
    await log.press(page.getByRole('navigation', { name: 'Posti' }).getByRole('link', { name: 'Oggi' }).click())
    await expect(step(title)).toContainText('Fatto')
    log.note(title)
  }
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await log.type(page.getByRole('textbox', { name: label, exact: true }).fill(value))
  }

  await openPage(page, '/admin')
  await log.type(page.getByLabel('Password').fill(adminPassword))
  await log.press(page.getByRole('button', { name: 'Accedi' }).click())
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await expect(list).toContainText('Il negozio è in preparazione.')
  log.note('Accesso')

  await follow('Chi sei')
  await expect(page.getByLabel('Nome del negozio')).toHaveValue('')
  await fill(facts)
  await log.press(page.getByRole('button', { name: 'Salva', exact: true }).click())
  await expect(toast(page)).toContainText('Dati salvati')
  await back('Chi sei')

  await follow('Orari')
  await log.press(page.getByRole('button', { name: 'Salva', exact: true }).click())
  await expect(toast(page).filter({ hasText: 'Orari salvati' })).toBeVisible()
  await back('Orari')

  await follow('IBAN')
  await fill(account)
  await log.press(page.getByRole('button', { name: 'Cambia il conto' }).click())
  await expect(toast(page).filter({ hasText: 'Conto cambiato' })).toBeVisible()
  await back('IBAN')
  await expect(list).not.toContainText('Il negozio è in preparazione.')

  await follow('Mail di prova')
  await log.press(section('Posta').getByRole('button', { name: 'Invia un’e-mail di prova' }).click())
  await expect(section('Posta')).toContainText('L’e-mail per info@bressan.example.it è partita')
  await expect.poll(() => mailTo('info@bressan.example.it', /prova/i)).toBeDefined()
  await log.press(page.getByRole('navigation', { name: 'Posti' }).getByRole('link', { name: 'Oggi' }).click())
  await say('Mail di prova', 'È arrivata')
  await expect(step('Mail di prova')).toContainText('Fatto')
  log.note('Mail di prova')

  for (const [title, word] of [
    ['PayPal', 'Solo bonifico'],
    ['Cartello della garanzia', 'Letto'],
    ['Testi di legge', 'Riletti'],
    ['Prezzi di consegna', 'Vanno bene'],
  ] as const) {
    await say(title, word)
    await expect(step(title)).toContainText('Fatto')
    log.note(title)
  }
  await expectAccessible(page)

  await follow('Primo articolo')
  const form = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
  await log.press(form.getByLabel('Categoria').selectOption('Accessori'))
  await log.type(form.getByLabel('Nome').fill('Campanello di ottone'))
  await log.type(form.getByLabel('Prezzo').fill('62,50'))
  await log.type(form.getByLabel('Stock').fill('3'))
  await log.type(form.getByLabel('Descrizione').fill('Si sente da lontano.'))
  await log.press(form.getByRole('button', { name: 'Aggiungi Prodotto' }).click())
  await expect(toast(page).filter({ hasText: 'Prodotto aggiunto con successo!' })).toBeVisible()
  await log.press(page.getByRole('navigation', { name: 'Posti' }).getByRole('link', { name: 'Oggi' }).click())
  await expect(page.getByRole('region', { name: 'Da fare oggi' })).toBeVisible()
  await expect(list).toHaveCount(0)
  log.note('Primo articolo')

  const visit = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT', reducedMotion: 'reduce' })
  const buyer = await visit.newPage()
  await openPage(buyer, '/accessori')
  await buyer
    .getByRole('button', { name: /^Aggiungi al carrello/ })
    .first()
    .click()
  await buyer.getByRole('button', { name: /Carrello, 1/ }).click()
  await buyer.getByText('Vai al checkout').click()
  const checkout = buyer.getByRole('dialog')
  await checkout.getByText('Bonifico bancario', { exact: true }).click()
  const typed = {
    customerName: 'Anna Zanon',
    customerEmail: 'anna.zanon@example.it',
    shippingAddress: 'Via Mestre 1',
    postalCode: '35121',
    city: 'Padova',
  }
  for (const [name, value] of Object.entries(typed)) await buyer.locator(`#checkout-${name}`).fill(value)
  await buyer.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
  await expect(buyer.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  await expect.poll(() => mailTo('anna.zanon@example.it', /Ordine/)).toBeDefined()
  const mail = mailTo('anna.zanon@example.it', /Ordine/)
  expect(mail?.from).toMatchObject({ name: 'Biciclette Bressan', address: 'info@bressan.example.it' })
  expect(mail?.text?.replaceAll(' ', '')).toContain('IT33X0542811101000000123457')
  log.note('Un cliente compra')

  for (const { subject, text, html } of mails) expect.soft(`${subject} ${text} ${html}`).not.toMatch(demo)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(20)
  const others = ['/robots.txt', '/site.webmanifest', '/api/shop', '/api/openapi.json', ...extensionAddresses]
  for (const path of [...paths, ...others]) await expectNothingOfTheDemo(page, path)
  await expect(buyer.locator('body')).not.toContainText(demo)
  await visit.close()
  process.stdout.write(`${log.lines.join('\n')}\n`)
  test.info().annotations.push({ type: 'evening', description: log.lines.join('\n') })
})
