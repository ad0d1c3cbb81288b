import { describe, expect, it } from 'vitest'
import { collectReads } from './answer-reads.ts'
import type { PublicAnswer } from './cached-answer.ts'
import { PublicCache } from './public-cache.ts'

const answer = (text: string, isCurrent = () => true): PublicAnswer => ({
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
  isCurrent,
})

function openCache(maxBytes = 1_000_000) {
  let epoch = 1
  const cache = new PublicCache({ maxBytes, epoch: () => epoch, headers: {} })
  return { cache, change: () => epoch++ }
}

/** A making that the test lets finish. */
function slowAnswer(text: string) {
  const { promise, resolve } = Promise.withResolvers<PublicAnswer>()
  return { promise, finish: () => resolve(answer(text)) }
}

describe('kept answers', () => {
  it('makes an answer once while it is current', async () => {
    const { cache } = openCache()
    let isCurrent = true
    let made = 0
    const make = () => answer(`number ${++made}`, () => isCurrent)
    const first = await cache.answer({ key: 'a' }, make)
    expect(await cache.answer({ key: 'a' }, make)).toBe(first)
    isCurrent = false
    expect(await cache.answer({ key: 'a' }, make)).not.toBe(first)
    expect(made).toBe(2)
  })

  it('finds an answer by the address it was asked for under, only while it is current', async () => {
    const { cache } = openCache()
    let isCurrent = true
    const kept = await cache.answer({ key: 'list', address: '/list?b=1&a=2' }, () => answer('x', () => isCurrent))
    expect(cache.at('/list?b=1&a=2')).toBe(kept)
    expect(cache.at('/list?a=2&b=1')).toBeUndefined()
    isCurrent = false
    expect(cache.at('/list?b=1&a=2')).toBeUndefined()
  })

  it('forgets what was unused for longest when it outgrows its bytes', async () => {
    const { cache } = openCache(85_000)
    const big = 'x'.repeat(10_000)
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.answer({ key, address: key }, () => answer(big))
    expect(cache.at('a')).toBeDefined()
    await cache.answer({ key: 'f', address: 'f' }, () => answer(big))
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.at(key))).toEqual(['a', 'c', 'd', 'e', 'f'])
  })

  it('answers what is too large to keep, without keeping it', async () => {
    const { cache } = openCache(10_000)
    await cache.answer({ key: 'a', address: 'a' }, () => answer('x'.repeat(9_000)))
    expect(cache.at('a')).toBeUndefined()
  })

  it('keeps what is seldom asked twice only when it is', async () => {
    const { cache } = openCache()
    let made = 0
    const ask = () =>
      cache.answer({ key: 'gravle', address: '/?q=gravle' }, () => ({ ...answer(`${++made}`), isKeptLater: true }))
    await ask()
    expect(cache.at('/?q=gravle')).toBeUndefined()
    const kept = await ask()
    expect(cache.at('/?q=gravle')).toBe(kept)
    await ask()
    expect(made).toBe(2)
  })

  it('does not keep failures', async () => {
    const { cache } = openCache()
    const failing = () => Promise.reject(new Error('not now'))
    await expect(cache.answer({ key: 'a' }, failing)).rejects.toThrow('not now')
    await expect(cache.answer({ key: 'a' }, () => answer('now'))).resolves.toBeDefined()
  })

  it('does not keep what was overtaken while it was made', async () => {
    const { cache } = openCache()
    await cache.answer({ key: 'a', address: 'a' }, () => answer('old', () => false))
    expect(cache.at('a')).toBeUndefined()
  })
})

describe('making', () => {
  it('is shared by all who ask for the same at the same time', async () => {
    const { cache } = openCache()
    const slow = slowAnswer('x')
    let made = 0
    const make = () => {
      made++
      return slow.promise
    }
    const asked = [cache.answer({ key: 'a' }, make), cache.answer({ key: 'a' }, make), cache.answer({ key: 'a' }, make)]
    slow.finish()
    const [first, ...others] = await Promise.all(asked)
    expect(others).toEqual([first, first])
    expect(made).toBe(1)
  })

  it('begins again for who asks after a change', async () => {
    const { cache, change } = openCache()
    const before = slowAnswer('before')
    const early = cache.answer({ key: 'a' }, () => before.promise)
    change()
    const late = cache.answer({ key: 'a' }, () => answer('after'))
    before.finish()
    expect(await late).not.toBe(await early)
  })
})

describe('collecting reads', () => {
  it('holds for as long as every answer that was read', async () => {
    const { cache } = openCache()
    const current = { a: true, b: true }
    const a = () => cache.answer({ key: 'a' }, () => answer('a', () => current.a))
    await a()
    const { result, isCurrent } = await collectReads(async () => {
      await a()
      await cache.answer({ key: 'b' }, () => answer('b', () => current.b))
      return 'page'
    })
    expect([result, isCurrent()]).toEqual(['page', true])
    current.a = false
    expect(isCurrent()).toBe(false)
    Object.assign(current, { a: true, b: false })
    expect(isCurrent()).toBe(false)
  })

  it('counts a making that another reader began', async () => {
    const { cache } = openCache()
    const slow = slowAnswer('x')
    let isCurrent = true
    const make = async () => ({ ...(await slow.promise), isCurrent: () => isCurrent })
    const other = cache.answer({ key: 'a' }, make)
    const mine = collectReads(() => cache.answer({ key: 'a' }, make))
    slow.finish()
    await other
    const collected = await mine
    expect(collected.isCurrent()).toBe(true)
    isCurrent = false
    expect(collected.isCurrent()).toBe(false)
  })
})
