import { describe, expect, inject, it, vi } from 'vitest'
import type { TextGroup } from '#shared/contract/site/text-settings.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

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
