import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { foundOrNothing, JsonLine } from './json-line.ts'

let provider: Server
let line: JsonLine
let answer: (request: IncomingMessage, body: string) => readonly [status: number, text: string]
let dropped = 0
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const [status, text] = answer(request, Buffer.concat(parts).toString())
    response.writeHead(status).end(text)
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  line = new JsonLine({
    apiUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    authorize: () => ({ authorization: `key ${dropped}`, drop: () => dropped++ }),
    errorOf: (status, body) =>
      new WalletError(status === 404 ? 'not_found' : 'unknown', JSON.stringify(body) ?? 'none'),
  })
})
afterAll(() => provider.close())

const call = (more: Partial<Parameters<JsonLine['call']>[0]> = {}) =>
  line.call({ method: 'GET', path: '/one', limitMs: 2_000, ...more })

it('sends what it changes as JSON, and reads no body where a success has none', async () => {
  answer = ({ method, headers }, body) => [200, JSON.stringify([method, headers['content-type'], body])]
  expect(await call({ method: 'PATCH', body: { to: 1 } })).toEqual(['PATCH', 'application/json', '{"to":1}'])
  expect(await call()).toEqual(['GET', null, ''])
  answer = () => [202, '']
  expect(await call({ method: 'POST', isSilent: true })).toBeUndefined()
  await expect(call({ method: 'POST' })).rejects.toMatchObject({ failure: 'unknown', issue: 'UNREADABLE_ANSWER' })
})

it('asks again with another authorisation once, and after an unknown outcome as often as it may', async () => {
  const seen: unknown[] = []
  answer = ({ headers }) => {
    seen.push(headers.authorization)
    return headers.authorization === 'key 0' ? [401, '{}'] : [seen.length < 3 ? 500 : 200, '{"id":"1"}']
  }
  expect(await call({ tries: 2 })).toEqual({ id: '1' })
  expect(seen).toEqual(['key 0', 'key 1', 'key 1'])
  answer = () => [404, 'no json']
  await expect(call({ tries: 2 })).rejects.toMatchObject({ failure: 'not_found', issue: 'none' })
  expect(await foundOrNothing(call())).toBeUndefined()
})
