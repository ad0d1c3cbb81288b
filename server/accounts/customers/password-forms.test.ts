import { argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aRegistration, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

const email = 'anna@example.it'
const logIn = async (password: string) =>
  (await new Visitor(shop).post('/api/customer/login', { email, password })).statusCode
const register = (password: string) =>
  new Visitor(shop).post('/api/customer/register', aRegistration({ email, password }))

/** A hash of the bytes as they came, as it was made before passwords had one form. */
function oldHash(password: string): string {
  const salt = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
  })
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${plain(salt)}$${plain(tag)}`
}

describe('a password', () => {
  it.each([
    ['caffè è più', 'caffe\u0300 e\u0300 piu\u0300'],
    ['due parole', 'due\u00a0parole'],
    ['ＰＥＤＡＬＩ99', 'PEDALI99'],
    ['catena1', 'catena1\u200b'],
  ])('is the same composed by any keyboard: %s', async (one, other) => {
    expect((await register(one)).statusCode).toBe(201)
    expect([await logIn(one), await logIn(other), await logIn(`${one}x`)]).toEqual([200, 200, 401])
  })

  it.each(['caffe\u0300 e\u0300 piu\u0300', 'caffè è più', 'due\u00a0parole'])(
    'opens with a hash made before, of the bytes as they came: %j',
    async (password) => {
      await register('qualcos’altro')
      await shop.deps.database.db.update(customers).set({ passwordHash: oldHash(password) })
      expect([await logIn(password), await logIn('sbagliata!')]).toEqual([200, 401])
    },
  )

  it('has six characters that are seen', async () => {
    expect((await register('abc\u200b\u200b\u200b')).statusCode).toBe(400)
  })
})
