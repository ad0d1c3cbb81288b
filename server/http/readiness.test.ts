import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'

const isPostgres = inject('databaseKind') === 'postgres'

/** A line to the database that can be cut, so that the server itself goes on for the other tests. */
class CutLine {
  private readonly sockets = new Set<Socket>()
  private readonly server: Server
  private isCut = false
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
    // Alive all the same: a restart would help nobody.
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200)
    const order = await shop.app.inject({ method: 'POST', url: '/api/customer/login', payload: aLogin })
    expect({ status: order.statusCode, code: order.json().code }).toEqual({ status: 503, code: 'database_unavailable' })
    expect(order.headers['retry-after']).toBeDefined()
    // Where the log has its line, for who is asked about it.
    expect(order.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    line.mend()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 15_000 })
    const back = await shop.app.inject({ method: 'POST', url: '/api/customer/login', payload: aLogin })
    expect(back.statusCode).toBe(401)
  })
})

const aLogin = { email: 'nobody@example.org', password: 'una password' }
