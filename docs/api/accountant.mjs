// @ts-check
// An accountant: sales and refunds of a month, with VAT by rate, as lines of CSV and their sums.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node accountant.mjs 2026-11
// The key needs: read orders.
import { shopClient } from './client.mjs'

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
 * @typedef {{ rate: number | null, gross: number }} Part in cents; goods under the margin scheme have no rate
 * @typedef {Part & { day: string, order: string, kind: string, method: string, taxable: number }} Row
 */

// Days are those of the shop. A sale counts when it was paid, a refund when the money was back.
const romeDay = (/** @type {string} */ moment) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
const isInMonth = (/** @type {string | null} */ moment) => moment !== null && romeDay(moment).startsWith(month)
const cents = (/** @type {string} */ amount) => Math.round(Number(amount) * 100)
const euro = (/** @type {number} */ amount) => (amount / 100).toFixed(2)

/**
 * A sum over the rates of an order by their value; what rounding leaves goes to the last.
 * @param {number} amount
 * @param {Part[]} parts
 */
function spread(amount, parts) {
  const all = parts.reduce((sum, part) => sum + part.gross, 0)
  let left = amount
  return parts.map(({ rate, gross }, i) => {
    const share = i === parts.length - 1 ? left : Math.round((amount * gross) / all)
    left -= share
    return { rate, gross: share }
  })
}

/** @type {Row[]} */
const rows = []
/**
 * @param {string} moment
 * @param {import('./client.mjs').AdminOrder} order
 * @param {string} kind
 * @param {Part[]} parts
 */
const add = (moment, order, kind, parts) => {
  for (const { rate, gross } of parts) {
    if (gross === 0) continue
    // Goods under the margin scheme have no rate, and no tax that a paper could show.
    const taxable = rate === null ? gross : Math.round((gross * 100) / (100 + rate))
    rows.push({
      day: romeDay(moment),
      order: order.orderNumber,
      kind,
      method: order.paymentMethod,
      rate,
      gross,
      taxable,
    })
  }
}

for (let offset = 0; ; offset += 100) {
  const page = await shop.getAdminOrders({
    query: { moneyFrom: `${month}-01`, moneyTo: lastDay, limit: 100, offset },
  })
  for (const { id } of page) {
    const order = await shop.getAdminOrdersById({ params: { id } })
    const vat = order.vat.map(({ rate, gross }) => ({ rate, gross: cents(gross) }))
    if (order.paidAt && isInMonth(order.paidAt)) add(order.paidAt, order, 'sale', vat)
    for (const refund of order.refunds) {
      if (!refund.completedAt || !isInMonth(refund.completedAt)) continue
      const ofLines = refund.lines.map(({ line, amount }) => ({
        rate: order.items.find((item) => item.line === line)?.vatRate ?? null,
        gross: -cents(amount),
      }))
      // The delivery and free amounts belong to no article: they are divided as the order is.
      const rest = -cents(refund.amount) - ofLines.reduce((sum, { gross }) => sum + gross, 0)
      add(refund.completedAt, order, 'refund', [...ofLines, ...spread(rest, vat)])
    }
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
