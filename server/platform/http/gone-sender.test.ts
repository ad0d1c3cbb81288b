import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop } from '#test/test-app.ts'

it('who begins a request and does not go on is cut off within a few seconds', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const begunAt = performance.now()
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ')
  socket.resume()
  await once(socket, 'close')
  expect(performance.now() - begunAt).toBeLessThan(40_000)
})

it('who goes away while sending is no alarm about the database', async () => {
  const lines: string[] = []
  const shop = await openTestShop({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) })
  onTestFinished(() => shop.close())
  const logged = (what: string) => vi.waitFor(() => expect(lines.join('')).toContain(what), { timeout: 15_000 })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /api/admin/upload HTTP/1.1',
    'host: shop',
    `cookie: adm=${(await anAdministrator(shop)).cookies.adm}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 900',
  ]
  socket.write(
    `${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf`,
  )
  await logged('starting multipart parsing')
  socket.resetAndDestroy()
  await logged('the sender went away')
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
