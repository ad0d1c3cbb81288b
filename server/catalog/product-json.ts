import type { Product } from '#shared/contract/catalog.ts'

// Goes with its product: whatever changes makes a new one.
const bytesOf = new WeakMap<Product, Buffer>()

/** Products as the list they are sent as; each is put into JSON once, however many lists show it. */
export function productsJson(products: readonly Product[]): Buffer {
  const parts: Buffer[] = []
  for (const product of products) parts.push(parts.length === 0 ? opening : comma, keptBytes(product))
  return Buffer.concat(parts.length === 0 ? [opening, closing] : [...parts, closing])
}

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = Buffer.from(']')

function keptBytes(product: Product): Buffer {
  const known = bytesOf.get(product)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(product))
  bytesOf.set(product, bytes)
  return bytes
}
