// @ts-check
// A till: what is sold at the counter leaves the shop's stock, once.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node till.mjs <code or barcode> <pieces> <line of the receipt> [size]
// The key needs: read catalogue, write catalogue.
import { answerOf, ShopError, shopClient } from '../../client/shop-client.js'

const { SHOP_URL: url, SHOP_KEY: key } = process.env
const [code, pieces, reference, frameSize] = process.argv.slice(2)
if (!url || !key || !code || !reference || !(Number(pieces) > 0)) {
  console.error('SHOP_URL=… SHOP_KEY=… node till.mjs <code or barcode> <pieces> <line of the receipt> [size]')
  process.exit(2)
}
const shop = shopClient({ url, key })

try {
  const found = await answerOf(shop.GET('/api/admin/products', { params: { query: { limit: 20, q: code } } }))
  // The search is kind to people; a till wants this very article.
  // A barcode of 8, 12, 13 or 14 digits is one number.
  const key = (/** @type {string} */ text) => (/^\d{8,14}$/.test(text) ? text.padStart(14, '0') : text.toLowerCase())
  const same = (/** @type {string | null} */ text) => text !== null && key(text) === key(code)
  const product = found.find((one) => same(one.productCode) || same(one.gtin))
  if (!product) throw new Error(`no article has the code ${code}`)
  // Sent again with the same reference, nothing is taken twice.
  const body = { frameSize: frameSize ?? null, change: -Number(pieces), reference }
  const params = { path: { id: product.id } }
  const { stock } = await answerOf(shop.POST('/api/admin/products/{id}/stock', { params, body }))
  console.log(`${product.name}: ${pieces} × ${product.price} €, ${stock} left`)
} catch (error) {
  const isTooMany = error instanceof ShopError && error.code === 'insufficient_stock'
  console.error(
    isTooMany ? `only ${error.body.available} left to sell` : error instanceof Error ? error.message : error,
  )
  process.exit(1)
}
