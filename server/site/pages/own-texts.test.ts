import { describe, expect, inject, it, vi } from 'vitest'
import { injectFetch } from '#server/site/pages/inject-fetch.ts'
import type { TextGroup } from '#shared/contract/site/text-settings.ts'
import { placeholdersOf } from '#shared/domain/platform/shop/text-placeholders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'

const shop = shopForEachTest()
const url = '/api/admin/texts'
const at = (group: string, more = '') => `${url}/${group}${more}`

async function desk() {
  const admin = await anAdministrator(shop)
  const groups = async () => (await admin.get(url)).json<TextGroup[]>()
  const find = async (id: string) => (await groups()).find((group) => group.id === id)
  const save = (group: string, texts: object, more: object = {}) => admin.put(at(group), { version: 0, texts, ...more })
  return { admin, groups, find, save }
}

const ready = { it: 'Ordine {numero}: fatto!', en: 'Order {numero}: done!' }

describe('the texts of mails', () => {
  it('are listed as shipped, and stand in the next mail once they are changed', async () => {
    const { find, save } = await desk()
    const before = await find('order_confirmation')
    expect(before).toMatchObject({ version: 0, since: null, place: 'mail', name: 'Mail «Ordine confermato»' })
    expect(before?.fields[0]).toMatchObject({
      key: 'subject',
      label: 'Oggetto',
      shipped: { it: 'Ordine {numero} confermato', en: 'Order {numero} confirmed' },
      it: '',
      must: ['numero'],
    })
    const saved = await save('order_confirmation', { subject: ready })
    expect(saved.json()).toMatchObject({
      version: 1,
      fields: [{ key: 'subject', ...ready, isStale: false }, {}, {}, {}],
    })

    const order = await anOrder(shop)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent[0]?.subject).toBe(`Ordine ${order.orderNumber}: fatto!`)
    expect(shop.mailer.sent[0]?.text).toContain('abbiamo ricevuto il tuo ordine del')
  })

  it('that are emptied, or are the shipped ones, are shipped again', async () => {
    const { save, admin } = await desk()
    await save('order_confirmation', { subject: ready })
    const same = { it: 'Ordine {numero} confermato', en: '' }
    const reset = await admin.put(at('order_confirmation'), { version: 1, texts: { subject: same } })
    expect(reset.json()).toMatchObject({ version: 2, fields: [{ it: '', en: '' }, {}, {}, {}] })
    expect(shop.deps.shop.texts.order_confirmation).toEqual({ texts: {} })
    const versions = (await admin.get(at('order_confirmation', '/versions'))).json()
    expect(versions).toMatchObject([{ version: 2 }, { version: 1, value: { texts: { subject: ready } } }])
  })

  it('mark the English text until it is changed or read, when the Italian one changes', async () => {
    const { admin, save } = await desk()
    const staleAfter = async (answer: ReturnType<typeof save>) => (await answer).json<TextGroup>().fields[0]?.isStale
    const put = (version: number, subject: object, more: object = {}) =>
      admin.put(at('order_confirmation'), { version, texts: { subject }, ...more })
    expect(await staleAfter(put(0, { it: 'Uno {numero}', en: '' }))).toBe(true)
    expect(await staleAfter(put(1, { it: 'Uno {numero}', en: 'One {numero}' }))).toBe(false)
    expect(await staleAfter(put(2, { it: 'Due {numero}', en: 'One {numero}' }))).toBe(true)
    expect(await staleAfter(put(3, { it: 'Due {numero}', en: 'One {numero}' }, { reviewed: ['subject'] }))).toBe(false)
  })

  it.each([
    ['an unknown placeholder', { it: '{numero} {vicino}', en: '' }, '{vicino} non esiste. Puoi usare {nome}, {numero}'],
    ['a missing one', { it: 'Fatto', en: '' }, 'Manca {numero}'],
    ['an open brace', { it: '{numero} {nome', en: '' }, 'parentesi graffa'],
    ['HTML', { it: '{numero} <b>ok</b>', en: '' }, 'senza codice HTML'],
    ['HTML in English', { it: '', en: '{numero} <script src="//x">' }, 'senza codice HTML'],
    ['two lines in a subject', { it: '{numero}\nBcc: x@example.org', en: '' }, 'una riga sola'],
    ['more than its length', { it: `{numero}${'x'.repeat(200)}`, en: '' }, 'al massimo 120'],
    ['20,001 characters', { it: 'x'.repeat(20_001), en: '' }, ''],
  ])('refuse %s with a sentence beside the field', async (_what, subject, sentence) => {
    const { save, find } = await desk()
    const answer = await save('order_confirmation', { subject })
    expect(answer.statusCode).toBe(400)
    const [[field, said] = []] = Object.entries<string>(answer.json().fields)
    expect(field).toMatch(/^texts\.subject\.(it|en)$/)
    expect(said).toContain(sentence)
    expect(await find('order_confirmation')).toMatchObject({ version: 0 })
  })

  it('saved by two people: the second learns what the first has written, and others are not in the way', async () => {
    const { save } = await desk()
    await save('order_confirmation', { subject: ready })
    expect((await save('order_shipped', { title: { it: 'Via!', en: '' } })).statusCode).toBe(200)
    const second = await save('order_confirmation', { subject: { it: 'Altro {numero}', en: '' } })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ current: { version: 1, fields: [ready, {}, {}, {}] } })
    expect(shop.deps.shop.texts).toMatchObject({ order_confirmation: {}, order_shipped: {} })
  })

  it.runIf(inject('databaseKind') === 'postgres')('reach a second node', async () => {
    const { save } = await desk()
    const second = await openTestShop({ database: shop.deps.database })
    await save('order_confirmation', { subject: ready })
    await vi.waitFor(() => expect(second.deps.shop.texts.order_confirmation?.texts.subject).toMatchObject(ready))
    await second.close()
  })

  it('unknown to the shop are not found', async () => {
    const { save } = await desk()
    expect((await save('no_such_mail', {})).statusCode).toBe(404)
    expect((await save('order_confirmation', { nothing: { it: 'x', en: '' } })).statusCode).toBe(400)
  })
})

