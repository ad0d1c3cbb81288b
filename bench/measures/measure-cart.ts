import type autocannon from 'autocannon'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { User } from '#shared/contract/accounts/user.ts'
import type { CartLineItem } from '#shared/contract/orders/cart-endpoints.ts'
import { articlesOf, type OrderedArticle } from '../bench-orders.ts'
import type { Bench } from '../bench-run.ts'
import { registerCustomer } from '../bench-visitor.ts'
import { compareStatements } from '../compare-statements.ts'
import { drive, manyConnections } from '../http-load.ts'
import { browserHeaders, listPath } from './measure-reads.ts'

const cartPath = '/api/customer/cart'

/** A customer's cart, read and changed, against its two statements alone. */
export async function measureCart(bench: Bench): Promise<void> {
  const { shop, options } = bench
  const products = await articlesOf(shop.url, listPath)
  const customers: CartCustomer[] = []
  while (customers.length < manyConnections) {
    customers.push(
      await aCustomerWithCart(
        shop.url,
        [0, 1].flatMap((i) => products[(customers.length + i) % products.length] ?? []),
      ),
    )
  }
  for (const kind of ['cart-read', 'cart-write'] as const) {
    let next = 0
    const load = {
      duration: options.seconds,
      setupClient: (client: autocannon.Client) => {
        const customer = customers[next++ % customers.length]
        if (customer) client.setRequests(requestsOf(kind, customer))
      },
    }
    const run = () => drive({ url: shop.url + cartPath, pid: shop.pid }, load)
    await drive({ url: shop.url + cartPath, pid: shop.pid }, { ...load, duration: 1 })
    const measure = `logged-in ${kind.replace('-', ', ')}, ${manyConnections} connections`
    await compareStatements(bench, { measure, task: { kind, atOnce: manyConnections, customers }, reach: 0.25 }, run)
  }
}

interface CartCustomer {
  id: string
  cookie: string
  /** As stored: the baseline reads the same row. */
  tokenHash: string
  lineId: number
}

async function aCustomerWithCart(origin: string, products: readonly OrderedArticle[]): Promise<CartCustomer> {
  const customer = await registerCustomer(origin)
  const { id } = await customer.call<User>('GET', '/api/customer/me')
  let lineId = 0
  for (const { productId, frameSize } of products) {
    lineId = (await customer.call<CartLineItem>('POST', cartPath, { productId, frameSize, quantity: 1 })).id
  }
  const token = /sid=([\w-]+)/.exec(customer.cookie)?.[1] ?? ''
  return { id, cookie: customer.cookie, tokenHash: hashSecretToken(token), lineId }
}

function requestsOf(kind: 'cart-read' | 'cart-write', { cookie, lineId }: CartCustomer): autocannon.Request[] {
  const headers = { ...browserHeaders, cookie }
  if (kind === 'cart-read') return [{ method: 'GET', path: cartPath, headers }]
  return [1, 2, 3].map((quantity) => ({
    method: 'PATCH',
    path: `${cartPath}/${lineId}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ quantity }),
  }))
}
