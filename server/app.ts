import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountsRoutes } from '#server/accounts/accounts-routes.ts'
import { openToApiKeys } from '#server/accounts/api-keys/open-to-api-keys.ts'
import { limitToRoles } from '#server/accounts/staff/limit-to-roles.ts'
import { recordCallers } from '#server/accounts/staff/record-callers.ts'
import { catalogRoutes } from '#server/catalog/catalog-routes.ts'
import { messagesRoutes } from '#server/messages/messages-routes.ts'
import { browserOriginsOf } from '#server/orders/extension-ports/payment-providers.ts'
import { ordersRoutes } from '#server/orders/orders-routes.ts'
import { installErrorHandler } from '#server/platform/http/error-handler.ts'
import { answerBadAddress, answerNoRequest } from '#server/platform/http/fallback-answers.ts'
import { installGracefulStop } from '#server/platform/http/graceful-stop.ts'
import { healthRoutes } from '#server/platform/http/health-routes.ts'
import { installJsonBody } from '#server/platform/http/json-body.ts'
import { publicAddressOf } from '#server/platform/http/lead-to-public-url.ts'
import { installMethodAnswers } from '#server/platform/http/method-answers.ts'
import { installOpenApi } from '#server/platform/http/openapi-routes.ts'
import { installProtection } from '#server/platform/http/protection.ts'
import { installRateLimits } from '#server/platform/http/rate-limits.ts'
import { installRequestLog } from '#server/platform/http/request-log.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { type DomainRoutes, mountRoutes } from '#server/platform/mount-routes.ts'
import { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicFront } from '#server/platform/public-cache/public-front.ts'
import { installAuditLog } from '#server/platform/sessions/audit-log.ts'
import { installSessions, requireCustomerId, withSession } from '#server/platform/sessions/session.ts'
import { shareConnections } from '#server/platform/throttle/connection-shares.ts'
import { installSubjects } from '#server/platform/throttle/current-subject.ts'
import { installRequestSpans } from '#server/platform/tracing/request-spans.ts'
import { pricingRoutes } from '#server/pricing/pricing-routes.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { metricsRoutes } from '#server/site/metrics/metrics-routes.ts'
import { pageRoutes } from '#server/site/pages/page-routes.ts'
import { siteRoutes } from '#server/site/site-routes.ts'
import { webhookEvents } from '#shared/contract/orders/webhook-events.ts'
import { extensions } from './installed-extensions.ts'

const domains: Readonly<Record<string, DomainRoutes<Deps>>> = {
  site: siteRoutes,
  catalog: catalogRoutes,
  pricing: pricingRoutes,
  orders: ordersRoutes,
  accounts: accountsRoutes,
  messages: messagesRoutes,
  ...Object.fromEntries(extensions.map(({ name, routes = {} }) => [name, routes])),
}

// The types name the framework's own compilers; the call is the same.
const ownCompilers = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

// The framework's own options for these do not reach a server that it has not made.
const serverLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
  // The engine by itself looks every thirty seconds, and slow senders stay that much longer.
  connectionsCheckingInterval: 1_000,
}

/** All public answers, pages and sitemap together, and the administrator's lists. */
const maxCacheBytes = 96 * 1024 * 1024

/** The whole shop as a Fastify instance; it does not listen. Order of registration is the architecture. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config, () => browserOriginsOf(deps))
  const cache = new PublicCache({ maxBytes: maxCacheBytes, epoch: () => deps.catalog.version, headers })
  const isElsewhere = (request: IncomingMessage) => publicAddressOf(request, deps.config) !== undefined
  const front = publicFront(cache, (...answer) => observe(...answer), serverLimits, isElsewhere)
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxyHops,
    serverFactory: (askFramework) => shareConnections(front(askFramework), deps.config),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // Requests on open connections are answered normally during a stop, then the connection is closed: Fastify's own
    // refusal has no problem body and no Retry-After.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress(headers),
    clientErrorHandler: answerNoRequest,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // Set here instead of by setValidatorCompiler, so that the framework does not load the hundred files of its own.
    schemaController: ownCompilers,
  })
  app.removeContentTypeParser('text/plain')
  installRequestSpans(app)
  installJsonBody(app)
  installErrorHandler(app)
  installRequestLog(app, deps.config.logLevel)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: 5 * 1024 * 1024, files: 1, fields: 5, parts: 6, headerPairs: 50 },
  })
  installGracefulStop(app)
  app.addHook('onRequest', async (request, reply) => {
    const address = publicAddressOf(request.raw, deps.config)
    return address === undefined ? undefined : reply.header('cache-control', 'no-store').redirect(address, 302)
  })
  await installProtection(app, deps, headers)
  await installRateLimits(app, deps.config)
  installSessions(app, deps)
  installAuditLog(app)
  installSubjects(app, deps.config)
  recordCallers(app, deps)
  installMethodAnswers(app)
  installOpenApi(app, deps.config.publicUrl, webhookEvents)
  const observe = metricsRoutes(app, deps)
  healthRoutes(app, deps)

  for (const [name, routes] of Object.entries(domains)) await mountRoutes(app, name, routes.public, deps, cache)
  // These ask for the session, or for a program's key, before they read the request.
  await app.register(async (scope) => {
    withSession(scope, requireCustomerId)
    for (const [name, routes] of Object.entries(domains)) await mountRoutes(scope, name, routes.customer, deps, cache)
  })
  await app.register(async (scope) => {
    withSession(scope, openToApiKeys(scope, deps, limitToRoles(scope, deps)))
    for (const [name, routes] of Object.entries(domains)) await mountRoutes(scope, name, routes.staff, deps, cache)
  })
  if (deps.pages) await pageRoutes(app, deps as Deps & { pages: PageRenderer }, cache)
  app.answerOtherMethods()
  return app
}