describe('the trial of a mail', () => {
  it('shows the typed texts with the data of the last order, and opens nothing of it', async () => {
    const { admin } = await desk()
    const order = await anOrder(shop)
    const draft = { language: 'it', texts: { subject: { it: 'Prova {numero}', en: '' } } }
    const { subject, html, of } = (await admin.post(at('order_confirmation', '/preview'), draft)).json()
    expect({ subject, of }).toEqual({ subject: `Prova ${order.orderNumber}`, of: 'Giulia Ferrari' })
    expect(html).toContain('k=prova')
    expect(shop.deps.shop.texts).toEqual({})
  })

  it('shows every mail, with the case that a text belongs to', async () => {
    const { admin, groups } = await desk()
    for (const { id, fields, place } of await groups()) {
      if (place !== 'mail') continue
      for (const { key, form } of fields) {
        const own = form === 'line' ? 'Riga' : 'Testo'
        const texts = { [key]: { it: own, en: '' } }
        const answer = await admin.post(at(id, '/preview'), { language: 'it', texts, shows: key })
        expect(answer.statusCode, `${id} ${key}`).toBe(200)
        expect(`${answer.json().subject} ${answer.json().html}`, `${id} ${key}`).toContain(own)
      }
    }
  })

  it('goes to the shop’s own address', async () => {
    const { admin } = await desk()
    const draft = { language: 'en', texts: { title: { it: '', en: 'All yours' } } }
    const answer = await admin.post(at('order_shipped', '/trial'), draft)
    expect(answer.json()).toEqual({ to: 'negozio@ciclipedivella.example', state: 'sent', error: null })
    expect(shop.mailer.sent[0]).toMatchObject({ to: 'negozio@ciclipedivella.example', language: 'en' })
    expect(shop.mailer.sent[0]?.text).toContain('All yours')
  })
})

