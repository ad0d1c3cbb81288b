import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

describe('hashPassword', () => {
  it('makes a hash that only its own password opens', async () => {
    const hash = await hashPassword('pedali e catena')
    expect(await verifyPassword('pedali e catena', hash)).toBe(true)
    expect(await verifyPassword('pedali e catene', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('makes another hash each time', async () => {
    expect(await hashPassword('pedali')).not.toBe(await hashPassword('pedali'))
  })

  it('cuts nothing off', async () => {
    const long = 'è'.repeat(127)
    const hash = await hashPassword(`${long}a`)
    expect(await verifyPassword(`${long}b`, hash)).toBe(false)
    expect(await verifyPassword(`${long}a`, hash)).toBe(true)
  })

  it('is argon2id with 19 MiB, two passes and one lane, as its own text says', async () => {
    const [, kind, version, cost, salt = '', tag = ''] = (await hashPassword('pedali')).split('$')
    expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
    const again = argon2Sync('argon2id', {
      message: 'pedali',
      nonce: Buffer.from(salt, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    })
    expect(again.toString('base64').replace(/=+$/, '')).toBe(tag)
  })
})

describe('verifyPassword', () => {
  it('is false without a hash, whatever the password', async () => {
    expect(await verifyPassword('pedali', undefined)).toBe(false)
  })

  it('does not take a broken hash for a wrong password', async () => {
    await expect(verifyPassword('pedali', 'plain text')).rejects.toThrow('PHC')
  })

  it('opens hashes made with other costs and calls them outdated', async () => {
    const nonce = Buffer.alloc(16, 7)
    const tag = argon2Sync('argon2id', {
      message: 'pedali',
      nonce,
      memory: 8_192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${plain(nonce)}$${plain(tag)}`
    expect(await verifyPassword('pedali', old)).toBe(true)
    expect(isOutdated(old)).toBe(true)
    expect(isOutdated(await hashPassword('pedali'))).toBe(false)
  })

  it('serves who waits in turn and tells who comes too late to retry', async () => {
    const hash = await hashPassword('pedali')
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword('pedali', hash)))
    const refused = tries.filter((t) => t.status === 'rejected')
    expect(refused).toHaveLength(80 - 66)
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy', extras: { retryAfterSeconds: 2 } } })
    expect(await verifyPassword('pedali', hash)).toBe(true)
  })
})
