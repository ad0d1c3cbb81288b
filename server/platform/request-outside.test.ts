import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type CheckedAddress, isPublicAddress, resolvePublic } from './public-address.ts'
import { requestOutside } from './request-outside.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const limits = { timeoutMs: 2_000, maxBytes: 1_000 }
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { reason?: string }) => error.reason,
  )

describe('a request to the outside', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('takes %s for no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '9.9.9.9', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])(
    'takes %s for a public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::1]',
    'http://[::ffff:10.0.0.1]',
    'http://169.254.169.254/latest/meta-data',
  ])('reaches nothing inside: %s', async (address) => {
    expect(await reasonOf(requestOutside(address, limits))).toBe('private')
  })

  it.each(['ftp://example.com/a', 'file:///etc/passwd', 'javascript:alert(1)', 'https://user:word@example.com', 'no'])(
    'is none by other means: %s',
    async (address) => {
      expect(await reasonOf(requestOutside(address, { ...limits, allowPrivate: true }))).toBe('address')
    },
  )

  it('refuses a name that stands for a private address too', async () => {
    const resolve = async (): Promise<CheckedAddress[]> => [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    expect(await reasonOf(resolvePublic('shop.example', { resolve }))).toBe('private')
    expect(await resolvePublic('shop.example', { resolve, allowPrivate: true })).toHaveLength(2)
  })

  it('says when a name cannot be found', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await reasonOf(resolvePublic('unknown.example', { resolve }))).toBe('unknown')
  })

  it('hands over status, headers and body, and takes no redirect', async () => {
    let asked = 0
    const address = await listening((request, response) => {
      asked++
      request.resume().on('end', () => {
        response.writeHead(302, { location: '/elsewhere', 'x-method': request.method }).end('gone there')
      })
    })
    const answer = await requestOutside(address, { ...limits, method: 'POST', body: 'è', allowPrivate: true })
    expect([answer.status, answer.headers.location, answer.headers['x-method'], String(answer.body), asked]).toEqual([
      302,
      '/elsewhere',
      'POST',
      'gone there',
      1,
    ])
  })

  it('goes to the address that was checked, with the name it was asked for', async () => {
    const address = await listening((request, response) => response.end(request.headers.host))
    const { port } = new URL(address)
    const answer = await requestOutside(`http://localhost:${port}`, { ...limits, allowPrivate: true })
    expect(String(answer.body)).toBe(`localhost:${port}`)
  })

  it('reads no more than it wants, and waits no longer', async () => {
    const big = await listening((_request, response) => response.end('x'.repeat(1_001)))
    expect(await reasonOf(requestOutside(big, { ...limits, allowPrivate: true }))).toBe('too_large')
    const silent = await listening(() => undefined)
    expect(await reasonOf(requestOutside(silent, { ...limits, timeoutMs: 60, allowPrivate: true }))).toBe('timeout')
    const slow = await listening((_request, response) => void response.write('a'))
    expect(await reasonOf(requestOutside(slow, { ...limits, timeoutMs: 60, allowPrivate: true }))).toBe('timeout')
  })

  it('says that an answer broke off', async () => {
    const address = await listening((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => response.destroy())
    })
    expect(await reasonOf(requestOutside(address, { ...limits, allowPrivate: true }))).toBe('connection')
  })
})
