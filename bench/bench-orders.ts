import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { NewOrderInput, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { anOrderBody } from '#test/factories.ts'

export interface OrderedArticle {
  productId: number
  frameSize: string | null
  price: string
}

/** The products of a list that can be bought, in the order of their ids. */
export async function articlesOf(origin: string, path: string): Promise<OrderedArticle[]> {
  const products = (await (await fetch(origin + path)).json()) as Product[]
  return products
    .filter((product) => product.stock > 1_000 && !isCallOnly(product))
    .map(({ id, sizes, price }) => ({ productId: id, frameSize: sizes[0]?.size ?? null, price }))
    .sort((a, b) => a.productId - b.productId)
}

/** Orders of two lines, each another one, sent as the checkout sends them. */
export function orderLoad(articles: readonly OrderedArticle[]): Pick<autocannon.Options, 'requests'> {
  return {
    requests: [
      {
        method: 'POST',
        path: '/api/orders',
        setupRequest: (request) => ({ ...request, headers: headers(), body: JSON.stringify(anyOrder(articles)) }),
      },
    ],
  }
}

export async function placeOne(origin: string, articles: readonly OrderedArticle[]): Promise<PlacedOrder> {
  const body = JSON.stringify(anyOrder(articles))
  const answer = await fetch(`${origin}/api/orders`, { method: 'POST', headers: headers(), body })
  if (answer.status !== 201) throw new Error(`an order was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as PlacedOrder
}

const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'accept-language': 'it' })

function anyOrder(articles: readonly OrderedArticle[]): NewOrderInput {
  const first = Math.floor(Math.random() * articles.length)
  const second = (first + 1 + Math.floor(Math.random() * (articles.length - 1))) % articles.length
  const chosen = [first, second].flatMap((at) => articles[at] ?? [])
  return anOrderBody({ items: chosen.map((article) => ({ ...article, quantity: 1 })) })
}
