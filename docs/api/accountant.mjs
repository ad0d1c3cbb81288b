// @ts-check
// An accountant: sales and refunds of a month, with VAT by rate, as lines of CSV and their sums.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node accountant.mjs 2026-11
// The key needs: read orders.
import { answerOf, shopClient } from '../../client/shop-client.js'

const { SHOP_URL: url, SHOP_KEY: key } = process.env
const [month = ''] = process.argv.slice(2)
if (!url || !key || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
  console.error('SHOP_URL=… SHOP_KEY=… node accountant.mjs <month, as 2026-11>')
  process.exit(2)
}
const shop = shopClient({ url, key })
const [year = 0, number = 0] = month.split('-').map(Number)
const lastDay = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`

/**
 * @typedef {import('../../client/shop-client.js').Schemas['AdminOrder']['vat']} Vat goods under the margin scheme have no rate
 * @typedef {{ day: string, order: string, kind: string, method: string, rate: number | null, gross: number, taxable: number }} Row in cents
 */

// Days are those of the shop. A sale counts when it was paid, a refund when the money was back.
const romeDay = (/** @type {string} */ moment) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
const isInMonth = (/** @type {string | null} */ moment) => moment !== null && romeDay(moment).startsWith(month)
const cents = (/** @type {string} */ amount) => Math.round(Number(amount) * 100)
const euro = (/** @type {number} */ amount) => (amount / 100).toFixed(2)

/** @type {Row[]} */
const rows = []
/**
 * @param {string} moment
 * @param {import('../../client/shop-client.js').Schemas['AdminOrder']} order
 * @param {string} kind
 * @param {Vat} vat
 * @param {1 | -1} sign
 */
const add = (moment, order, kind, vat, sign) => {
  for (const { rate, gross, taxable } of vat) {
    rows.push({
      day: romeDay(moment),
      order: order.orderNumber,
      kind,
      method: order.paymentMethod,
      rate,
      gross: sign * cents(gross),
      // No tax that a paper could show.
      taxable: sign * cents(taxable ?? gross),
    })
  }
}

for (let offset = 0; ; offset += 100) {
  const query = { moneyFrom: `${month}-01`, moneyTo: lastDay, limit: 100, offset }
  const page = await answerOf(shop.GET('/api/admin/orders', { params: { query } }))
  for (const { id } of page) {
    const order = await answerOf(shop.GET('/api/admin/orders/{id}', { params: { path: { id } } }))
    if (order.paidAt && isInMonth(order.paidAt)) add(order.paidAt, order, 'sale', order.vat, 1)
    // The shop rounds what has gone back as one sum: nothing is left of an order that is refunded in parts.
    for (const { completedAt, vat } of order.refunds)
      if (completedAt && isInMonth(completedAt)) add(completedAt, order, 'refund', vat, -1)
  }
  if (page.length < 100) break
}

rows.sort((a, b) => a.day.localeCompare(b.day) || a.order.localeCompare(b.order))
console.log('day;order;kind;method;rate;gross;taxable;tax')
for (const { day, order, kind, method, rate, gross, taxable } of rows) {
  console.log([day, order, kind, method, rate ?? 'margin', euro(gross), euro(taxable), euro(gross - taxable)].join(';'))
}
for (const [rate, of] of Map.groupBy(rows, (row) => row.rate)) {
  const gross = of.reduce((sum, row) => sum + row.gross, 0)
  const taxable = of.reduce((sum, row) => sum + row.taxable, 0)
  console.log(['total', '', '', '', rate ?? 'margin', euro(gross), euro(taxable), euro(gross - taxable)].join(';'))
}
