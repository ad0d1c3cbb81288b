import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { adminReturnRoutes } from '#server/admin-orders/admin-return-routes.ts'
import { orderNoteRoutes } from '#server/admin-orders/order-note-routes.ts'
import { orderWorkRoutes } from '#server/admin-orders/order-work-routes.ts'
import { parcelRoutes } from '#server/admin-orders/parcel-routes.ts'
import { refundRoutes } from '#server/admin-orders/refund-routes.ts'
import { giftCardRoutes } from '#server/gift-card-sales/gift-card-routes.ts'
import { jobCardRoutes } from '#server/job-bench/job-card-routes.ts'
import { orderRoutes } from '#server/own-orders/order-routes.ts'
import { adminWithdrawalRoutes } from '#server/returns/admin-withdrawal-routes.ts'
import { authRoutes } from './account/auth-routes.ts'
import { customerSessionRoutes } from './account/customer-session-routes.ts'
import { emailVerificationRoutes } from './account/email-verification-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { privacyRoutes } from './account/privacy-routes.ts'
import { profileRoutes } from './account/profile-routes.ts'
import { adminAccessRoutes } from './admin/admin-access-routes.ts'
import { adminCustomerRoutes } from './admin/admin-customer-routes.ts'
import { adminPasswordRoutes } from './admin/admin-password-routes.ts'
import { adminStatsRoutes } from './admin/admin-stats-routes.ts'
import { adminOrderRoutes } from './admin-orders/admin-order-routes.ts'
import { apiKeyRoutes } from './api-keys/api-key-routes.ts'
import { openToKeys } from './api-keys/open-to-keys.ts'
import { bankStatementFileRoutes, bankStatementRoutes } from './bank-statements/bank-statement-routes.ts'
import { boardRoutes } from './board/board-routes.ts'
import { reservationRoutes } from './buyers/reservation-routes.ts'
import { cartReadRoute, cartRoutes } from './cart/cart-routes.ts'
import { adminProductRoutes } from './catalog/admin-product-routes.ts'
import { priceHistoryRoutes } from './catalog/price-history-routes.ts'
import { productRoutes } from './catalog/product-routes.ts'
import { catalogFileRoutes } from './catalog-file/catalog-file-routes.ts'
import { campaignRoutes } from './codes/campaign-routes.ts'
import { codeRoutes } from './codes/code-routes.ts'
import { importMappingRoutes } from './column-mapping/import-mapping-routes.ts'
import { deliveryRoutes } from './delivery/delivery-routes.ts'
import type { Deps } from './deps.ts'
import { eventRoutes } from './events/event-routes.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { bikeRoutes } from './fits/bike-routes.ts'
import { ownBikeRoutes } from './fits/own-bike-routes.ts'
import { adminGiftCardRoutes } from './gift-cards/admin-gift-card-routes.ts'
import { answerBadAddress, answerNoRequest } from './http/below-routes.ts'
import { installErrorExit } from './http/error-exit.ts'
import { healthRoutes } from './http/health-routes.ts'
import { installJsonBody } from './http/json-body.ts'
import { installMethodAnswers } from './http/method-answers.ts'
import { installOpenApi } from './http/openapi-routes.ts'
import { installProtection } from './http/protection.ts'
import { installRateLimits } from './http/rate-limits.ts'
import { installRequestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { installStop } from './http/stopping.ts'
import { adminImageRoutes } from './images/admin-image-routes.ts'
import { imageRoutes } from './images/image-routes.ts'
import { importRoutes } from './imports/import-routes.ts'
import { addressProofRoutes } from './mail/address-proof-routes.ts'
import { adminMailRoutes } from './mail/admin-mail-routes.ts'
import { demoMailRoutes } from './mail/demo-mail-routes.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { movedInFileRoutes, movedInRoutes, pastOrderRoutes } from './moved-in/moved-in-routes.ts'
import { adminOrderChangeRoutes, orderChangeRoutes } from './order-changes/order-change-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { seoRoutes } from './pages/seo-routes.ts'
import { adminPaymentRoutes } from './payments/admin-payment-routes.ts'
import { walletClaims } from './payments/claim-payment.ts'
import { walletRoutes } from './payments/wallet-routes.ts'
import { incomingPictureRoutes } from './picture-import/incoming-picture-routes.ts'
import { priceChangeRoutes } from './price-changes/price-change-routes.ts'
import { PublicCache } from './public-cache/public-cache.ts'
import { publicFront } from './public-cache/public-front.ts'
import { reductionRoutes } from './reductions/reduction-routes.ts'
import { adminReturnPhotoRoutes, returnPhotoRoutes } from './returns/return-photo-routes.ts'
import { returnRoutes } from './returns/return-routes.ts'
import { withdrawalRoutes } from './returns/withdrawal-routes.ts'
import { reviewModerationRoutes } from './reviews/review-moderation-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { reviewSubmissionRoutes } from './reviews/review-submission-routes.ts'
import { searchWordRoutes } from './search-words/search-word-routes.ts'
import { installAuditLog } from './sessions/audit-log.ts'
import { behindSession, installSessions, requireAdmin, requireCustomerId } from './sessions/session.ts'
import { adminShelfRoutes } from './shelves/admin-shelf-routes.ts'
import { shelfRoutes } from './shelves/shelf-routes.ts'
import { postalHintRoutes } from './shop/postal-hint-routes.ts'
import { shopRoutes } from './shop/shop-routes.ts'
import { shopArchiveRoutes } from './shop-archive/shop-archive-routes.ts'
import { adminSizeChartRoutes, sizeChartRoutes } from './size-charts/size-chart-routes.ts'
import { usedAlertRoutes } from './used-alerts/used-alert-routes.ts'

// Their types name the framework's own compilers; what it calls is the same.
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
  const headers = securityHeaders(deps.config, deps.wallet?.browserOrigins ?? [])
  const cache = new PublicCache({ maxBytes: maxCacheBytes, epoch: () => deps.catalog.version, headers })
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxyHops,
    serverFactory: publicFront(cache, (...answer) => observe(...answer), serverLimits),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // What comes in over an open connection while the shop stops is answered as ever, and the connection then closed:
    // fastify's own refusal has neither the shop's words nor a Retry-After.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress(headers),
    clientErrorHandler: answerNoRequest,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // Named here and not by setValidatorCompiler: so the framework does not load the hundred files of its own.
    schemaController: ownCompilers,
  })
  app.removeContentTypeParser('text/plain')
  installJsonBody(app)
  installErrorExit(app)
  installRequestLog(app, deps.config.logLevel)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: 5 * 1024 * 1024, files: 1, fields: 5, parts: 6, headerPairs: 50 },
  })
  installStop(app)
  await installProtection(app, deps, headers)
  await installRateLimits(app, deps.config)
  installSessions(app, deps)
  installAuditLog(app)
  installMethodAnswers(app)
  installOpenApi(app, deps.config.publicUrl)
  const observe = metricsRoutes(app, deps)

  await app.register(async (scope) => {
    healthRoutes(scope, deps)
    shopRoutes(scope, deps)
    postalHintRoutes(scope)
    productRoutes(scope, deps, cache)
    shelfRoutes(scope, deps, cache)
    sizeChartRoutes(scope, deps, cache)
    bikeRoutes(scope, deps, cache)
    ownBikeRoutes(scope, deps)
    reviewRoutes(scope, deps, cache)
    reviewSubmissionRoutes(scope, deps)
    usedAlertRoutes(scope, deps)
    boardRoutes(scope, deps, cache)
    imageRoutes(scope, deps)
    seoRoutes(scope, deps, cache)
    feedRoutes(scope, deps, cache)
    codeRoutes(scope, deps)
    giftCardRoutes(scope, deps)
    orderRoutes(scope, deps, deps.wallet && walletClaims(deps, deps.wallet))
    orderChangeRoutes(scope, deps)
    returnRoutes(scope, deps)
    returnPhotoRoutes(scope, deps)
    walletRoutes(scope, deps)
    reservationRoutes(scope, deps)
    withdrawalRoutes(scope, deps)
    demoMailRoutes(scope, deps)
    addressProofRoutes(scope, deps)
  })

  // Customers: what comes before a login, and behind it what asks for the session before it reads the request.
  await app.register(async (scope) => {
    authRoutes(scope, deps)
    passwordRoutes(scope, deps)
    emailVerificationRoutes(scope, deps)
    cartReadRoute(scope, deps)
    await scope.register(async (room) => {
      behindSession(room, requireCustomerId)
      profileRoutes(room, deps)
      cartRoutes(room, deps)
      customerSessionRoutes(room, deps)
      privacyRoutes(room, deps)
      pastOrderRoutes(room, deps)
    })
  })

  // The administrator: everything but the door asks for the session, or a program’s key, before the request is read.
  await app.register(async (scope) => {
    adminAccessRoutes(scope, deps)
    await scope.register(async (room) => {
      behindSession(room, openToKeys(room, deps, requireAdmin))
      apiKeyRoutes(room, deps)
      eventRoutes(room, deps)
      adminPasswordRoutes(room, deps)
      adminStatsRoutes(room, deps)
      adminProductRoutes(room, deps, cache)
      jobCardRoutes(room, deps)
      reductionRoutes(room, deps)
      priceHistoryRoutes(room, deps)
      campaignRoutes(room, deps)
      adminGiftCardRoutes(room, deps)
      await room.register(async (desk) => catalogFileRoutes(desk, deps))
      importRoutes(room, deps)
      importMappingRoutes(room, deps)
      await room.register(async (desk) => movedInFileRoutes(desk, deps))
      movedInRoutes(room, deps)
      await room.register(async (desk) => shopArchiveRoutes(desk, deps))
      incomingPictureRoutes(room, deps)
      adminShelfRoutes(room, deps)
      searchWordRoutes(room, deps)
      await room.register(async (desk) => bankStatementFileRoutes(desk, deps))
      bankStatementRoutes(room, deps)
      adminOrderRoutes(room, deps)
      parcelRoutes(room, deps)
      adminOrderChangeRoutes(room, deps)
      refundRoutes(room, deps)
      orderNoteRoutes(room, deps)
      priceChangeRoutes(room, deps)
      deliveryRoutes(room, deps)
      adminSizeChartRoutes(room, deps)
      orderWorkRoutes(room, deps)
      adminReturnRoutes(room, deps)
      adminReturnPhotoRoutes(room, deps)
      adminCustomerRoutes(room, deps)
      adminWithdrawalRoutes(room, deps)
      adminPaymentRoutes(room, deps)
      adminMailRoutes(room, deps)
      adminImageRoutes(room, deps)
      reviewModerationRoutes(room, deps)
    })
  })
  if (deps.pages) await pageRoutes(app, { ...deps, pages: deps.pages }, cache)
  app.answerOtherMethods()
  return app
}
