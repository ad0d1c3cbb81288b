import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestShop } from '#test/test-app.ts'
import { maxOfOneNetwork } from './connection-shares.ts'

const call = 'GET /health/live HTTP/1.1\r\nhost: shop\r\n\r\n'

async function openDoor(env: Record<string, string> = { RATE_LIMIT: 'on' }) {
  const shop = await openTestShop({ env })
  await shop.app.listen({ port: 0, host: '0.0.0.0' })
  const { port } = shop.app.server.address() as AddressInfo
  const opened = new Set<Socket>()
  onTestFinished(async () => {
    for (const socket of opened) socket.destroy()
    await shop.close()
  })
  const from = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.once('close', () => opened.delete(socket))
    await once(socket, 'connect')
    opened.add(socket)
    return socket
  }
  const isServed = async (socket: Socket) => {
    socket.write(call)
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return /^HTTP\/1\.1 200/.test(String(answer))
  }
  return { shop, from, isServed, count: () => opened.size }
}

it('one address with thousands of idle connections shuts no other out, and has its share', async () => {
  const { from, isServed, count } = await openDoor()
  const other = await from('127.0.0.2')
  const all: Socket[] = []
  for (let n = 0; n < 4_200; n++) {
    const socket = await from('127.0.0.1')
    socket.resume()
    all.push(socket)
  }
  await vi.waitFor(() => expect(count()).toBeLessThanOrEqual(maxOfOneNetwork + 1))
  expect(await isServed(other)).toBe(true)
  expect(await isServed(await from('127.0.0.3'))).toBe(true)
  // Its oldest ones went; who comes from there now is served too.
  expect([all[0]?.closed, all.at(-1)?.closed]).toEqual([true, false])
  expect(await isServed(await from('127.0.0.1'))).toBe(true)
})

it('a connection with a request in flight is not the one that is closed', async () => {
  const { from, isServed, shop } = await openDoor()
  const ping = vi.spyOn(shop.deps.database, 'ping')
  const answered = Promise.withResolvers<void>()
  ping.mockReturnValue(answered.promise)
  const first = await from('127.0.0.1')
  first.write('GET /health/ready HTTP/1.1\r\nhost: shop\r\n\r\n')
  await vi.waitFor(() => expect(ping).toHaveBeenCalled())
  const idle: Socket[] = []
  for (let n = 0; n < maxOfOneNetwork; n++) idle.push(await from('127.0.0.1'))
  const answer = once(first, 'data')
  answered.resolve()
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200/)
  idle[0]?.resume()
  await vi.waitFor(() => expect(idle[0]?.closed).toBe(true))
  expect(await isServed(first)).toBe(true)
})

it.each([
  ['behind a named proxy', { RATE_LIMIT: 'on', TRUST_PROXY: '1' }],
  ['with limits off', { RATE_LIMIT: 'off' }],
])('one address may bring everyone: %s', async (_how, env) => {
  const { from, count } = await openDoor(env)
  for (let n = 0; n < maxOfOneNetwork + 50; n++) (await from('127.0.0.1')).resume()
  await setTimeout(200)
  expect(count()).toBe(maxOfOneNetwork + 50)
})
