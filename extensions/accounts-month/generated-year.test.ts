import { XMLParser } from 'fast-xml-parser'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { isRelease } from '#test/gate.ts'
import { aGiftCard } from '#test/gift-cards/gift-card-calls.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { checkInvoiceXml } from '../invoices/fatturapa/check-xml.ts'
import type { AdminInvoice } from '../invoices/invoice-calls.ts'
import type { Takings, TaxRow } from './accounts-calls.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Mario Rossi' }
const parties = [
  { kind: 'person', taxCode: 'RSSMRA85T10A562S', province: 'VI' },
  { kind: 'company', name: 'Pedale Veloce S.a.s.', vatNumber: '12345678903', recipientCode: 'ABC1234' },
  { kind: 'company', name: 'Ruota Élite 🚲 S.r.l.', vatNumber: '12345678903', pec: 'fatture@pec.example.it' },
]
const ordersOfYear = 120
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false })
const listed = (value: unknown) => [value ?? []].flat() as Record<string, string>[]
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Net and tax of a file's summary, in cents. */
function summaryOf(xml: string) {
  const { DatiBeniServizi } = parser.parse(xml).FatturaElettronica.FatturaElettronicaBody
  const rows = listed(DatiBeniServizi.DatiRiepilogo)
  return {
    net: sum(rows.map((row) => centsOf(row.ImponibileImporto ?? ''))),
    vat: sum(rows.map((row) => centsOf(row.Imposta ?? ''))),
  }
}

async function giveBack(admin: Visitor, id: string, body: object) {
  const asked = await admin.post(`/api/admin/orders/${id}/refunds`, { account, ...body })
  expect(asked.statusCode, asked.body).toBeLessThan(300)
  const { refunds } = (await admin.get(`/api/admin/orders/${id}`)).json()
  for (const { id: refundId, state } of refunds)
    if (state === 'pending')
      expect((await admin.post(`/api/admin/refunds/${refundId}/done`, {})).statusCode).toBeLessThan(300)
}

const centsOfRows = (rows: readonly TaxRow[], of: 'gross' | 'net' | 'vat') => sum(rows.map((row) => centsOf(row[of])))

