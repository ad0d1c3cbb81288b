import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const calls = 1_000
/** What no page shows: purchase cost, supplier's code, units in stock, the name of what is switched off. */
const secret = /912[.,]34|91234|SEGRETO|"stock"|"version"|Non in vendita|node_modules|\.ts\b|at Object/

const names = ['search_products', 'get_product', 'check_compatibility', 'advise_size', 'delivery_quote', 'shop_info']
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', '\ud800', '../../etc/passwd', '%', "'; drop table products; --", '{{7*7}}', '__proto__', '-1'),
  fc.constantFrom('a', '1', 'à', '漢', '🚲', ' ', '-', 'senza ', '(', '1,').map((letter) => letter.repeat(10_000)),
  fc.constantFrom('gravel-1', 'https://shop.example/prodotto/gravel-1', 'bici senza freni', 'copertone 28', '1'),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, 1e308, -0),
  fc.array(hostileText, { maxLength: 30 }),
  fc.dictionary(fc.string(), hostileText, { maxKeys: 30 }),
)
const keys = ['query', 'product', 'part', 'bike', 'bikeFacts', 'items', 'postalCode', 'language', 'limit', 'offset']
const more = ['heightCm', 'inseamCm', 'riding', 'tapeCm', 'size', 'minPrice', 'maxPrice', 'sort', 'category']
const args = fc.oneof(
  value,
  fc.dictionary(fc.oneof(fc.constantFrom(...keys, ...more), fc.string()), value, { maxKeys: 8 }),
  fc.record({ query: hostileText, limit: fc.integer({ min: 1, max: 24 }), language: fc.constantFrom('it', 'en') }),
  fc.record({ product: hostileText, heightCm: fc.double({ min: 1, max: 300, noNaN: true }) }),
  fc.record({
    part: fc.constant('1'),
    bikeFacts: fc.dictionary(fc.constantFrom('beadSeat', 'speeds', 'a'), hostileText),
  }),
)
const toolCall = fc.record({
  jsonrpc: fc.constant('2.0'),
  id: fc.oneof(fc.integer(), fc.string()),
  method: fc.constant('tools/call'),
  params: fc.record({
    name: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, hostileText),
    arguments: args,
  }),
})
const message = fc.oneof(
  { weight: 6, arbitrary: toolCall },

  fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.integer(),
    method: fc.oneof(
      fc.constantFrom('initialize', 'tools/list', 'ping', 'resources/read', 'tasks/get', 'logging/setLevel'),
      fc.constantFrom('notifications/cancelled', 'completion/complete', 'prompts/get', 'sampling/createMessage'),
      hostileText,
    ),
    params: value,
  }),
  fc.array(fc.record({ jsonrpc: fc.constant('2.0'), method: fc.constant('ping'), id: fc.integer() }), {
    maxLength: 200,
  }),
  value,
)
const body = fc.oneof(
  { weight: 8, arbitrary: message.map((one) => JSON.stringify(one) ?? '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom('['.repeat(60_000), '{"a":'.repeat(9_000), '{"__proto__":{}}', '﻿{}') },
)
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
const headers = fc.record({
  'content-type': mostly(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    '',
  ),
  accept: mostly('application/json, text/event-stream', '*/*', ''),
  'mcp-protocol-version': mostly('2025-06-18', '2025-03-26', '1999-01-01'),
  'mcp-session-id': fc.constantFrom('', 'a'.repeat(2_000)),
})

it(`answers ${calls.toLocaleString('en')} hostile calls with no fault, no secret and nothing stored`, async () => {
  const row = { costCents: 91_234, supplierCode: 'SEGRETO-1' }
  const bicycle = { category: 'biciclette', subcategory: 'gravel', sizes: { M: 73, L: 0 } } as const
  await aProduct(shop.deps, { name: 'Gravel', ...bicycle, row: { ...row, slug: 'gravel-1' } })
  await aProduct(shop.deps, { name: 'Copertone 28', row: { ...row, facts: { width: 28, beadSeat: '622' } } })
  await aProduct(shop.deps, { name: 'Non in vendita', isActive: false, row })
  const before = shop.deps.catalog.version
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(body, headers, async (payload, sent) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/mcp', headers: sent, payload })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([
        expect.toSatisfy((n: number) => n < 500),
        expect.anything(),
      ])
      expect(answer.body).not.toMatch(secret)
      if (answer.body !== '') expect(answer.json()).toHaveProperty('jsonrpc', '2.0')
      expect(answer.body).not.toContain('The shop could not answer')
    }),
    { numRuns: calls },
  )
  // The hostile calls reached the tools too, not only the checks before them.
  expect(statuses.get(200)).toBeGreaterThan(calls / 5)
  expect(shop.deps.catalog.version).toBe(before)
}, 120_000)
