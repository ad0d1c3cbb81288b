import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseShopConfig } from '#server/platform/shop-config.ts'
import { injectFetch } from '#server/site/pages/inject-fetch.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { extensionAddresses } from '#test/access/extension-access.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { render } from '#web/entry-server.tsx'

const demo = JSON.parse(readFileSync('shop.config.json', 'utf8'))
const otherShop = {
  ...demo,
  name: 'Biciclette Ostuni',
  legal: { ...demo.legal, company: 'Ostuni Ruote S.r.l.', rea: 'BR-111111', pec: 'ostuni@pec.example.org' },
  address: { street: 'Corso Cavour 4', postalCode: '72017', city: 'Ostuni', province: 'BR' },
  phone: '+39 0831 111 111',
  email: 'ciao@ostuni.example',
  bank: { ...demo.bank, beneficiary: 'Ostuni Ruote S.r.l.', bankName: 'Banca di Ostuni' },
  social: { instagram: 'https://www.instagram.com/ostuniruote' },
}

/** The demo's words; keys of the browser's storage are the program's. */
const demoWords = /(?<![a-z])pedivella(?![.-][a-z])|ciclipedivella|Vicenza|dei Telai|0444|Dimostrativa|VI-000000|\bPV-/i

const informative = ['condizioni', 'privacy', 'cookie', 'spedizioni-e-resi', 'garanzia', 'accessibilita']
const pages = [
  ...['', ...categories, ...informative, 'recesso', 'buono-regalo', 'confronta', 'account', 'admin', 'non-esiste'],
  ...['?q=casco', 'reimposta-password?token=x', 'checkout/annullato'],
]
const files = [
  ...['/robots.txt', '/site.webmanifest', '/sitemap.xml', '/.well-known/security.txt', '/api/shop'],
  ...['/api/home', '/api/openapi.json', ...extensionAddresses],
]

it('a shop of another name shows nothing of the demo, in pages, files and mails', async () => {
  const shop = await openTestShop({ shop: parseShopConfig(otherShop) })
  const found: string[] = []
  const look = (where: string, page: string) => {
    // A moment in milliseconds may have the telephone's digits.
    const text = page.replace(/\b\d{13}\b/g, '')
    const [word] = demoWords.exec(text) ?? []
    if (word) found.push(`${where}: ${text.slice(text.indexOf(word) - 60, text.indexOf(word) + 60)}`)
  }
  const admin = await anAdministrator(shop)
  const body = { name: 'Casco Murge', description: 'Leggero.', category: 'accessori', price: '60', stock: 3 }
  const { id, slug, productCode } = (await admin.post('/api/admin/products', body)).json()
  expect(productCode).toBe('BO-ACC-0001')
  const order = {
    ...{ customerName: 'Anna Neri', customerEmail: 'anna@example.it', shippingAddress: 'Via Roma 1' },
    ...{ city: 'Padova', postalCode: '35121', paymentMethod: 'bank' },
  }
  const placed = (await admin.post('/api/orders', { order, items: [{ productId: id, quantity: 1 }] })).json()
  expect(placed.orderNumber).toMatch(/^BO-/)
  // As it is typed in the form of withdrawals, and found by staff.
  const typed = placed.orderNumber.toLowerCase().replaceAll('-', ' ')
  expect((await admin.get(`/api/admin/orders?q=${encodeURIComponent(typed)}`)).json()).toHaveLength(1)
  const account = await new Visitor(shop).post('/api/customer/register', {
    ...{ email: 'luca@example.it', password: 'segretissima', firstName: 'Luca', lastName: 'Blu' },
  })
  expect(account.statusCode).toBeLessThan(300)

  const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
  const links = [`prodotto/${slug}`, `ordine/${placed.orderNumber}?k=${placed.accessKey}`]
  for (const language of ['it', 'en'] as const)
    for (const path of [...pages, ...links]) {
      const url = `${language === 'en' ? '/en' : ''}/${path}`
      const { html } = await render({ url, language, fetch: injectFetch(shop.app, '127.0.0.1'), assets })
      look(url, html)
    }
  for (const url of files) {
    const answer = await shop.app.inject(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    look(url, answer.body)
  }
  await shop.deps.mailSender.sendDue()
  expect(shop.mailer.sent.length).toBeGreaterThan(0)
  for (const { subject, text, html, from } of shop.mailer.sent as unknown as Record<string, string>[])
    look(`mail ${subject}`, JSON.stringify([subject, text, html, from]))
  expect(found).toEqual([])
  await shop.close()
}, 240_000)
