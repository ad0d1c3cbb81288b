import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { openFileMailer } from '#server/messages/mail/file-mailer.ts'
import { sendTestMailTo } from '#server/messages/mail/send-test-mail.ts'
import { paypalOrderBody } from '#server/orders/paypal/paypal-order-body.ts'
import type { FactsValue } from '#shared/contract/site/facts-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'

const shop = shopForEachTest()
const url = '/api/admin/settings/facts'

async function stored() {
  const admin = await anAdministrator(shop)
  const { version, value } = (await admin.get(url)).json<{ version: number; value: FactsValue }>()
  const save = (change: object, seen = version) => admin.put(url, { version: seen, value: { ...value, ...change } })
  return { admin, version, value, save }
}

/** From and subject of a mail as it is written. */
async function mailOfNow() {
  const folder = tempFolder('mail')
  await sendTestMailTo('a@example.org', { ...shop.deps, mailer: openFileMailer(folder, shop.deps.shop, undefined) })
  const [file = ''] = await readdir(folder)
  return PostalMime.parse(await readFile(join(folder, file)))
}

describe('the shop’s facts', () => {
  it('are in force at once: in mails, files and what pages are made from', async () => {
    const { value, save } = await stored()
    expect(value).toMatchObject({ name: 'Cicli Pedivella', returnDays: 30, legal: { vatNumber: '01234567897' } })
    const saved = await save({ name: 'Bici Rossi', email: 'ciao@bicirossi.example', phone: '0444 111 222' })
    expect(saved.json()).toMatchObject({ version: 1, value: { name: 'Bici Rossi' } })
    expect((await mailOfNow()).from).toEqual({ name: 'Bici Rossi', address: 'ciao@bicirossi.example' })
    expect((await shop.app.inject('/api/shop')).json()).toMatchObject({ name: 'Bici Rossi', phone: '0444 111 222' })
    expect((await shop.app.inject('/site.webmanifest')).json()).toMatchObject({ name: 'Bici Rossi' })
  })

  it('say whether a used bicycle is sold without its card, for those that are there already too', async () => {
    const { save } = await stored()
    const bicycle = { category: 'bici-usate', subcategory: 'citta', sizes: { M: 1 }, hasCard: false } as const
    const { slug } = await aProduct(shop.deps, { ...bicycle, imageNames: ['olandese-1200x800-scene.webp'] })
    const lacks = async () => (await shop.app.inject(`/api/products/${slug}`)).json().lacks
    expect(await lacks()).toEqual(['card'])
    await save({ usedWithoutCard: true })
    expect(await lacks()).toBeUndefined()
  })

  it('are named to the wallet as they are when an order is made', async () => {
    const { save } = await stored()
    await save({ name: 'Bici Rossi' })
    const order = { customId: 'a', invoiceId: 'b', language: 'it', totalCents: 1_000, goods: undefined } as const
    const body = paypalOrderBody(order, { shop: shop.deps.shop, publicUrl: 'https://shop.example' }, false)
    expect(body.purchase_units[0]).toMatchObject({ description: 'Ordine Bici Rossi', soft_descriptor: 'BICI ROSSI' })
  })

  it('tell the former address that it is one', async () => {
    const { save } = await stored()
    await save({ email: 'ciao@bicirossi.example' })
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toMatchObject([{ to: 'negozio@ciclipedivella.example' }])
    expect(shop.mailer.sent[0]?.text).toContain('ciao@bicirossi.example')
  })

  it('are written in one way, as they are usually pasted', async () => {
    const { value, save } = await stored()
    const legal = { ...value.legal, vatNumber: 'IT 0123 4567 897', rea: 'vi-123456' }
    const saved = await save({ legal, social: { instagram: '@bicirossi' } })
    expect(saved.json().value).toMatchObject({
      legal: { vatNumber: '01234567897', rea: 'VI-123456' },
      social: { instagram: 'https://www.instagram.com/bicirossi' },
    })
  })

  it('that are saved twice from one reading: the second is refused with what is stored', async () => {
    const { save } = await stored()
    await save({ name: 'Bici Rossi' })
    const second = await save({ phone: '0444 111 222' })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'edit_conflict',
      current: { version: 1, value: { name: 'Bici Rossi' } },
    })
  })

  it.each<[string, (value: FactsValue) => object, string]>([
    ['no name', () => ({ name: ' ' }), 'name'],
    [
      'a VAT number with a wrong digit',
      ({ legal }) => ({ legal: { ...legal, vatNumber: '01234567898' } }),
      'legal.vatNumber',
    ],
    ['a letter in the REA number', ({ legal }) => ({ legal: { ...legal, rea: 'VI 12345O' } }), 'legal.rea'],
    [
      'a province that does not exist',
      ({ address }) => ({ address: { ...address, province: 'XX' } }),
      'address.province',
    ],
    ['a place in the sea', () => ({ location: { latitude: 11.5, longitude: 45.5 } }), 'location.latitude'],
    ['a telephone number in words', () => ({ phone: 'chiamaci' }), 'phone'],
    ['a return period below the law’s', () => ({ returnDays: 7 }), 'returnDays'],
    ['a link that is none', () => ({ social: { instagram: 'javascript:alert(1)' } }), 'social.instagram'],
    ['too many photos', () => ({ usedPhotos: 31 }), 'usedPhotos'],
    ['a payer that is unknown', () => ({ returnPaidBy: 'bank' }), 'returnPaidBy'],
  ])('refuse %s, with a sentence beside the field', async (_what, change, field) => {
    const { value, save } = await stored()
    const answer = await save(change(value))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)[0]).toBe(`value.${field}`)
    expect(shop.deps.shop.name).toBe('Cicli Pedivella')
  })
})
