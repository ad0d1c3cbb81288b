import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { badRequest, forbidden } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a browser sent this from a page of another site. No browser headers at all: not a browser, let through. */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin === undefined) return false
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.headers.host}`
}

/** Security headers and the checks every request passes (payments-reliability-security.md 4.7, contract.md section 2). */
export async function installProtection(
  app: FastifyInstance,
  config: Config,
  walletOrigins: readonly string[],
): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    // The development server's hot reload is inline code.
    contentSecurityPolicy: config.isProduction && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...walletOrigins],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...walletOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...walletOrigins],
        frameSrc: ['https://www.openstreetmap.org', 'https://www.instagram.com', ...walletOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // The wallet's window must keep its opener: with `same-origin` every payment ends as "cancelled" (D14).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', async (request) => {
    if (
      !safeMethods.has(request.method) &&
      !request.routeOptions.config.acceptsOtherSites &&
      isCrossSite(request, config.publicUrl)
    ) {
      throw forbidden('cross_site')
    }
  })
  app.addHook('preValidation', async (request) => {
    if (!isCleanText(request.params) || !isCleanText(request.query) || !isCleanText(request.body))
      throw badRequest('invalid_input')
  })
}

/** No NUL and no half of a character anywhere: PostgreSQL cannot store the one, UTF-8 not the other. */
function isCleanText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth > 20) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isCleanText(inner, depth + 1))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A caller proves itself in another way (a provider's signature). */
    acceptsOtherSites?: boolean
  }
}
