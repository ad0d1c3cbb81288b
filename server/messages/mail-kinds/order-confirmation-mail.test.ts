import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { openFileMailer } from '#server/messages/mail/file-mailer.ts'
import { openMailSender } from '#server/messages/mail/mail-sender.ts'
import { orderMailLinks } from '#server/orders/order-mail-links.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })
let folder: string
beforeEach(async () => {
  folder = tempFolder('mail')
})

/** Sends due mails through the mailer that writes files, and parses them. */
async function writtenMails(mailFrom?: string): Promise<Email[]> {
  const mailer = openFileMailer(folder, shop.deps.shop, mailFrom)
  await openMailSender({
    ...shop.deps,
    ...orderMailLinks(shop.deps),
    publicUrl: shop.deps.config.publicUrl,
    mailer,
  }).sendDue()
  const names = await readdir(folder)
  expect(names.filter((n) => !n.endsWith('.eml'))).toEqual([])
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

async function confirmationOf(body: object, language: 'it' | 'en' = 'it') {
  const answer = await sendOrder(shop, body, { 'accept-language': language })
  expect(answer.statusCode).toBe(201)
  const [mail] = await writtenMails()
  if (!mail) throw new Error('no mail was written')
  return { order: answer.json(), mail, text: mail.text ?? '', html: mail.html ?? '' }
}

/** The visible text of the HTML part. */
const seen = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe('the confirmation of a bank order', () => {
  it('is a true message in two parts that say the same, from the shop, in Italian', async () => {
    const bike = await aProduct(shop.deps, { name: 'Gravel Brenta', sizes: { M: 2 }, priceCents: 219_000 })
    const items = [{ productId: bike.id, frameSize: 'M', quantity: 1 }]
    const { order, mail, text, html } = await confirmationOf(anOrderBody({ items }))
    expect(mail.subject).toBe(`Ordine ${order.orderNumber} confermato`)
    expect(mail.from).toMatchObject({ name: 'Cicli Pedivella', address: 'negozio@ciclipedivella.example' })
    expect(mail.to).toMatchObject([{ address: 'giulia.ferrari@example.org' }])
    expect(mail.messageId).toMatch(/^<20261120T100000Z-order-confirmation-[0-9a-f]{12}@ciclipedivella\.example>$/)
    expect(html).toContain('<html lang="it">')
    for (const part of [text, seen(html)]) {
      for (const said of [
        'Ciao Giulia',
        '20 novembre 2026',
        order.orderNumber,
        'Cicli Pedivella S.r.l.',
        'IT60X0542811101000000123456',
        'BLOPIT22XXX',
        order.bankTransfer.reference,
        '26 novembre 2026',
        'Gravel Brenta',
        'Taglia M · 1 pezzo',
        '2.190,00\u00a0€',
        'Gratuita',
        'IVA inclusa',
        'Contrà San Biagio 12, 36100 Vicenza (VI)',
        // As the checkout said it, for a transfer that is made now.
        'Arriva giovedì 26 novembre, se il bonifico arriva entro lunedì 23 novembre.',
        'Garanzia legale di conformità: 2 anni',
        'versione del 24 novembre 2026',
        'Recedere dal contratto qui',
        'entro 14 giorni',
        '30 giorni',
        'Modulo di recesso tipo',
        'notifichiamo il recesso dal mio/nostro (*) contratto di vendita',
        'P. IVA e C.F. 01234567897',
      ]) {
        expect(part).toContain(said)
      }
    }
    // A code stays on one line, so that it can be copied.
    expect(html).toContain(`;max-width:100%">codice ${bike.productCode}</span>`)
  })

  it('links to the order with its key, to withdrawal, guarantee and conditions, and to nowhere else', async () => {
    const product = await aProduct(shop.deps)
    const items = [{ productId: product.id, quantity: 1 }]
    const { order, text, html } = await confirmationOf(anOrderBody({ items }))
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((m) => seen(m[1] ?? ''))
    expect(links).toEqual([
      `https://shop.example/ordine/${order.orderNumber}?k=${order.accessKey}`,
      'https://shop.example/garanzia',
      'https://shop.example/condizioni',
      `https://shop.example/recesso?ordine=${order.orderNumber}&k=${order.accessKey}`,
    ])
    for (const link of links) expect(text).toContain(link)
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/i)
  })

  it('shows the goods by the shop’s own pictures, the same for every reader, and reads the same without them', async () => {
    const drawn = await aProduct(shop.deps, { name: 'Catena', imageNames: ['catena-600x900-drawing.webp'] })
    const plain = await aProduct(shop.deps, { name: 'Nastro "blu"' })
    const bike = await aProduct(shop.deps, {
      name: 'Gravel Brenta',
      imageNames: ['brenta-1600x1067-scene.webp', 'b.webp'],
    })
    const items = [bike, drawn, plain].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { order, text, html } = await confirmationOf(anOrderBody({ items }))
    const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/g)]
    expect(pictures.map(([, ...facts]) => facts.map(seen))).toEqual([
      ['https://shop.example/images/brenta-1600x1067-scene.webp?w=320', 'Foto di Gravel Brenta', '76', '51'],
      ['https://shop.example/images/catena-600x900-drawing.webp?w=320', 'Disegno di Catena', '43', '64'],
    ])
    const rest = pictures.reduce((left, [picture]) => left.replace(picture, ''), html)
    expect(rest).not.toMatch(/<img|<link|<script|url\(|src=|@import/i)
    for (const [picture] of pictures) expect(picture).not.toContain(order.accessKey)
    for (const { name } of [bike, drawn, plain]) for (const part of [text, seen(rest)]) expect(part).toContain(name)
  })

  it('is in English for who reads the shop in English, with its delivery fee', async () => {
    const tube = await aProduct(shop.deps, { name: 'Camera d’aria', priceCents: 790 })
    const items = [{ productId: tube.id, quantity: 2 }]
    const { order, mail, text, html } = await confirmationOf(anOrderBody({ items }), 'en')
    expect(mail.subject).toBe(`Order ${order.orderNumber} confirmed`)
    expect(html).toContain('<html lang="en">')
    for (const part of [text, seen(html)]) {
      for (const said of [
        'Hello Giulia',
        '20 November 2026',
        'Bank transfer details',
        '26 November 2026',
        '2 items',
        '€15.80',
        '€49.00',
        '€64.80',
        'VAT included',
        'Withdraw from contract here',
        'Model withdrawal form',
        'I/We (*) hereby give notice',
        'Legal guarantee of conformity: 2 years',
      ]) {
        expect(part).toContain(said)
      }
      expect(part).not.toMatch(/Spedizione|Totale|giorni|Recedere/)
    }
    const pages = [...html.matchAll(/href="(?!mailto|tel)[^"]*?\/\/[^/"]+([^"?#]*)/g)].map(([, path]) => path)
    expect(new Set(pages)).toEqual(
      new Set([`/en/ordine/${order.orderNumber}`, '/en/recesso', '/en/garanzia', '/en/condizioni']),
    )
  })

  it('says what was agreed for used goods and offers to take an old appliance back for an electric bicycle', async () => {
    const used = await aProduct(shop.deps, {
      name: 'Corsa anni Ottanta',
      category: 'bici-usate',
      sizes: { '54': 1 },
      imageNames: ['corsa-1200x800-scene.webp'],
    })
    const electric = await aProduct(shop.deps, { category: 'biciclette', subcategory: 'elettrica', sizes: { M: 1 } })
    const items = [used, electric].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { text } = await confirmationOf(anOrderBody({ items }))
    expect(text).toContain(
      '12 mesi dalla consegna, come concordato con l’ordine, per i beni usati (Corsa anni Ottanta)',
    )
    expect(text).toContain('vecchio apparecchio equivalente')
  })

  it('shows what people typed as text and never as markup or headers', async () => {
    const product = await aProduct(shop.deps, { name: '<script>alert(1)</script> & "sella"' })
    const order = { customerName: 'Ada <img src=x onerror=alert(1)>', city: '"><h1>Vicenza' }
    const { html, mail } = await confirmationOf(anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order }))
    expect(html).not.toMatch(/<script|<img|<h1>Vicenza/)
    expect(seen(html)).toContain('"><h1>Vicenza')
    expect(mail.to).toHaveLength(1)
  })
})

describe('the mailer that writes files', () => {
  it('replaces the file of a mail that is sent again', async () => {
    const mailer = openFileMailer(folder, shop.deps.shop, 'Prova <prova@example.org>')
    const mail = { to: 'a@example.org', subject: 'è', html: '<p>è</p>', messageId: '<m-1@x>', language: 'it' as const }
    await mailer.send({ ...mail, text: 'uno' })
    await mailer.send({ ...mail, text: 'due' })
    expect(await readdir(folder)).toEqual(['m-1.eml'])
    const read = await PostalMime.parse(await readFile(join(folder, 'm-1.eml')))
    expect(read).toMatchObject({ subject: 'è', from: { name: 'Prova', address: 'prova@example.org' } })
    expect(read.text?.trim()).toBe('due')
  })
})