it.runIf(isRelease)(
  'of a generated year every file passes the schema, every export has its sums, and what went back whole leaves nothing',
  { timeout: 1_800_000 },
  async () => {
    const random = randomOf(54)
    const goods = [
      await aProduct(shop.deps, { stock: 9_000, priceCents: 1_333 }),
      await aProduct(shop.deps, { stock: 9_000, priceCents: 8_990, row: { vatClass: 'reduced' } }),
      await aProduct(shop.deps, { stock: 9_000, priceCents: 24_905 }),
      await aProduct(shop.deps, { stock: 9_000, priceCents: 30_700, row: { vatClass: 'margin', condition: 'used' } }),
    ]
    const yearOfCampaign = {
      name: 'Anno',
      target: 'all',
      kind: 'percent',
      percent: 7,
      minimum: '60.00',
      codes: ['ANNO'],
    }
    const expected = { paid: 0, back: 0, orders: new Map<string, { total: number; back: number }>() }
    let admin = await anAdministrator(shop)
    expect((await admin.post('/api/admin/campaigns', yearOfCampaign)).statusCode).toBe(201)
    for (let i = 0; i < ordersOfYear; i++) {
      // By seconds: no refund has the instant of an order's payment.
      shop.clock.now = new Date(Date.UTC(2027, 0, 1) + Math.floor((i / ordersOfYear) * 364 * 86_400_000) + i * 1_000)
      admin = await anAdministrator(shop)
      const items = goods.flatMap(({ id: productId }) => (random(2) ? [{ productId, quantity: 1 + random(4) }] : []))
      if (items.length === 0) items.push({ productId: goods[0]?.id ?? 0, quantity: 1 })
      const card = random(4) ? undefined : (await aGiftCard(shop, admin, '20.00')).code
      const order = {
        ...{ customerName: 'Mario Rossi', customerEmail: `anno${i}@example.org`, invoice: parties[i % 3] },
        ...(random(3) === 0 && items.some(({ quantity }) => quantity > 2) && { codes: ['ANNO'] }),
        ...(card && { giftCards: [{ code: card }] }),
      }
      let answer = await sendOrder(shop, anOrderBody({ items, order }))
      // Below the coupon's minimum.
      if (answer.statusCode !== 201)
        answer = await sendOrder(shop, anOrderBody({ items, order: { ...order, codes: [] } }))
      expect(answer.statusCode, answer.body).toBe(201)
      const placed = answer.json<{ id: string; paymentStatus: string }>()
      if (placed.paymentStatus !== 'paid') await confirmPayment(shop.deps, placed.id)
      const { total: written } = (await admin.get(`/api/admin/orders/${placed.id}`)).json()
      const total = centsOf(String(written))
      const seen = { total, back: 0 }
      expected.orders.set(placed.id, seen)
      expected.paid += total
      const parts = random(2) ? 0 : 1 + random(4)
      const isWhole = random(2) === 0
      for (let part = 0; part < parts; part++) {
        shop.clock.advance({ minutes: 7 })
        const left = total - seen.back
        const cents = isWhole && part === parts - 1 ? left : 1 + random(left)
        if (cents === 0) break
        await giveBack(admin, placed.id, { other: toDecimal(cents), reason: 'Sconto' })
        seen.back += cents
      }
      expected.back += seen.back
    }

    const invoices = (await admin.get('/api/admin/invoices')).json<(AdminInvoice & { orderId: string })[]>()
    const firsts = invoices.filter(({ kind }) => kind === 'TD01')
    expect(firsts.length).toBe(ordersOfYear)
    expect(invoices.map(({ number }) => number).sort((a, b) => a - b)).toEqual(invoices.map((_, i) => i + 1))
    const numbers = new Map<string, string>()
    for (const [id] of expected.orders) numbers.set((await admin.get(`/api/admin/orders/${id}`)).json().orderNumber, id)
    const left = new Map<string, { net: number; vat: number }>()
    for (const { id, kind, orderNumber, total, date } of invoices) {
      const file = await admin.get(`/api/admin/invoices/${id}/xml`)
      expect(file.statusCode, file.body).toBe(200)
      expect(await checkInvoiceXml(file.body, date)).toEqual([])
      const { net, vat } = summaryOf(file.body)
      expect(net + vat).toBe(centsOf(total))
      const sign = kind === 'TD01' ? 1 : -1
      const orderId = numbers.get(orderNumber) ?? ''
      if (kind === 'TD01') expect(centsOf(total)).toBe(expected.orders.get(orderId)?.total)
      const before = left.get(orderId) ?? { net: 0, vat: 0 }
      left.set(orderId, { net: before.net + sign * net, vat: before.vat + sign * vat })
    }
    let whole = 0
    for (const [id, { total, back }] of expected.orders) {
      if (back === total) expect(left.get(id)).toEqual({ net: 0, vat: 0 })
      if (back === total) whole++
    }
    expect(whole).toBeGreaterThan(ordersOfYear / 10)

    let [gross, net, vat, inFile] = [0, 0, 0, 0]
    for (let month = 1; month <= 12; month++) {
      const name = `2027-${String(month).padStart(2, '0')}`
      const { days } = (await admin.get(`/api/admin/takings/${name}`)).json<Takings>()
      for (const { rows, refunds } of days) {
        gross += centsOfRows(rows, 'gross') - centsOfRows(refunds, 'gross')
        net += centsOfRows(rows, 'net') - centsOfRows(refunds, 'net')
        vat += centsOfRows(rows, 'vat') - centsOfRows(refunds, 'vat')
      }
      if (month % 6 > 0) continue
      const files = unzipSync((await admin.get(`/api/admin/takings/${name}/package`)).rawPayload)
      const lines = new TextDecoder().decode(files['corrispettivi.csv']).trim().split('\r\n').slice(1)
      const ofDays = days.flatMap(({ rows, refunds }) => [centsOfRows(rows, 'vat'), -centsOfRows(refunds, 'vat')])
      const taxes = lines.map((one) => {
        const cells = one.split(';')
        return (cells[2] === 'Resi' ? -1 : 1) * centsOf((cells.at(-1) ?? '').replace(',', '.'))
      })
      inFile += sum(taxes) - sum(ofDays)
    }
    expect(gross).toBe(expected.paid - expected.back)
    expect(net + vat).toBe(gross)
    // Invoices and takings say the same tax.
    expect(vat).toBe(sum([...left.values()].map((one) => one.vat)))
    expect(inFile).toBe(0)
    process.stdout.write(
      `${firsts.length} invoices, ${invoices.length - firsts.length} credit notes, ${whole} orders back whole, takings ${toDecimal(gross)}\n`,
    )
  },
)
