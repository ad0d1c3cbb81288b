import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openLog } from './log.ts'
import { newSecretToken } from './secret-token.ts'

/** @returns the lines of the log as they leave the program */
function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  write(openLog('info', stream))
  return lines.join('')
}

describe('the log', () => {
  it('is lines of JSON that keep who, what and where', () => {
    const line = logged((log) =>
      log.child({ reqId: 'a-request' }).error({ err: new Error('no luck'), orderId: 7 }, 'failed'),
    )
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      reqId: 'a-request',
      orderId: 7,
      msg: 'failed',
      err: { message: 'no luck', stack: expect.stringContaining('log.test.ts') },
    })
  })

  it('leaves out the values of a statement that failed, at any depth', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (phone)=(numero-di-casa) exists.',
    })
    const error = Object.assign(new Error('Failed query: insert into x\nparams: Via Roma 1,segreta', { cause }), {
      params: ['Via Roma 1', 'segreta'],
    })
    const line = logged((log) => log.error({ err: error }, 'unexpected error'))
    expect(line).not.toMatch(/Via Roma|segreta|numero-di-casa/)
    expect(JSON.parse(line).err).toMatchObject({ message: expect.stringContaining('Failed query: insert into x') })
    expect(line).toContain('duplicate key')
    expect(line).toContain('23505')
  })

  it.each([
    ['an e-mail address', 'ada.rossi+bici@posta.example.it', '[e-mail]'],
    ['an address in angle brackets', '550 5.1.1 <ada@example.org>: no such user', '550 5.1.1 <[e-mail]>: no such user'],
    ['a token', `/reimposta-password?token=${newSecretToken()}`, '/reimposta-password?token=[token]'],
    ['a password’s hash', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '[hash]'],
    ['credentials', 'authorization: Bearer A21AAFEpH4PsADK7qSS7pSRsgz', 'authorization: Bearer [credentials]'],
  ])('hides %s wherever it stands', (_what, text, shown) => {
    const line = logged((log) => log.warn({ err: new Error(text), text }, text))
    const { msg, text: field, err } = JSON.parse(line)
    expect([msg, field, err.message]).toEqual([shown, shown, shown])
  })

  it('keeps ids, which are no secret', () => {
    const id = crypto.randomUUID()
    expect(logged((log) => log.info({ orderId: id, orderNumber: 'PV-ABCD-2345' }, 'shipped'))).toContain(id)
  })
})
