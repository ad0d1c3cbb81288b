import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'

const isPostgres = inject('databaseKind') === 'postgres'

/** A line to the database that can be cut, so that the server itself goes on for the other tests. */
class CutLine {
  private readonly sockets = new Set<Socket>()
  private readonly server: Server
  private isCut = false
  private isFrozen = false
  readonly port: number

  private constructor(server: Server) {
    this.server = server
    this.port = (server.address() as AddressInfo).port
  }

  static async open(target: URL): Promise<CutLine> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const line = new CutLine(server)
    server.on('connection', (from) => {
      if (line.isCut) return void from.destroy()
      if (line.isFrozen) {
        from.on('error', () => undefined).pause()
        return
      }
      const to = connect({ host: target.hostname, port: Number(target.port) })
      for (const socket of [from, to]) {
        line.sockets.add(socket)
        socket.on('error', () => undefined).on('close', () => line.sockets.delete(socket))
      }
      from.pipe(to).pipe(from)
      from.on('close', () => to.destroy())
      to.on('close', () => from.destroy())
    })
    return line
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  /** Connections stay open and carry nothing. */
  freeze(): void {
    this.isFrozen = true
    for (const socket of this.sockets) socket.pause()
  }

  thaw(): void {
    this.isFrozen = false
    for (const socket of this.sockets) socket.resume()
  }

  close(): void {
    this.cut()
    this.server.close()
  }
}

describe.runIf(isPostgres)('readiness', () => {
  let line: CutLine
  let database: Database
  let shop: TestShop
  beforeEach(async () => {
    const url = new URL(inject('postgresUrl'))
    const name = `ready_${crypto.randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    line = await CutLine.open(new URL(url))
    url.port = String(line.port)
    url.pathname = `/${name}`
    database = await openDatabase({ url: url.href })
    shop = await openTestShop({ database })
  })
  afterEach(async () => {
    await shop.close()
    await database.close()
    line.close()
  })

  it('ends when the database goes and comes back with it, without a restart', async () => {
    const ready = async () => (await shop.app.inject('/health/ready')).statusCode
    expect(await ready()).toBe(200)
    line.cut()
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 15_000 })
    const away = await shop.app.inject('/health/ready')
    expect(away.headers['retry-after']).toBe('2')
    // Still alive: a restart would not help.
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200)
    const order = await shop.app.inject({ method: 'POST', url: '/api/customer/login', payload: aLogin })
    expect({ status: order.statusCode, code: order.json().code }).toEqual({ status: 503, code: 'database_unavailable' })
    expect(order.headers['retry-after']).toBeDefined()
    expect(order.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    line.mend()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 15_000 })
    const back = await shop.app.inject({ method: 'POST', url: '/api/customer/login', payload: aLogin })
    expect(back.statusCode).toBe(401)
  })

  it('of a database that hangs ends long before a statement does, and each call with it', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const customer = await aCustomer(shop)
    // As patient as the shop with one statement.
    const url = new URL(inject('postgresUrl'))
    url.port = String(line.port)
    const patient = new pg.Client({ connectionString: url.href, query_timeout: 15_000 })
    patient.on('error', () => undefined)
    await patient.connect()
    line.freeze()
    const limit = patient.query('select 1').then(
      () => 'answered',
      () => 'statement limit',
    )
    const place = async () =>
      await shop.app.inject({
        method: 'POST',
        url: '/api/orders',
        payload: anOrderBody({ items: [{ productId: id, quantity: 1 }] }),
      })
    const calls = [
      place(),
      customer.get('/api/customer/cart'),
      customer.get('/api/customer/orders'),
      place(),
      shop.app.inject('/health/ready'),
    ]
    const first = await Promise.race([limit, Promise.all(calls)])
    expect(first).toMatchObject([
      { statusCode: 503 },
      { statusCode: 503 },
      { statusCode: 503 },
      { statusCode: 503 },
      { statusCode: 503 },
    ])
    // Known to hang: the next one does not wait at all.
    expect((await place()).json().code).toBe('database_unavailable')
    expect((await shop.app.inject('/api/products')).statusCode).toBe(200)
    line.thaw()
    await vi.waitFor(async () => expect((await place()).statusCode).toBe(201), { timeout: 30_000 })
    await patient.end()
  })
})

const aLogin = { email: 'no.account@example.org', password: 'una password' }
