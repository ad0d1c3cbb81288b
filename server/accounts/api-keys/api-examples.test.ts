import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeDueLowStockEvents } from '#server/messages/events/event-jobs.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import type { Scope } from '#shared/domain/platform/access/scopes.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { freePort } from '#test/free-port.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'
import type { Visitor } from '#test/visitor.ts'

const folder = fileURLToPath(new URL('../../../docs/api/', import.meta.url))
const shop = shopForEachTest({ env: { EVENTS_ALLOW_PRIVATE: 'on' } })
let admin: Visitor
let url: string
beforeEach(async () => {
  // An example looks at its own clock.
  shop.clock.now = new Date()
  admin = await anAdministrator(shop)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})

async function keyFor(...scopes: Scope[]): Promise<string> {
  return (await admin.post('/api/admin/api-keys', { name: 'Esempio', scopes })).json().key
}

function start(example: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(folder, example), ...args], {
    env: { PATH: process.env.PATH, SHOP_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => said.push(line))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, said, ended }
}

async function run(example: string, env: Record<string, string>, ...args: string[]) {
  const { said, ended } = start(example, env, ...args)
  return { code: await ended, said }
}

describe('an example of docs/api.md', () => {
  it('stands there as it runs', () => {
    const page = readFileSync(join(folder, '../api.md'), 'utf8')
    const examples = readdirSync(folder)
    expect(examples.sort()).toEqual(['accountant.mjs', 'stock-sync.mjs', 'till.mjs'])
    for (const name of examples) expect(page).toContain(`\`\`\`js\n${readFileSync(join(folder, name), 'utf8')}\`\`\``)
  })

  it.each([
    ['till.mjs', 'node till.mjs <code or barcode> <pieces> <line of the receipt> [size]'],
    ['accountant.mjs', 'node accountant.mjs <month, as 2026-11>'],
    ['stock-sync.mjs', 'node stock-sync.mjs set <list.csv>'],
  ])('%s says how it is called when it is called without arguments', async (example, usage) => {
    const { code, said } = await run(example, {})
    expect(code).toBe(2)
    expect(said[0]).toContain(usage)
  })

  it('till: finds by code or barcode, takes pieces once, and says when there are too few', async () => {
    const SHOP_KEY = await keyFor('read_catalogue', 'write_catalogue')
    const row = { gtin: '4006381333931' }
    const pump = await aProduct(shop.deps, { name: 'Pompa Brenta', priceCents: 3_900, stock: 3, row })
    const jersey = await aProduct(shop.deps, { name: 'Maglia Sile', sizes: { M: 2, L: 1 }, category: 'abbigliamento' })
    const sale = [row.gtin, '2', 'scontrino 7/1'] as const
    for (let twice = 0; twice < 2; twice++)
      expect(await run('till.mjs', { SHOP_KEY }, ...sale)).toEqual({
        code: 0,
        said: ['Pompa Brenta: 2 × 39.00 €, 1 left'],
      })
    expect(await stockOf(shop, pump.id)).toEqual({ '': 1 })
    const more = await run('till.mjs', { SHOP_KEY }, pump.productCode, '2', 'scontrino 8/1')
    expect(more).toEqual({ code: 1, said: ['only 1 left to sell'] })
    await run('till.mjs', { SHOP_KEY }, jersey.productCode, '1', 'scontrino 9/1', 'L')
    expect(await stockOf(shop, jersey.id)).toEqual({ M: 2, L: 0 })
    expect((await run('till.mjs', { SHOP_KEY }, 'NIENTE-99', '1', 'x')).said).toEqual([
      'no article has the code NIENTE-99',
    ])
    const revoked = await run('till.mjs', { SHOP_KEY: `pv_${'x'.repeat(43)}` }, row.gtin, '1', 'y')
    expect(revoked).toEqual({ code: 1, said: ['La chiave non esiste o è stata revocata.'] })
  })

  it('accountant: reads what was paid and given back in a month, by rate, to the cent', async () => {
    shop.clock.now = new Date('2026-10-31T22:30:00Z')
    admin = await anAdministrator(shop)
    const SHOP_KEY = await keyFor('read_orders')
    const helmet = await aProduct(shop.deps, { priceCents: 12_200, stock: 9 })
    const book = await aProduct(shop.deps, { priceCents: 2_080, stock: 9, row: { vatClass: 'super_reduced' } })
    const used = await aProduct(shop.deps, { priceCents: 50_000, stock: 1, row: { condition: 'used' } })
    const place = async (...ids: number[]) => {
      const items = ids.map((productId) => ({ productId, quantity: 1 }))
      return (await sendOrder(shop, anOrderBody({ items }))).json<PlacedOrder>()
    }
    const pay = (id: string) => admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
    // In Rome half past eleven of the evening of the 31st: October.
    const old = await place(helmet.id)
    await pay(old.id)
    shop.clock.advance({ hours: 2 })
    const mixed = await place(helmet.id, book.id)
    await pay(mixed.id)
    await pay((await place(used.id)).id)
    await place(helmet.id)
    // The refund of an order of October is November's.
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
    const body = { lines: [{ line: 1, quantity: 1, place: 'stock' }], other: '10.00', reason: 'Scusa', account }
    const asked = (await admin.post(`/api/admin/orders/${mixed.id}/refunds`, body)).json<AdminOrder>()
    await admin.post(`/api/admin/refunds/${asked.refunds[0]?.id}/done`, {})
    const whole = { lines: [{ line: 1, quantity: 1, place: 'stock' }], account }
    const back = (await admin.post(`/api/admin/orders/${old.id}/refunds`, whole)).json<AdminOrder>()
    await admin.post(`/api/admin/refunds/${back.refunds[0]?.id}/done`, {})
    const { code, said } = await run('accountant.mjs', { SHOP_KEY }, '2026-11')
    expect(code).toBe(0)
    const cells = said.slice(1).map((line) => line.split(';'))
    const lines = cells
      .map(([, order, kind, method, rate, gross]) =>
        [
          order === old.orderNumber ? 'old' : order === mixed.orderNumber ? 'mixed' : '',
          kind,
          method,
          rate,
          gross,
        ].join(' '),
      )
      .sort()
    expect(lines).toEqual(
      [
        'mixed sale bank 22 122.00',
        'mixed sale bank 4 20.80',
        ' sale bank margin 500.00',
        // The free amount comes off what is left of the order.
        'mixed refund bank 22 -122.00',
        'mixed refund bank 4 -10.00',
        'old refund bank 22 -122.00',
        '   22 -122.00',
        '   4 10.80',
        '   margin 500.00',
      ].sort(),
    )
    expect(said.join()).not.toContain('Giulia')
    const october = await run('accountant.mjs', { SHOP_KEY }, '2026-10')
    expect(october.said.at(-1)).toBe('total;;;;22;122.00;100.00;22.00')
  })

  it('stock sync: sets what the supplier has, and hears of what runs low', async () => {
    const SHOP_KEY = await keyFor('read_catalogue', 'write_catalogue')
    const port = String(await freePort())
    const request = { address: `http://127.0.0.1:${port}/`, kinds: ['stock.low'] }
    const EVENT_SECRET = (await admin.post('/api/admin/event-receivers', request)).json().secret
    const tube = await aProduct(shop.deps, { name: 'Camera d’aria', stock: 9 })
    const listener = start('stock-sync.mjs', { EVENT_SECRET }, 'listen', port)
    try {
      await expect.poll(() => listener.said).toEqual([`listening on ${port}`])
      const folderOfList = tempFolder('list')
      mkdirSync(folderOfList, { recursive: true })
      const list = join(folderOfList, 'list.csv')
      writeFileSync(list, `${tube.productCode};1\nMAI-VISTO;4\n`)
      const set = await run('stock-sync.mjs', { SHOP_KEY }, 'set', list)
      expect(set).toEqual({ code: 0, said: [`${tube.productCode}: 9 → 1`, 'MAI-VISTO: not in the shop'] })
      expect(await stockOf(shop, tube.id)).toEqual({ '': 1 })
      await writeDueLowStockEvents(shop.deps)
      expect(await shop.deps.eventSender.sendDue()).toBe(1)
      await expect.poll(() => listener.said.at(-1)).toBe(`order again: ${tube.productCode} Camera d’aria, 1 left`)
      const forged = await fetch(request.address, {
        method: 'POST',
        headers: { 'pedivella-signature': `t=1,v1=${'0'.repeat(64)}` },
      })
      expect(forged.status).toBe(401)
    } finally {
      listener.child.kill()
      await listener.ended
    }
  })
})
