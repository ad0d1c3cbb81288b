import type autocannon from 'autocannon'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { CartLineItem } from '#shared/contract/orders/cart-endpoints.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { articlesOf, type OrderedArticle } from '../bench-orders.ts'
import type { Bench } from '../bench-run.ts'
import { rateAndTail } from '../bench-table.ts'
import { registerCustomer } from '../bench-visitor.ts'
import type { CartFloorTask } from '../cart-floor.ts'
import { startPart } from '../child-process.ts'
import { compareStatements } from '../compare-statements.ts'
import { drive, inTurns, type Load, manyConnections } from '../http-load.ts'
import { recordAnswer } from '../record-answer.ts'
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
    const drivenFor = (seconds: number) =>
      drive({ url: shop.url + cartPath, pid: shop.pid }, loadOf(kind, customers, seconds))
    const run = () => drivenFor(options.seconds)
    await drivenFor(1)
    const measure = `logged-in ${kind.replace('-', ', ')}, ${manyConnections} connections`
    await compareStatements(
      bench,
      { measure, task: { kind, atOnce: manyConnections, customers }, reach: reaches[kind] },
      run,
    )
    await compareBehindHttp(bench, `${measure}, behind HTTP`, kind, customers, run)
  }
}

/** What the shop's code costs beyond HTTP and the statements. */
async function compareBehindHttp(
  bench: Bench,
  measure: string,
  kind: CartKind,
  customers: readonly CartCustomer[],
  run: () => Promise<Load>,
): Promise<void> {
  const { shop, options, place, where } = bench
  if (!place.databaseUrl) return
  const answers = []
  for (const customer of customers) {
    const [asked] = requestsOf(kind, customer)
    const sent = asked?.body ? { method: 'PATCH', body: String(asked.body) } : undefined
    const recorded = await recordAnswer(
      shop.url,
      asked?.path ?? cartPath,
      asked?.headers as Record<string, string>,
      sent,
    )
    answers.push({ ...recorded, cookie: customer.cookie, customer })
  }
  const task = { kind, databaseUrl: place.databaseUrl, atOnce: manyConnections }
  const path = kind === 'cart-read' ? cartPath : `${cartPath}/:id`
  const part = await startPart<string>('bench/cart-floor.ts', { task, path, answers } satisfies CartFloorTask)
  const runFloor = (duration: number) =>
    drive({ url: part.answer + cartPath, pid: part.pid }, loadOf(kind, customers, duration))
  await runFloor(1)
  const { floor, shop: own } = await inTurns(options.rounds, () => runFloor(options.seconds), run)
  await part.stop()
  const [reach, ratio] = [reaches[kind], own.perSecond / floor.perSecond]
  const isReached = ratio >= reach
  bench.add({
    measure,
    where,
    floor: rateAndTail(floor),
    shop: rateAndTail(own),
    ratio,
    reach: `≥ ${Math.round(reach * 100)} %`,
    isReached,
  })
}

type CartKind = 'cart-read' | 'cart-write'

const reaches: Record<CartKind, number> = { 'cart-read': 0.55, 'cart-write': 0.5 }

function loadOf(kind: CartKind, customers: readonly CartCustomer[], duration: number) {
  let next = 0
  return {
    duration,
    setupClient: (client: autocannon.Client) => {
      const customer = customers[next++ % customers.length]
      if (customer) client.setRequests(requestsOf(kind, customer))
    },
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

function requestsOf(kind: CartKind, { cookie, lineId }: CartCustomer): autocannon.Request[] {
  const headers = { ...browserHeaders, cookie }
  if (kind === 'cart-read') return [{ method: 'GET', path: cartPath, headers }]
  return [1, 2, 3].map((quantity) => ({
    method: 'PATCH',
    path: `${cartPath}/${lineId}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ quantity }),
  }))
}
