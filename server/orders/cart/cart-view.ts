import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { listAnyProducts } from '#server/catalog/products/product-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { CartLineItem } from '#shared/contract/orders/cart-endpoints.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { StoredCartLine } from './cart-repository.ts'

type Parts = Pick<OrdersDeps, 'catalog' | 'database'>

/** A text for each product object: a changed product is another one. */
const productTexts = new LRUCache<Product, string>({ max: 500, memoMethod: (product) => JSON.stringify(product) })

/**
 * The lines of a cart, each as JSON; products that are no longer sold are marked and never left out. Answers of public
 * catalogue data pass no schema: validating whole products took longer than reading the cart.
 */
async function linesJson({ catalog, database }: Parts, lines: readonly StoredCartLine[], language?: Language) {
  const onSale = new Map(lines.map(({ productId }) => [productId, catalog.find(productId, language)]))
  const goneIds = [...onSale].filter(([, product]) => !product).map(([id]) => id)
  const gone = goneIds.length > 0 ? await listAnyProducts(database.db, goneIds, catalog.state.book) : []
  const goneById = new Map(gone.map((product) => [product.id, product]))
  return lines.flatMap((line) => {
    const product = onSale.get(line.productId) ?? goneById.get(line.productId)
    return product ? [lineJson(line, product)] : []
  })
}

function lineJson({ id, size, quantity }: StoredCartLine, product: Product): string {
  const units = size === '' ? product.stock : (product.sizes.find((s) => s.size === size)?.stock ?? 0)
  const available = product.isActive && !isCallOnly(product) ? units : 0
  const line = JSON.stringify({ id, quantity, frameSize: size || null, available } satisfies Omit<
    CartLineItem,
    'product'
  >)
  return `${line.slice(0, -1)},"product":${productTexts.memo(product)}}`
}

export async function sendCart(
  deps: Parts,
  reply: FastifyReply,
  lines: readonly StoredCartLine[],
  language?: Language,
) {
  return json(reply, `[${(await linesJson(deps, lines, language)).join()}]`)
}

export async function sendLine(deps: Parts, reply: FastifyReply, line: StoredCartLine) {
  const [text] = await linesJson(deps, [line])
  if (text === undefined) throw problem('not_found')
  return json(reply, text)
}

function json(reply: FastifyReply, text: string): Buffer {
  reply.type('application/json; charset=utf-8')
  return Buffer.from(text)
}
