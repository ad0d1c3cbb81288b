import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'

const minuteMs = 60_000

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minuteMs } })

/**
 * Limits for public calls that write or send, by network address and per node. Far above human use, far below a
 * script's; the limits for people are in server/platform/throttle/limit-rules.ts. Passed as a route's `config`.
 */
export const rateLimits = {
  registration: perMinute(300),
  review: perMinute(300),
  order: perMinute(600),
  /** Each one reserves stock or calls the provider. */
  wallet: perMinute(600),
  /** Each call of an assistant may search the whole catalogue. */
  assistant: perMinute(600),
  withdrawal: perMinute(300),
  /** Calls that send a mail to an address from the request. */
  mailRequest: perMinute(300),
} as const

/** Before the routes; with RATE_LIMIT=off the limits named on the routes mean nothing. */
export async function installRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimit) return
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1_000))),
  })
}
