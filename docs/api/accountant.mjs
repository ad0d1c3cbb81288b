// An accountant: sales and refunds of a month, with VAT by rate, as lines of CSV and their sums.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node accountant.mjs 2026-11
// The key needs: read orders.
const { SHOP_URL, SHOP_KEY } = process.env
const [month] = process.argv.slice(2)
const [year, number] = month.split('-').map(Number)
const lastDay = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`

async function read(path) {
  const answer = await fetch(SHOP_URL + path, { headers: { authorization: `Bearer ${SHOP_KEY}` } })
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1_000))
    return read(path)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.json()).message}`)
  return answer.json()
}

// Days are those of the shop. A sale counts when it was paid, a refund when the money was back.
const romeDay = (moment) => new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
const isInMonth = (moment) => moment !== null && romeDay(moment).startsWith(month)
const cents = (amount) => Math.round(Number(amount) * 100)
const euro = (amount) => (amount / 100).toFixed(2)

/** A sum over the rates of an order by their value; what rounding leaves goes to the last. */
function spread(amount, parts) {
  const all = parts.reduce((sum, part) => sum + cents(part.gross), 0)
  let left = amount
  return parts.map(({ rate, gross }, i) => {
    const share = i === parts.length - 1 ? left : Math.round((amount * cents(gross)) / all)
    left -= share
    return { rate, gross: share }
  })
}

const rows = []
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
  const page = await read(`/api/admin/orders?moneyFrom=${month}-01&moneyTo=${lastDay}&limit=100&offset=${offset}`)
  for (const { id } of page) {
    const order = await read(`/api/admin/orders/${id}`)
    if (isInMonth(order.paidAt)) {
      add(
        order.paidAt,
        order,
        'sale',
        order.vat.map(({ rate, gross }) => ({ rate, gross: cents(gross) })),
      )
    }
    for (const refund of order.refunds.filter((one) => isInMonth(one.completedAt))) {
      const ofLines = refund.lines.map(({ line, amount }) => ({
        rate: order.items.find((item) => item.line === line).vatRate,
        gross: -cents(amount),
      }))
      // The delivery and free amounts belong to no article: they are divided as the order is.
      const rest = -cents(refund.amount) - ofLines.reduce((sum, { gross }) => sum + gross, 0)
      add(refund.completedAt, order, 'refund', [...ofLines, ...spread(rest, order.vat)])
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
  const [gross, taxable] = ['gross', 'taxable'].map((what) => of.reduce((sum, row) => sum + row[what], 0))
  console.log(['total', '', '', '', rate ?? 'margin', euro(gross), euro(taxable), euro(gross - taxable)].join(';'))
}
