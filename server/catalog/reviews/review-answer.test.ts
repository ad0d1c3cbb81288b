import { beforeEach, describe, expect, it } from 'vitest'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
let productId: number
beforeEach(async () => {
  admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { name: 'Sella Lambro' })).id
})

async function aReview(visitor = new Visitor(shop), customerEmail = 'anna@example.org', language = 'it') {
  const words = { customerName: 'Anna Neri', customerEmail, rating: 2, title: 'Dodici giorni', comment: 'Troppi.' }
  const sent = await visitor.post(`/api/products/${productId}/reviews`, words, { 'accept-language': language })
  expect(sent.statusCode).toBe(201)
  return sent.json<{ id: number }>().id
}
const put = (id: number, body: object) => admin.put(`/api/admin/reviews/${id}/answer`, body)
const approve = (id: number, isApproved = true) => admin.put(`/api/admin/reviews/${id}/approval`, { isApproved })
const shown = async () => (await shop.app.inject(`/api/products/${productId}/reviews`)).json()
const reported = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => /risposto|replied/.test(mail.subject))
}

describe('the shop’s answer to a review', () => {
  it('stands under the review for everybody, is changed, and taken away by an empty text', async () => {
    const id = await aReview()
    await approve(id)
    expect(await shown()).toMatchObject([{ id, answer: null }])
    const answered = await put(id, { text: '  Hai ragione.\nOra partono in tre giorni.  ' })
    const answer = { text: 'Hai ragione.\nOra partono in tre giorni.', at: shop.clock.now.toISOString() }
    expect([answered.statusCode, answered.json()]).toEqual([200, expect.objectContaining({ id, answer })])
    expect(await shown()).toMatchObject([{ id, answer }])
    expect((await admin.get('/api/admin/reviews?q=tre%20giorni')).json()).toMatchObject([{ id, answer }])

    shop.clock.advance({ minutes: 5 })
    await put(id, { text: answer.text })
    expect(await shown(), 'the same words keep their moment').toMatchObject([{ answer }])
    await put(id, { text: 'Ci dispiace.' })
    expect(await shown()).toMatchObject([{ answer: { text: 'Ci dispiace.', at: shop.clock.now.toISOString() } }])
    expect((await put(id, { text: ' \n ' })).json()).toMatchObject({ answer: null })
    expect(await shown()).toMatchObject([{ answer: null }])
    expect(await shop.deps.database.db.select().from(reviews)).toMatchObject([{ answer: null, answeredAt: null }])
  })

  it('is mailed to the writer in the review’s language, once for each answer', async () => {
    const id = await aReview(new Visitor(shop), 'anna@example.org', 'en')
    await approve(id)
    await put(id, { text: 'Sorry <b>about</b> that.' })
    shop.clock.advance({ minutes: 1 })
    await put(id, { text: 'Sorry <b>about</b> that.' })
    await approve(id, false)
    await approve(id)
    const [mail, ...more] = await reported()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'anna@example.org', language: 'en' })
    expect(mail?.subject).toBe(`${shop.deps.shop.name} has replied to your review of Sella Lambro`)
    expect(mail?.text).toContain('Sorry <b>about</b> that.')
    expect(mail?.html).not.toContain('<b>about</b>')
    expect(mail?.text).toMatch(/\/en\/prodotto\/sella-lambro\S*#recensioni/)
    shop.clock.advance({ minutes: 1 })
    await put(id, { text: 'It ships in three days now.' })
    expect(await reported()).toHaveLength(2)
  })

  it('waits with its mail until the review is shown, and sends none when it was withdrawn before', async () => {
    const [kept, dropped] = [await aReview(), await aReview(new Visitor(shop), 'bruno@example.org')]
    for (const id of [kept, dropped]) await put(id, { text: 'Grazie.' })
    await put(dropped, { text: '' })
    expect([await reported(), await shown()]).toEqual([[], []])
    for (const id of [kept, dropped]) await approve(id)
    expect((await reported()).map((mail) => mail.to)).toEqual(['anna@example.org'])
  })

  it('ends for a guest by one press of the mail program, and nothing else does', async () => {
    const id = await aReview()
    await approve(id)
    await shop.deps.mailSender.sendDue()
    const [{ unsubscribeUrl = '', text = '' } = {}] = shop.mailer.sent
    expect(text).toContain(unsubscribeUrl.replace('/api/unsubscribe', '/le-tue-mail'))
    const { pathname, search } = new URL(unsubscribeUrl)
    const ended = await shop.app.inject({ method: 'POST', url: pathname + search })
    expect(ended.json()).toEqual({ topic: 'notifications', email: 'anna@example.org', isOn: false, mayJoin: false })
    await put(id, { text: 'Grazie.' })
    expect(await reported()).toEqual([])
    const other = await aReview(undefined, 'bea@example.org')
    await approve(other)
    await put(other, { text: 'Grazie.' })
    expect((await reported()).map(({ to }) => to)).toEqual(['bea@example.org'])
  })

  it('is not mailed to a customer who has switched such mails off', async () => {
    const customer = await aCustomer(shop)
    await customer.patch('/api/auth/user/notifications', { emailNotifications: false })
    const id = await aReview(customer, customer.user.email)
    await approve(id)
    await put(id, { text: 'Grazie.' })
    expect(await reported()).toEqual([])
    expect(await shown()).toMatchObject([{ answer: { text: 'Grazie.' } }])
  })

  it.each([
    ['2,001 characters', { text: 'a'.repeat(2001) }, 'La risposta ha al massimo 2000 caratteri.'],
    ['a control character', { text: 'a\u0007b' }, 'Il testo contiene caratteri non ammessi.'],
    ['half a character', { text: 'a\ud800' }, expect.any(String)],
    ['no text', {}, 'Campo obbligatorio.'],
    ['a number', { text: 7 }, expect.any(String)],
  ])('refuses %s with a sentence and changes nothing', async (_what, body, sentence) => {
    const id = await aReview()
    await put(id, { text: 'Resta.' })
    const refused = await put(id, body)
    expect(refused.statusCode).toBe(400)
    expect(Object.values(refused.json().fields ?? { text: refused.json().message })).toEqual([sentence])
    expect(await shop.deps.database.db.select().from(reviews)).toMatchObject([{ answer: 'Resta.' }])
  })

  it('takes 2,000 characters, answers 404 for no review, and 401 to visitors', async () => {
    const id = await aReview()
    expect((await put(id, { text: 'à'.repeat(2000) })).statusCode).toBe(200)
    expect((await put(999, { text: 'Grazie.' })).json()).toMatchObject({ code: 'review_not_found' })
    expect((await put(999, { text: 'Grazie.' })).statusCode).toBe(404)
    const stranger = await new Visitor(shop).put(`/api/admin/reviews/${id}/answer`, { text: 'Mio.' })
    expect(stranger.statusCode).toBe(401)
  })
})
