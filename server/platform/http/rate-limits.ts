import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'

const minuteMs = 60_000

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minuteMs } })

/**
 * Brakes on what writes or sends something for anybody who asks, by the address it comes from and on each node for
 * itself. Far above what people do, far below what a script wants; what people do is counted after them
 * (server/platform/throttle/limit-rules.ts). Passed as a route's `config`.
 */
export const rateLimits = {
  registration: perMinute(300),
  review: perMinute(300),
  order: perMinute(600),
  /** Each one holds goods or asks the provider. */
  wallet: perMinute(600),
  withdrawal: perMinute(300),
  /** What ends in a mail to an address the caller names. */
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
