import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertMember, updateMember } from '#server/accounts/staff/staff-repository.ts'
import { freePort } from '#test/free-port.ts'
import { aMember } from '#test/staff-member.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const publicUrl = 'http://localhost:3999'
const people: Record<string, { email: string; email_verified: boolean }> = {}
let server: Server
let issuer: string
let shop: TestShop

beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'shop', client_secret: 'x'.repeat(32), redirect_uris: [`${publicUrl}/company-login/back`] }],
    claims: { email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
    cookies: { keys: ['a test'] },
  })
  server = createServer(provider.callback()).listen(Number(new URL(issuer).port), '127.0.0.1')
})
afterAll(() => void server.close())
beforeEach(async () => {
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'x'.repeat(32) }
  shop = await openTestShop({ env: { PUBLIC_URL: publicUrl, ...env } })
})
afterEach(() => shop.close())

/** A person at the provider's own pages. @returns where it sends the browser back to */
async function signInAt(address: string, login: string): Promise<string> {
  const jar = new Map<string, string>()
  const ask = async (url: string, body?: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  let answer = await ask(address)
  for (let steps = 0; steps < 12; steps++) {
    const next = answer.headers.get('location')
    if (next?.startsWith(publicUrl)) return next.slice(publicUrl.length)
    if (next) {
      answer = await ask(new URL(next, issuer).href)
      continue
    }
    const page = await answer.text()
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    answer = await ask(new URL(action, issuer).href, { prompt, login, password: 'x' })
  }
  throw new Error('the provider did not come to an end')
}

async function leave(browser: Visitor): Promise<string> {
  const answer = await browser.get('/company-login')
  expect(answer.statusCode).toBe(302)
  return String(answer.headers.location)
}

it('lets invited people in with their role, and no one else', async () => {
  const anna = await aMember(shop, 'accountant')
  Object.assign(people, {
    anna: { email: anna.email.toUpperCase(), email_verified: true },
    stranger: { email: 'altro@example.org', email_verified: true },
    unsure: { email: anna.email, email_verified: false },
    bruno: { email: 'bruno@example.org', email_verified: true },
  })
  const browser = new Visitor(shop)
  expect((await browser.get('/api/admin/status')).json()).toEqual({ isAdmin: false, signInAt: '/company-login' })
  const back = await signInAt(await leave(browser), 'anna')
  // Another browser has not the proof of this one, and the answer counts once.
  expect((await new Visitor(shop).get(back)).statusCode).toBe(403)
  const altered = back.replace(/state=[^&]+/, 'state=another')
  expect((await browser.get(altered)).statusCode).toBe(403)

  const again = await signInAt(await leave(browser), 'anna')
  const inside = await browser.get(again)
  expect([inside.statusCode, inside.headers.location]).toEqual([302, '/admin'])
  expect((await browser.get('/api/admin/status')).json()).toMatchObject({
    isAdmin: true,
    staff: { name: anna.name, role: 'accountant' },
  })
  expect((await new Visitor(shop).get(again)).statusCode).toBe(403)

  for (const login of ['stranger', 'unsure']) {
    const other = new Visitor(shop)
    expect((await other.get(await signInAt(await leave(other), login))).statusCode).toBe(403)
    expect((await other.get('/api/admin/status')).json().isAdmin).toBe(false)
  }
  const invited = { name: 'Bruno', email: 'bruno@example.org', role: 'counter' as const }
  const bruno = await insertMember(shop.deps.database.db, {
    ...invited,
    invitedUntil: new Date(shop.clock.now.getTime() + 86_400_000),
  })
  const invitee = new Visitor(shop)
  expect((await invitee.get(await signInAt(await leave(invitee), 'bruno'))).statusCode).toBe(302)
  expect((await invitee.get('/api/admin/orders')).statusCode).toBe(200)
  await updateMember(shop.deps.database.db, bruno?.id ?? '', { removedAt: shop.clock.now })
  const later = new Visitor(shop)
  expect((await later.get(await signInAt(await leave(later), 'bruno'))).statusCode).toBe(403)
})
