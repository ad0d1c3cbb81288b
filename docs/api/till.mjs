// A till: what is sold at the counter leaves the shop's stock, once.
// SHOP_URL=https://negozio.example.it SHOP_KEY=pv_… node till.mjs <code or barcode> <pieces> <line of the receipt> [size]
// The key needs: read catalogue, write catalogue.
const { SHOP_URL, SHOP_KEY } = process.env
const [code, pieces, reference, frameSize] = process.argv.slice(2)

async function call(method, path, body) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(SHOP_URL + path, {
      method,
      headers: {
        authorization: `Bearer ${SHOP_KEY}`,
        'accept-language': 'it',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const wait = Number(answer.headers.get('retry-after'))
    // Too many calls, or the shop is busy. Sent again with the same reference, nothing is taken twice.
    if ((answer.status === 429 || answer.status === 503) && attempt < 5) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
      continue
    }
    return { status: answer.status, body: await answer.json() }
  }
}

const found = await call('GET', `/api/admin/products?limit=20&q=${encodeURIComponent(code)}`)
if (found.status !== 200) fail(found.body.message)
// The search is kind to people; a till wants this very article.
const same = (text) => text?.toLowerCase() === code.toLowerCase()
const product = found.body.find((one) => same(one.productCode) || same(one.gtin))
if (!product) fail(`no article has the code ${code}`)

const sold = await call('POST', `/api/admin/products/${product.id}/stock`, {
  frameSize: frameSize ?? null,
  change: -Number(pieces),
  reference,
})
if (sold.body.code === 'insufficient_stock') fail(`only ${sold.body.available} left to sell`)
if (sold.status !== 200) fail(sold.body.message)
console.log(`${product.name}: ${pieces} × ${product.price} €, ${sold.body.stock} left`)

function fail(why) {
  console.error(why)
  process.exit(1)
}
