import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { apiKeyRoutes } from '#server/accounts/api-keys/api-key-routes.ts'
import { openToKeys } from '#server/accounts/api-keys/open-to-keys.ts'
import { authRoutes } from '#server/accounts/customers/auth-routes.ts'
import { customerSessionRoutes } from '#server/accounts/customers/customer-session-routes.ts'
import { emailVerificationRoutes } from '#server/accounts/customers/email-verification-routes.ts'
import { passwordRoutes } from '#server/accounts/customers/password-routes.ts'
import { privacyRoutes } from '#server/accounts/customers/privacy-routes.ts'
import { profileRoutes } from '#server/accounts/customers/profile-routes.ts'
import { adminAccessRoutes } from '#server/accounts/staff/admin-access-routes.ts'
import { adminCustomerRoutes } from '#server/accounts/staff/admin-customer-routes.ts'
import { adminPasswordRoutes } from '#server/accounts/staff/admin-password-routes.ts'
import { bikeRoutes } from '#server/catalog/compatibility/bike-routes.ts'
import { ownBikeRoutes } from '#server/catalog/compatibility/own-bike-routes.ts'
import { feedRoutes } from '#server/catalog/feeds/feed-routes.ts'
import { adminImageRoutes } from '#server/catalog/images/admin-image-routes.ts'
import { imageRoutes } from '#server/catalog/images/image-routes.ts'
import { jobCardRoutes } from '#server/catalog/job-card-routes.ts'
import { adminProductRoutes } from '#server/catalog/products/admin-product-routes.ts'
import { productRoutes } from '#server/catalog/products/product-routes.ts'
import { reviewModerationRoutes } from '#server/catalog/reviews/review-moderation-routes.ts'
import { reviewRoutes } from '#server/catalog/reviews/review-routes.ts'
import { reviewSubmissionRoutes } from '#server/catalog/reviews/review-submission-routes.ts'
import { searchWordRoutes } from '#server/catalog/search-words/search-word-routes.ts'
import { adminShelfRoutes } from '#server/catalog/shelves/admin-shelf-routes.ts'
import { shelfRoutes } from '#server/catalog/shelves/shelf-routes.ts'
import { adminSizeChartRoutes, sizeChartRoutes } from '#server/catalog/sizes/size-chart-routes.ts'
import { usedAlertRoutes } from '#server/catalog/stock-alerts/used-alert-routes.ts'
import { shopArchiveRoutes } from '#server/intake/archive/shop-archive-routes.ts'
import { catalogFileRoutes } from '#server/intake/catalog-file/catalog-file-routes.ts'
import { movedInFileRoutes, movedInRoutes, pastOrderRoutes } from '#server/intake/former-shop/moved-in-routes.ts'
import { importRoutes } from '#server/intake/imports/import-routes.ts'
import { importMappingRoutes } from '#server/intake/mapping/import-mapping-routes.ts'
import { incomingPictureRoutes } from '#server/intake/pictures/incoming-picture-routes.ts'
import { eventRoutes } from '#server/messages/events/event-routes.ts'
import { addressProofRoutes } from '#server/messages/mail/address-proof-routes.ts'
import { adminMailRoutes } from '#server/messages/mail/admin-mail-routes.ts'
import { demoMailRoutes } from '#server/messages/mail/demo-mail-routes.ts'
import { adminOrderRoutes } from '#server/orders/admin-orders/admin-order-routes.ts'
import { orderNoteRoutes } from '#server/orders/admin-orders/order-note-routes.ts'
import { adminReturnRoutes } from '#server/orders/admin-return-routes.ts'
import { bankStatementFileRoutes, bankStatementRoutes } from '#server/orders/bank-statements/bank-statement-routes.ts'
import { cartReadRoute, cartRoutes } from '#server/orders/cart/cart-routes.ts'
import { codeRoutes } from '#server/orders/cart/code-routes.ts'
import { giftCardRoutes } from '#server/orders/gift-card-routes.ts'
import { adminGiftCardRoutes } from '#server/orders/gift-cards/admin-gift-card-routes.ts'
import { adminOrderChangeRoutes, orderChangeRoutes } from '#server/orders/order-edits/order-change-routes.ts'
import { orderRoutes } from '#server/orders/order-routes.ts'
import { orderWorkRoutes } from '#server/orders/order-work-routes.ts'
import { parcelRoutes } from '#server/orders/parcel-routes.ts'
import { adminPaymentRoutes } from '#server/orders/payments/admin-payment-routes.ts'
import { walletClaims } from '#server/orders/payments/claim-payment.ts'
import { walletRoutes } from '#server/orders/payments/wallet-routes.ts'
import { refundRoutes } from '#server/orders/refund-routes.ts'
import { reservationRoutes } from '#server/orders/reservations/reservation-routes.ts'
import { adminWithdrawalRoutes } from '#server/orders/returns/admin-withdrawal-routes.ts'
import { adminReturnPhotoRoutes, returnPhotoRoutes } from '#server/orders/returns/return-photo-routes.ts'
import { returnRoutes } from '#server/orders/returns/return-routes.ts'
import { withdrawalRoutes } from '#server/orders/returns/withdrawal-routes.ts'
import { answerBadAddress, answerNoRequest } from '#server/platform/http/below-routes.ts'
import { installErrorExit } from '#server/platform/http/error-exit.ts'
import { healthRoutes } from '#server/platform/http/health-routes.ts'
import { installJsonBody } from '#server/platform/http/json-body.ts'
import { installMethodAnswers } from '#server/platform/http/method-answers.ts'
import { installOpenApi } from '#server/platform/http/openapi-routes.ts'
import { installProtection } from '#server/platform/http/protection.ts'
import { installRateLimits } from '#server/platform/http/rate-limits.ts'
import { installRequestLog } from '#server/platform/http/request-log.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { installStop } from '#server/platform/http/stopping.ts'
import { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicFront } from '#server/platform/public-cache/public-front.ts'
import { installAuditLog } from '#server/platform/sessions/audit-log.ts'
import { behindSession, installSessions, requireAdmin, requireCustomerId } from '#server/platform/sessions/session.ts'
import { campaignRoutes } from '#server/pricing/coupons/campaign-routes.ts'
import { priceChangeRoutes } from '#server/pricing/price-changes/price-change-routes.ts'
import { priceHistoryRoutes } from '#server/pricing/reductions/price-history-routes.ts'
import { reductionRoutes } from '#server/pricing/reductions/reduction-routes.ts'
import { deliveryRoutes } from '#server/pricing/shipping/delivery-routes.ts'
import { boardRoutes } from '#server/site/activity/board-routes.ts'
import { metricsRoutes } from '#server/site/metrics/metrics-routes.ts'
import { pageRoutes } from '#server/site/pages/page-routes.ts'
import { seoRoutes } from '#server/site/pages/seo-routes.ts'
import { postalHintRoutes } from '#server/site/shop/postal-hint-routes.ts'
import { shopRoutes } from '#server/site/shop/shop-routes.ts'
import { adminStatsRoutes } from '#server/site/statistics/admin-stats-routes.ts'
import type { Deps } from './deps.ts'

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
    // Requests on open connections are answered normally during a stop, then the connection is closed: Fastify's own
    // refusal has no problem body and no Retry-After.
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

  // Customer routes: public ones, then those that require the session before the request is read.
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

  // Administration: all but the login calls require the session, or an API key, before the request is read.
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
