import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { installSubjects } from './current-subject.ts'
import { fairTurns } from './fair-turns.ts'

const usual = { atOnce: 1, waiting: 8, retryAfterSeconds: 5 }

/** Callers by address; a piece of work ends when it is told to. */
async function callers(limits: Parameters<typeof fairTurns>[0]) {
  const turns = fairTurns(limits)
  const app = Fastify({ trustProxy: true })
  installSubjects(app, { rateLimit: true })
  const begun: string[] = []
  const ends: (() => void)[] = []
  app.get('/:name', ({ params }) =>
    turns.take(async () => {
      begun.push((params as { name: string }).name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return 'done'
    }),
  )
  const settle = async () => {
    for (let i = 0; i < 20; i++) await setImmediate()
  }
  return {
    begun,
    settle,
    ask: async (address: string, name: string) =>
      (await app.inject({ url: `/${name}`, headers: { 'x-forwarded-for': address } })).statusCode,
    endAll: async () => {
      for (await settle(); ends.length > 0; await settle()) ends.shift()?.()
    },
  }
}

describe('work of which little is done at once', () => {
  it('goes round: a subject that has sent much waits longest, and the others behind one piece of it each', async () => {
    const { ask, begun, endAll, settle } = await callers(usual)
    const greedy = [1, 2, 3, 4].map((n) => ask('198.51.100.1', `a${n}`))
    await settle()
    const others = [ask('198.51.100.2', 'b1'), ask('198.51.100.3', 'c1'), ask('198.51.100.2', 'b2')]
    await endAll()
    expect(await Promise.all([...greedy, ...others])).toEqual(Array(7).fill(200))
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('refuses the one who has most waiting, not the one who comes', async () => {
    const { ask, endAll, settle } = await callers(usual)
    const greedy = Array.from({ length: 12 }, (_, n) => ask('198.51.100.1', `a${n}`))
    await settle()
    const others = ['2', '3', '4'].map((host) => ask(`198.51.100.${host}`, 'b'))
    await endAll()
    expect(await Promise.all(others)).toEqual([200, 200, 200])
    const counted = (await Promise.all(greedy)).toSorted()
    // One active and eight waiting, of which three gave way; three never came in.
    expect(counted).toEqual([...Array(6).fill(200), ...Array(6).fill(503)])
  })

  it('leaves a place to others where work lasts long', async () => {
    const { ask, begun, endAll, settle } = await callers({ ...usual, atOnce: 2, ofOne: 1 })
    const all = [ask('198.51.100.1', 'a1'), ask('198.51.100.1', 'a2')]
    await settle()
    expect(begun).toEqual(['a1'])
    all.push(ask('198.51.100.2', 'b1'))
    await settle()
    expect(begun).toEqual(['a1', 'b1'])
    await endAll()
    expect(await Promise.all(all)).toEqual([200, 200, 200])
  })

  it('counts the /64 of an IPv6 address as one', async () => {
    const { ask, begun, endAll, settle } = await callers(usual)
    const all = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address, n) => ask(address, `a${n}`))
    await settle()
    all.push(ask('2001:db8:0:1::1', 'b'))
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a0', 'a1', 'b', 'a2'])
  })
})
