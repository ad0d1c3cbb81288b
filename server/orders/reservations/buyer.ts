import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { currentCustomerId } from '#server/platform/sessions/session.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'

const name = 'buyer'
const dayMs = 86_400_000

/** Identifies the owner of reservations (decision 0075). A typed e-mail address alone identifies no buyer. */
export interface Buyer {
  customerId: string | null
  /** Hash of the browser's cookie. */
  browser: string | null
  /** For a browser without the cookie: keyed hash of its network and its whole input. */
  typedHash: string | null
}

export interface ArrivedBuyer extends Buyer {
  arrivedAt: Date
}

type Parts = Pick<OrdersDeps, 'config' | 'database' | 'clock'>

/** Knows the browser by its cookie without giving it one. */
export async function buyerOf(request: FastifyRequest): Promise<Buyer> {
  const token = tokenOf(request)
  const customerId = (await currentCustomerId(request)) ?? null
  return { customerId, browser: token ? hashSecretToken(token) : null, typedHash: null }
}

/** Recognises a browser without cookies, or an API client, by its input. */
export async function typingBuyerOf(
  deps: Parts,
  request: FastifyRequest,
  customer: OrderCustomer,
): Promise<ArrivedBuyer> {
  const arrivedAt = deps.clock()
  const buyer = { ...(await buyerOf(request)), arrivedAt }
  if (buyer.browser) return buyer
  const { customerName, customerEmail, customerPhone, taxCode, shippingAddress, city, postalCode } = customer
  const typed = [customerName, customerEmail, customerPhone, taxCode, shippingAddress, city, postalCode]
  const from = [networkOf(request.ip), request.headers['user-agent'] ?? '']
  const text = JSON.stringify([...from, ...typed.map((text) => text?.toLowerCase() ?? '')])
  return {
    ...buyer,
    typedHash: createHmac('sha256', await hashSecretOf(deps))
      .update(text)
      .digest('base64url'),
  }
}

/** The same before a reservation: the browser gets its cookie. */
export async function reservingBuyerOf(
  deps: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: OrderCustomer,
): Promise<ArrivedBuyer> {
  const buyer = await typingBuyerOf(deps, request, customer)
  const token = tokenOf(request) ?? newSecretToken()
  const secure = request.server.sessionSettings.isHttps
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: dayMs / 1_000 } as const
  reply.setCookie(cookieName(request), token, options)
  return { ...buyer, browser: hashSecretToken(token) }
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

// As the session's: with __Host- no other host of the domain can set it.
function cookieName(request: FastifyRequest): string {
  return request.server.sessionSettings.isHttps ? `__Host-${name}` : name
}