describe('own pages', () => {
  const body = { it: '# Chi siamo\n\nDal **1987** a [Vicenza](https://example.org).\n\n- uno\n- due', en: '' }
  const page = (more: object = {}) => ({ texts: { title: { it: 'Chi siamo', en: '' }, body, ...more } })
  const seen = (language = 'it') =>
    shop.app.inject({ url: '/api/pages/chi-siamo', headers: { 'accept-language': language } })

  it('are seen once they are on, in the footer and the sitemap, and are gone when they are off', async () => {
    const { admin } = await desk()
    const put = (version: number, isOn: boolean) =>
      admin.put(at('pagina-chi-siamo'), { version, ...page(), isOn, inFooter: true })
    expect((await put(0, false)).json()).toMatchObject({
      version: 1,
      isOn: false,
      place: 'page',
      path: '/pagina/chi-siamo',
    })
    expect((await seen()).statusCode).toBe(404)
    await put(1, true)
    expect((await seen()).json()).toEqual({
      title: 'Chi siamo',
      language: 'it',
      blocks: [
        { kind: 'heading', runs: [[{ text: 'Chi siamo' }]] },
        {
          kind: 'paragraph',
          runs: [
            [
              { text: 'Dal ' },
              { text: '1987', isBold: true },
              { text: ' a ' },
              { text: 'Vicenza', href: 'https://example.org' },
              { text: '.' },
            ],
          ],
        },
        { kind: 'list', runs: [[{ text: 'uno' }], [{ text: 'due' }]] },
      ],
    })
    expect((await seen('en')).json()).toMatchObject({ language: 'it' })
    const footer = async () => (await shop.app.inject('/api/shop')).json().footerPages
    expect(await footer()).toEqual([{ slug: 'chi-siamo', it: 'Chi siamo', en: 'Chi siamo' }])
    expect((await shop.app.inject('/sitemap.xml')).body).toContain('/pagina/chi-siamo<')
    await put(2, false)
    expect((await seen()).statusCode).toBe(404)
    expect(await footer()).toEqual([])
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/pagina/chi-siamo')
  })

  it.each([
    ['HTML', 'Ciao <script>alert(1)</script>', 'senza codice HTML'],
    ['a script behind a link', '[qui](javascript:alert(1))', 'Il link «javascript:alert(1)» non si può'],
    ['a script behind spaces', '[qui](< javascript:alert(1)>)', 'non si può'],
    ['another host without a scheme', '[qui](//example.org)', 'non si può'],
    ['a picture from elsewhere', '![foto](https://example.org/a.jpg)', 'non si può'],
    ['a table', '|a|b|\n|-|-|\n|1|2|', 'non si può'],
    ['20,001 characters', 'x'.repeat(20_001), ''],
    ['no text in a page that is on', '', 'Scrivi il testo'],
  ])('refuse %s', async (_what, it, sentence) => {
    const { admin } = await desk()
    const answer = await admin.put(at('pagina-chi-siamo'), {
      version: 0,
      ...page({ body: { it, en: '' } }),
      isOn: true,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields['texts.body.it']).toContain(sentence)
  })

  it('take 20,000 characters', async () => {
    const { save } = await desk()
    const long = { it: 'riga di testo '.repeat(1_428), en: '' }
    expect((await save('pagina-chi-siamo', page({ body: long }).texts, { isOn: true })).statusCode).toBe(200)
  })

  it.each(['Chi-Siamo', 'chi_siamo', 'chi--siamo', 'x'.repeat(51), '..'])(
    'have no address such as %s',
    async (slug) => {
      const { save } = await desk()
      expect((await save(encodeURIComponent(`pagina-${slug}`), page().texts)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('legal pages', () => {
  const legal = async (query = '', language = 'it') =>
    (
      await shop.app.inject({ url: `/api/legal-texts/condizioni${query}`, headers: { 'accept-language': language } })
    ).json()
  const words = (it: string, en = '') => ({ ordine: { it, en } })

  it('take own paragraphs at their places; a change is a new version, and the former ones stay readable', async () => {
    shop.clock.now = new Date('2026-12-01T10:00:00Z')
    const { admin } = await desk()
    expect(await legal()).toEqual({ day: '2026-11-24', version: 0, isInForce: true, sections: {}, former: [] })
    await admin.put(at('legge-condizioni'), { version: 0, texts: words('Anche per *telefono*.', 'By phone, too.') })
    shop.clock.advance({ days: 9 })
    const later = await desk()
    await later.admin.put(at('legge-condizioni'), { version: 1, texts: words('Solo in negozio.') })
    expect(await legal()).toMatchObject({
      day: '2026-12-10',
      version: 2,
      isInForce: true,
      sections: { ordine: [{ runs: [[{ text: 'Solo in negozio.' }]] }] },
      former: [
        { version: 1, day: '2026-12-01' },
        { version: 0, day: '2026-11-24' },
      ],
    })
    expect(await legal('?version=1', 'en')).toMatchObject({
      isInForce: false,
      day: '2026-12-01',
      sections: { ordine: [{ runs: [[{ text: 'By phone, too.' }]] }] },
    })
    expect(await legal('?version=9')).toMatchObject({ code: 'not_found' })
    expect(await legal()).not.toHaveProperty('program')
    await anOrder(shop)
    expect(shop.deps.shop.texts['legge-condizioni']?.day).toBe('2026-12-10')
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent[0]?.text).toContain('versione del 10 dicembre 2026')
  })

  it('of former days say what the program said then, with the shop’s data of then', async () => {
    const { admin } = await desk()
    const settings = async () => (await admin.get('/api/admin/settings/facts')).json()
    const change = async (value: object) => {
      const now = await settings()
      return admin.put('/api/admin/settings/facts', { version: now.version, value: { ...now.value, ...value } })
    }
    const { address } = (await settings()).value
    await admin.put(at('legge-condizioni'), { version: 0, texts: words('Anche per telefono.') })
    expect((await change({ address: { ...address, street: 'Via Nuova 3' } })).statusCode).toBe(200)
    await admin.put(at('legge-condizioni'), { version: 1, texts: words('Solo in negozio.') })
    const said = async (version: number) => JSON.stringify((await legal(`?version=${version}`)).program)
    expect(await said(0)).toContain(address.street)
    expect(await said(0)).not.toContain('Via Nuova 3')
    expect(await said(1)).toContain('Via Nuova 3')
    const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
    const fetch = injectFetch(shop.app, '127.0.0.1')
    for (const [url, language] of [
      ['/versioni/condizioni/0', 'it'],
      ['/en/versioni/condizioni/0', 'en'],
    ] as const) {
      const { html } = await render({ url, language, fetch, assets })
      // The footer has the address of today.
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main).toContain(address.street)
      expect(main).not.toContain('Via Nuova 3')
    }
  })

  it('refuse what no page has', async () => {
    const { save } = await desk()
    expect((await save('legge-condizioni', { nessuna: { it: 'x', en: '' } })).statusCode).toBe(400)
    expect((await shop.app.inject('/api/legal-texts/altro')).statusCode).toBe(404)
  })
})

describe('sentences of pages', () => {
  it('go out with the shop’s facts once they are changed', async () => {
    const { save, find } = await desk()
    const facts = async () => (await shop.app.inject('/api/shop')).json().ownTexts
    const shipped = await facts()
    expect(Object.keys(shipped)).toContain('layout.about')
    expect((await find('frase-footer_about'))?.fields[0]?.shipped.it).toContain('Il negozio è a {citta}')
    await save('frase-footer_about', { text: { it: 'Bici a {citta} dal 1987.', en: '' } })
    expect(await facts()).toEqual({
      ...shipped,
      'layout.about': { it: 'Bici a {0} dal 1987.', en: shipped['layout.about'].en },
    })
    expect((await save('frase-cart_empty', { text: { it: 'Vuoto, {nome}', en: '' } })).statusCode).toBe(400)
  })

  it('are shipped in both languages with every gap that they name', async () => {
    const { groups } = await desk()
    const sentences = (await groups()).filter(({ place }) => place === 'site')
    expect(sentences.length).toBeGreaterThan(100)
    for (const { id, where, fields } of sentences) {
      const [{ shipped, allowed } = { shipped: { it: '', en: '' }, allowed: [] }] = fields
      expect(where, id).toBeTruthy()
      expect(shipped.it, id).not.toBe(shipped.en)
      for (const text of [shipped.it, shipped.en]) {
        expect(placeholdersOf(text).toSorted(), `${id}: ${text}`).toEqual(allowed.toSorted())
        expect(text, id).not.toMatch(/undefined|NaN|^$/)
      }
    }
  })

  it('stand in the pages, in the part of the shop that says them', async () => {
    const { save } = await desk()
    await save('frase-page_none', { text: { it: 'Qui la strada finisce.', en: 'The road ends here.' } })
    await save('frase-search_not_sold_title', { text: { it: 'Niente {cosa} da noi', en: '' } })
    await save('frase-footer_about', { text: { it: 'Bici a {citta} dal 1987.', en: '' } })
    const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
    const page = async (url: string, language: 'it' | 'en' = 'it') =>
      (await render({ url, language, fetch: injectFetch(shop.app, '127.0.0.1'), assets })).html
    const none = await page('/non-esiste')
    expect(none).toContain('Qui la strada finisce.')
    expect(none).toContain(`Bici a ${shop.deps.shop.address.city} dal 1987.`)
    const english = await page('/en/non-esiste', 'en')
    expect(english).toContain('The road ends here.')
    expect(english).toContain(`Our shop is in ${shop.deps.shop.address.city}`)
    expect(await page('/?q=monopattino')).toContain('Niente monopattin')
  })
})
