import { expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { ownFacts } from '#server/site/shop/own-facts.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'

const ask = (shop: TestShop, method: string, params: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  })

it('says nothing of the sample before the shop has facts of its own', async () => {
  const sample = readShopConfig('shop.config.json')
  const shop = await openTestShop({ shop: ownFacts(sample, { isDemo: false }) })
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'prova', version: '1' } }
  const answers = [
    await ask(shop, 'initialize', hello),
    await ask(shop, 'tools/call', { name: 'shop_info', arguments: { language: 'it' } }),
    await shop.app.inject('/llms.txt'),
  ]
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    for (const fact of [sample.name, sample.phone, sample.address.street]) expect(body).not.toContain(fact)
  }
  await shop.close()
})

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

it('tells assistants who the shop is, which pages matter and where they ask', async () => {
  const answer = await shop.app.inject('/llms.txt')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toMatch(new RegExp(`^# ${shop.deps.shop.name}\n`))
  for (const path of ['/mcp', '/feeds/products.jsonl', '/sitemap.xml', '/en/biciclette', '/en/recesso'])
    expect(answer.body).toContain(`](https://shop.example${path})`)
  for (const [path, status] of [
    ['/mcp', 405],
    ['/feeds/products.jsonl', 200],
    ['/api/openapi.json', 200],
  ] as const)
    expect([path, (await shop.app.inject(path)).statusCode]).toEqual([path, status])
})
