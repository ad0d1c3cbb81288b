// @ts-check
// Stock from a supplier's list, and a sign when an article runs low.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node stock-sync.mjs set list.csv     (lines of code;pieces)
// EVENT_SECRET=pvs_… node stock-sync.mjs listen 8090                                     (behind https, for stock.low)
// The key needs: read catalogue, write catalogue.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import { answerOf, ShopError, shopClient } from '../../client/shop-client.js'

const { SHOP_URL: url = '', SHOP_KEY: key = '', EVENT_SECRET = '' } = process.env
const [wish, argument = ''] = process.argv.slice(2)
const shop = shopClient({ url, key })
if (wish === 'set' && url && key && argument) await setStock(argument)
else if (wish === 'listen' && EVENT_SECRET && Number(argument) > 0) listen(Number(argument))
else {
  console.error('SHOP_URL=… SHOP_KEY=… node stock-sync.mjs set <list.csv>')
  console.error('EVENT_SECRET=… node stock-sync.mjs listen <port>')
  process.exit(2)
}

/** @param {string} file */
async function setStock(file) {
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean)) {
    const [code = '', pieces] = line.split(';').map((cell) => cell.trim())
    console.log(`${code}: ${await setOne(code, Number(pieces))}`)
  }
}

/** @param {string} code @param {number} stock */
async function setOne(code, stock) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const found = await answerOf(shop.GET('/api/admin/products', { params: { query: { limit: 20, q: code } } }))
    const product = found.find((one) => one.productCode.toLowerCase() === code.toLowerCase())
    if (!product) return 'not in the shop'
    if (product.sizes.length > 0) return 'has sizes, left as it is'
    if (product.stock === stock) return 'is so already'
    const params = { path: { id: product.id } }
    // With the version nothing that was sold meanwhile is overwritten: then it is read and set once more.
    const { version } = await answerOf(shop.GET('/api/admin/products/{id}', { params }))
    try {
      await answerOf(shop.PUT('/api/admin/products/{id}', { params, body: { stock, version } }))
      return `${product.stock} → ${stock}`
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (error.code !== 'edit_conflict') return error.message
    }
  }
  return 'sold faster than it could be set'
}

/** @param {number} port */
function listen(port) {
  const seen = new Set()
  createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (!isFromShop(String(request.headers['pedivella-signature']), body)) return response.writeHead(401).end()
      /** @type {import('../../client/shop-client.js').ShopEvent} */
      const event = JSON.parse(body)
      // An event may come twice: its id says so. A program that must not forget keeps the ids on disk.
      if (event.kind === 'stock.low' && !seen.has(event.id)) {
        console.log(`order again: ${event.data.productCode} ${event.data.name}, ${event.data.available} left`)
      }
      seen.add(event.id)
      // Any status of 200 to 299 says that it has arrived; without one it comes again.
      response.writeHead(204).end()
    })
  }).listen(port, '127.0.0.1', () => console.log(`listening on ${port}`))
}

/** @param {string} header @param {string} body */
function isFromShop(header, body) {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!signature || Math.abs(Date.now() / 1_000 - Number(seconds)) > 300) return false
  const own = createHmac('sha256', EVENT_SECRET).update(`${seconds}.${body}`).digest('hex')
  return timingSafeEqual(Buffer.from(own), Buffer.from(signature))
}
