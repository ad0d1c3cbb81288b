import type { Product } from '#shared/contract/catalog.ts'

// Goes with its product: whatever changes makes a new one.
const bytesOf = new WeakMap<Product, Buffer>()

interface List {
  products: readonly Product[]
  json: Buffer
}

/** Lists by the ids of their products: many ways of writing a word find the same ones. The first is the least used. */
const lists = new Map<string, List>()
const maxListBytes = 12 * 1024 * 1024
let listBytes = 0

/** Products as the list they are sent as. Each is put into JSON once, and a list that was asked for lately is the same Buffer. */
export function productsJson(products: readonly Product[]): Buffer {
  const key = products.map(({ id }) => id).join()
  const known = lists.get(key)
  const isCurrent = known?.products.every((product, i) => product === products[i])
  const list = known && isCurrent ? known : { products, json: joined(products) }
  keep(key, list)
  return list.json
}

function keep(key: string, list: List): void {
  listBytes += list.json.length - (lists.get(key)?.json.length ?? 0)
  lists.delete(key)
  lists.set(key, list)
  for (const [oldest, { json }] of lists) {
    if (listBytes <= maxListBytes) return
    lists.delete(oldest)
    listBytes -= json.length
  }
}

function joined(products: readonly Product[]): Buffer {
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
