import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'

/** A page that shows data of the shop. */
const pages: PageRenderer = {
  render: async ({ fetch }) => ({
    status: 200,
    html: await (await fetch('/api/shop')).text(),
    location: undefined,
  }),
}

let shop: TestShop
beforeEach(async () => {
  // A kept page may lag a moment (decision 0021).
  vi.useFakeTimers({ toFake: ['performance'] })
  shop = await openTestShop({ pages })
})
afterEach(async () => {
  await shop.close()
  vi.useRealTimers()
})

const exceptionsAt = async (path: string): Promise<ShopFacts['exceptions']> =>
  (await shop.app.inject(path)).json().exceptions
const on = async (romeTime: string, day: string, path = '/api/shop') => {
  shop.clock.now = new Date(`${romeTime}+01:00`)
  return (await exceptionsAt(path)).find(({ from, to }) => from <= day && day <= to)
}

it('tells holidays and closures of a year ahead, the near ones as such, and a closure of this year that is over', async () => {
  const at = '2026-11-22T10:00'
  expect(await on(at, '2026-12-25')).toEqual({ from: '2026-12-25', to: '2026-12-26', hours: [], when: 'soon' })
  expect(await on(at, '2026-12-24')).toMatchObject({ hours: [[540, 780]], when: 'soon' })
  expect(await on(at, '2027-03-29')).toMatchObject({ from: '2027-03-29', hours: [], when: 'later' })
  expect(await on(at, '2026-08-15')).toMatchObject({ hours: [], when: 'past' })
  expect(await on(at, '2026-11-23')).toBeUndefined()
})

it('tells something else when the shop’s day is over, also on pages that are kept', async () => {
  expect(await on('2026-12-08T23:59', '2026-12-08', '/')).toMatchObject({ when: 'soon' })
  vi.advanceTimersByTime(250)
  expect(await on('2026-12-09T00:00', '2026-12-08', '/')).toMatchObject({ when: 'past' })
  expect(await on('2026-12-09T00:00', '2026-12-08')).toMatchObject({ when: 'past' })
})
