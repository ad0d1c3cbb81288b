import type { Product } from '#shared/contract/catalog/catalog.ts'
import { briefProduct } from './brief-product.ts'

// Cached per product object: any change creates a new one.
const bytesOf = new WeakMap<Product, Buffer>()

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = Buffer.from(']')

/** Products as the list they are sent as. Each is put into JSON once. */
export function productsJson(products: readonly Product[]): Buffer {
  const parts = products.flatMap((product) => [comma, jsonOf(product)])
  return Buffer.concat([opening, ...parts.slice(1), closing])
}

function jsonOf(product: Product): Buffer {
  const known = bytesOf.get(product)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(briefProduct(product)))
  bytesOf.set(product, bytes)
  return bytes
}
