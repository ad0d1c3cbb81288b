import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isCalledFromThisMachine } from '#server/platform/local-machine.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { ObserveAnswer } from '#server/platform/public-cache/public-front.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { openShopMetrics } from './shop-metrics.ts'

/** Prometheus text: the process, every request by route, method and status, and the shop's state. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): ObserveAnswer {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route as written in the program, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  let underWay = 0
  new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being answered now',
    registers: [registry],
    collect() {
      this.set(underWay)
    },
  })
  const refreshShop = openShopMetrics(registry, deps)
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++
    // Fires at the end of every answer, also of abandoned ones.
    reply.raw.once('close', () => underWay--)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, deps.config.metricsToken)) throw problem('forbidden')
    await refreshShop()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return (route, status, elapsed) => seconds.observe({ method: 'GET', route, status: String(status) }, elapsed)
}

/** From this machine without a proxy in between, or with the token. */
function isAllowed(request: FastifyRequest, token: string | undefined): boolean {
  if (isCalledFromThisMachine(request)) return true
  if (!token) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}
