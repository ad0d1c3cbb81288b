import { argon2Sync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import { randomGroups } from '#server/platform/random-groups.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { noteCalls } from '#server/platform/throttle/count-calls.ts'
import { aPasskey } from '#test/outside/soft-authenticator.ts'
import { aMember } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { replaceAdminHash } from './admin-account-repository.ts'
import { replaceRecoveryCodes, updateMember } from './staff-repository.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const password = 'pedali nel bosco'
const shopPassword = 'quella del negozio'

/** A hash that costs nothing: hundreds are compared here. */
function cheapHash(text: string): string {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: text, nonce, parallelism: 1, tagLength: 32, memory: 8, passes: 1 })
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8,t=1,p=1$${plain(nonce)}$${plain(tag)}`
}

interface Person {
  email: string
  secret: string
  recoveryCodes: string[]
  passkey: Awaited<ReturnType<typeof aPasskey>>
  /** The cookies of a browser that the person signed in from before. */
  known: Record<string, string>
}
let anna: Person
let bruno: Person

const codeOf = ({ secret }: Person) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() })
const logIn = (browser: Visitor, email: string, more: object = {}) =>
  browser.post('/api/admin/staff-login', { email, password, ...more })

async function aPerson(): Promise<Person> {
  const { db } = shop.deps.database
  const { id, email } = await aMember(shop, 'counter', cheapHash(password))
  const secret = new Secret({ size: 20 }).base32
  const recoveryCodes = [randomGroups(2, 5)]
  const hashes = recoveryCodes.map((code) => cheapHash(`${code.replace('-', '')}`))
  await updateMember(db, id, { totpSecret: secret })
  await replaceRecoveryCodes(db, id, hashes)
  const browser = new Visitor(shop, '192.0.2.77')
  const passkey = await aPasskey(shop, id)
  expect((await passkey.logIn(browser)).statusCode).toBe(200)
  const { adm: _session, ...known } = browser.cookies
  return { email, secret, recoveryCodes, passkey, known }
}

beforeEach(async () => {
  await replaceAdminHash(shop.deps.database.db, cheapHash(shopPassword), shop.clock.now)
  anna = await aPerson()
  bruno = await aPerson()
  shop.clock.advance({ minutes: 1 })
})

/** What an attacker tries, as often as it counts; `at` names the network of each try. */
const attacks = {
  'the password of Anna': (browser: Visitor, i: number) => logIn(browser, anna.email, { password: `no ${i}` }),
  'passwords of people who are not there': (browser: Visitor, i: number) => logIn(browser, `no.${i}@example.org`),
  'the shop’s password': (browser: Visitor, i: number) => browser.post('/api/admin/login', { password: `no ${i}` }),
  'the code of Anna, whose password is known': (browser: Visitor) => logIn(browser, anna.email, { code: '000000' }),
  'the recovery code of Anna, whose password is known': (browser: Visitor, i: number) =>
    logIn(browser, anna.email, { code: `aaaaa-aaa${i}` }),
  'a passkey': (browser: Visitor) => browser.post('/api/admin/passkey-login', { credential: { id: 'x' } }),
}
type Attack = keyof typeof attacks

const networks = {
  'the same network': () => '198.51.100.9',
  'another network': () => '203.0.113.50',
  'twelve networks': (i: number) => `203.0.${i % 12}.50`,
}
type Network = keyof typeof networks

const victims = {
  'Anna by code': (browser: Visitor) => logIn(browser, anna.email, { code: codeOf(anna) }),
  'Anna by recovery code': (browser: Visitor) => logIn(browser, anna.email, { code: anna.recoveryCodes[0] }),
  'Anna by passkey': (browser: Visitor) => anna.passkey.logIn(browser),
  'Bruno by code': (browser: Visitor) => logIn(browser, bruno.email, { code: codeOf(bruno) }),
  'Bruno by recovery code': (browser: Visitor) => logIn(browser, bruno.email, { code: bruno.recoveryCodes[0] }),
  'Bruno by passkey': (browser: Visitor) => bruno.passkey.logIn(browser),
  'who has the shop’s password': (browser: Visitor) => browser.post('/api/admin/login', { password: shopPassword }),
}
type Victim = keyof typeof victims

/** In a browser that the shop has not seen, and in the same network alone, what was guessed at waits. */
const waiting: Record<Attack, readonly Victim[]> = {
  'the password of Anna': ['Anna by code', 'Anna by recovery code'],
  'passwords of people who are not there': [],
  'the shop’s password': ['who has the shop’s password'],
  'the code of Anna, whose password is known': ['Anna by code'],
  'the recovery code of Anna, whose password is known': ['Anna by recovery code'],
  'a passkey': [],
}

const names = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]
const rows = names(attacks).flatMap((attack) => names(networks).map((network) => [attack, network] as const))

async function attackFrom(network: Network, attack: Attack, tries: number) {
  const statuses: number[] = []
  for (let i = 0; i < tries; i++)
    statuses.push((await attacks[attack](new Visitor(shop, networks[network](i)), i)).statusCode)
  return statuses
}

describe('wrong guesses', () => {
  it.each(rows)('at %s from %s stop nothing but the same from there', async (attack, network) => {
    await attackFrom(network, attack, attack === 'a passkey' ? 40 : 12)
    const waits = network === 'the same network' ? waiting[attack] : []
    for (const victim of names(victims)) {
      const fresh = await victims[victim](new Visitor(shop, '198.51.100.9'))
      expect([victim, fresh.statusCode]).toEqual([victim, waits.includes(victim) ? 429 : 200])
      if (victim.endsWith('code')) shop.clock.advance({ minutes: 1 })
    }
    for (const [person, victim] of [
      [anna, 'Anna by passkey'],
      [bruno, 'Bruno by passkey'],
    ] as const) {
      const known = new Visitor(shop, '198.51.100.9')
      known.cookies = { ...person.known }
      expect((await victims[victim](known)).statusCode).toBe(200)
      const byCode = new Visitor(shop, '198.51.100.9')
      byCode.cookies = { ...person.known }
      shop.clock.advance({ minutes: 1 })
      expect((await logIn(byCode, person.email, { code: codeOf(person) })).statusCode).toBe(200)
    }
  })
})

describe('guessing', () => {
  it.each<[Attack, number]>([
    ['the password of Anna', 401],
    ['the shop’s password', 401],
    ['the code of Anna, whose password is known', 401],
    ['the recovery code of Anna, whose password is known', 401],
  ])('at %s ends after ten tries from one network', async (attack, status) => {
    const statuses = await attackFrom('the same network', attack, 12)
    expect(statuses).toEqual([...Array(10).fill(status), 429, 429])
  })

  it('at the code of a person ends after a hundred from all networks; browsers of before and recovery codes go on', async () => {
    const { database, clock } = shop.deps
    const caller = await callerOf(shop.deps, '203.0.113.1')
    const [row] = await database.db.select().from(staffMembers).where(eq(staffMembers.email, anna.email))
    const total = { rule: 'staff_code_total', subject: row?.id ?? '' } as const
    await noteCalls(
      database.db,
      caller,
      Array.from({ length: 100 }, () => total),
      clock(),
    )
    const elsewhere = () => new Visitor(shop, '198.51.100.200')
    expect((await victims['Anna by code'](elsewhere())).statusCode).toBe(429)
    expect((await victims['Anna by recovery code'](elsewhere())).statusCode).toBe(200)
    const known = elsewhere()
    known.cookies = { ...anna.known }
    expect((await victims['Anna by code'](known)).statusCode).toBe(200)
  })

  it('in a browser of before counts for that browser alone', async () => {
    const stolen = new Visitor(shop, '203.0.113.1')
    stolen.cookies = { ...anna.known }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      stolen.address = `203.0.${i}.1`
      statuses.push((await logIn(stolen, anna.email, { password: `no ${i}` })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await victims['Anna by code'](new Visitor(shop, '203.0.113.1'))).statusCode).toBe(200)
  })

  it('at the own password in an open session leaves the login and other sessions alone', async () => {
    const admin = async () => {
      const browser = new Visitor(shop, '198.51.100.9')
      await browser.post('/api/admin/login', { password: shopPassword })
      return browser
    }
    const [borrowed, other] = [await admin(), await admin()]
    const confirm = (browser: Visitor, typed: string) => browser.post('/api/admin/me/confirm', { password: typed })
    for (let i = 0; i < 10; i++) expect((await confirm(borrowed, `no ${i}`)).statusCode).toBe(403)
    expect((await confirm(borrowed, shopPassword)).statusCode).toBe(429)
    expect((await confirm(other, shopPassword)).statusCode).toBe(200)
    expect((await admin()).cookies).toHaveProperty('adm')
  })
})
