import { describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, testPassword, Visitor } from '#test/visitor.ts'
import { consentVersion } from './newsletter-consent.ts'
import { newsletterJob } from './newsletter-jobs.ts'
import { newsletterConsents } from './newsletter-tables.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example', RATE_LIMIT: 'on' } })
const to = 'giulia@example.org'

const ask = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  new Visitor(shop).post('/api/newsletter', { email: to, ...body }, headers)
const requests = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter(({ text }) => /\/le-tue-mail\?token=/.test(text))
}
async function tokenFor(email = to): Promise<string> {
  const mail = (await requests()).findLast((one) => one.to === email)
  return /le-tue-mail\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const stored = () => shop.deps.database.db.select().from(newsletterConsents)
const confirm = (token: string) => new Visitor(shop).post('/api/newsletter/confirmation', { token })
const choice = (token: string) => new Visitor(shop).get(`/api/mail-choice?token=${token}`)
async function subscribe(email = to) {
  await ask({ email })
  await confirm(await tokenFor(email))
}
async function staff() {
  const admin = await anAdministrator(shop)
  admin.cookies['__Host-adm'] = admin.cookies.adm ?? ''
  return admin
}
async function linkToLeave(): Promise<string> {
  const csv = (await (await staff()).get('/api/admin/newsletter/export')).body
  return /le-tue-mail\?token=([\w-]+)/.exec(csv)?.[1] ?? 'none'
}

describe('a consent to the newsletter', () => {
  it('counts once a button behind the link of one mail is pressed, and keeps its proof alone', async () => {
    const answer = await ask({ email: 'Giulia@Example.org', source: 'checkout' }, { 'accept-language': 'en' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { email: 'Giulia@Example.org', isConfirmed: false }])
    const token = await tokenFor()
    const asked = { topic: 'newsletter', email: to, isOn: false, mayJoin: true }
    expect((await choice(token)).json()).toEqual(asked)
    expect((await stored())[0]?.state).toBe('requested')
    const requestedAt = shop.deps.clock()
    shop.clock.advance({ minutes: 5 })
    expect((await confirm(token)).json()).toEqual({ ...asked, isOn: true })
    const { id: _id, ...proof } = (await stored())[0] ?? {}
    expect(proof).toEqual({
      ...{ email: to, state: 'confirmed', language: 'en', source: 'checkout', textVersion: consentVersion },
      ...{ requestedAt, confirmedAt: shop.deps.clock(), withdrawnAt: null },
    })
    // Asked for again it keeps the proof it has.
    await ask({ source: 'page' })
    expect((await stored())[0]).toMatchObject(proof)
    expect(await requests()).toHaveLength(1)
  })

  it('of a thousand requests by strangers sends one mail', async () => {
    const answers = new Set<number>()
    for (let i = 0; i < 1_000; i += 100) {
      const calls = Array.from({ length: 100 }, (_, n) => ({
        ...{ method: 'POST' as const, url: '/api/newsletter', payload: { email: i % 200 ? to : to.toUpperCase() } },
        remoteAddress: `10.${i / 100}.${n}.1`,
      }))
      for (const { statusCode } of await Promise.all(calls.map((call) => shop.app.inject(call))))
        answers.add(statusCode)
      // Past the throttle of five an hour; ten thousand take a minute and send one mail too.
      shop.clock.advance({ minutes: 61 })
    }
    expect([...answers].sort()).toEqual([202, 429])
    expect(await requests()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('that was declined stays quiet for a week', async () => {
    await ask()
    const token = await tokenFor()
    expect((await new Visitor(shop).post(`/api/unsubscribe?token=${token}`, {})).json()).toMatchObject({ isOn: false })
    shop.clock.advance({ days: 6 })
    expect((await ask()).statusCode).toBe(202)
    expect(await requests()).toHaveLength(1)
    shop.clock.advance({ days: 2 })
    await newsletterJob(shop.deps).run()
    expect(await stored()).toEqual([])
    expect((await confirm(token)).json().code).toBe('invalid_token')
    await ask()
    expect(await requests()).toHaveLength(2)
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', 'text/plain', ''],
  ])(
    'ends by one press of a mail program that sends %s, from anywhere, and never by reading',
    async (_what, type, payload) => {
      await subscribe()
      const url = `/api/unsubscribe?token=${await linkToLeave()}`
      const read = await shop.app.inject({ url })
      expect([read.statusCode, read.headers.location]).toEqual([
        303,
        expect.stringMatching(/^https:\/\/shop\.example\/le-tue-mail\?token=/),
      ])
      expect((await stored())[0]?.state).toBe('confirmed')
      const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
      const pressed = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect([pressed.statusCode, pressed.json()]).toEqual([
        200,
        { topic: 'newsletter', email: to, isOn: false, mayJoin: false },
      ])
      expect((await stored())[0]).toMatchObject({ state: 'withdrawn', withdrawnAt: shop.deps.clock() })
      // The link to leave, known to the mail service too, never joins.
      expect((await confirm(await linkToLeave())).statusCode).toBe(400)
      shop.clock.advance({ days: 366 })
      await newsletterJob(shop.deps).run()
      expect(await stored()).toEqual([])
    },
  )

  it.each(['x'.repeat(60), 'A'.repeat(120), `${'é'.repeat(50)}`])('opens by no made-up link: %s', async (token) => {
    expect((await choice(encodeURIComponent(token))).statusCode).toBe(400)
    const url = `/api/unsubscribe?token=${encodeURIComponent(token)}`
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(400)
  })

  it('needs no mail from an account whose address is proven, and tells others nothing', async () => {
    const customer = await aCustomer(shop, { email: to })
    await subscribe()
    expect((await customer.get('/api/customer/newsletter')).json()).toEqual({ state: null })
    await customer.delete('/api/customer/newsletter')
    expect((await stored())[0]?.state).toBe('confirmed')
    await customer.get(`/verifica-email?token=${await mailedToken(shop, to, '/verifica-email')}`)
    expect((await customer.get('/api/customer/newsletter')).json()).toEqual({ state: 'confirmed' })
    expect((await customer.delete('/api/customer/newsletter')).statusCode).toBe(204)
    expect((await customer.get('/api/customer/newsletter')).json()).toEqual({ state: 'withdrawn' })
    const again = await customer.post('/api/newsletter', { email: to, source: 'account' })
    expect(again.json()).toEqual({ email: to, isConfirmed: true })
    expect((await stored())[0]).toMatchObject({ state: 'confirmed', source: 'account', withdrawnAt: null })
    expect(await requests()).toHaveLength(1)
    const data = (await customer.get('/api/customer/export')).json()
    expect(data.newsletter).toMatchObject({ email: to, textVersion: consentVersion })
    await customer.delete('/api/customer', { password: testPassword })
    expect(await stored()).toEqual([])
  })

  it('is listed and exported for a mail service with its proof, without formulas, the confirmed alone', async () => {
    await subscribe()
    await ask({ email: 'attesa@example.org' })
    await shop.deps.database.db
      .insert(newsletterConsents)
      .values({ ...(await stored())[0], id: 99, email: '=cmd|calc!a@example.org' } as never)
    const admin = await staff()
    const list = (await admin.get('/api/admin/newsletter?state=requested')).json()
    expect(list).toMatchObject([{ email: 'attesa@example.org', state: 'requested', confirmedAt: null }])
    const csv = (await admin.get('/api/admin/newsletter/export')).body
    const [head, first, formula, ...others] = csv.trim().split('\r\n')
    expect(head).toMatch(/email;stato;lingua;richiesta;conferma;disiscrizione;provenienza;versione del testo/)
    expect(first).toMatch(/^giulia@example.org;iscritto;it;2.*Z;2.*Z;;pagina;2026-11-27;Voglio ricevere.*https:/)
    expect(formula).toMatch(/^'=cmd/)
    expect(others).toEqual([])
    const { id } = list[0]
    expect((await admin.delete(`/api/admin/newsletter/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/api/admin/newsletter?q=attesa`)).json()).toMatchObject([{ state: 'withdrawn' }])
  })
})
