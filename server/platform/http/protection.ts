import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { isCleanText } from './clean-text-check.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a browser sent this from a page of another site. Requests without browser headers are let through. */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin === undefined) return false
  const { origin: own, protocol, host } = new URL(publicUrl)
  // Behind a proxy that is not trusted the request looks plain; the shop's own name is believed over https alone.
  const isOnlySecure = protocol === 'https:' && request.headers.host === host
  return origin !== own && (isOnlySecure || origin !== `${request.protocol}://${request.headers.host}`)
}

const filePath = /^\/(assets|images)\//
/**
 * The others concern documents; a page has dozens of files. Without them style and picture of a first view fit into a
 * new connection's first flight (14,600 bytes).
 */
const meantForFiles = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'])

/** Security headers and the checks every request passes (rule 408). */
export async function installProtection(
  app: FastifyInstance,
  { config, database }: Pick<PlatformDeps, 'config' | 'database'>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const ofFiles = Object.fromEntries(Object.entries(headers).filter(([name]) => meantForFiles.has(name)))
  // None of them waits, so none makes a promise for each request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(filePath.test(request.url) ? ofFiles : headers)
    if (
      !safeMethods.has(request.method) &&
      !request.routeOptions.config.acceptsOtherSites &&
      isCrossSite(request, config.publicUrl)
    ) {
      throw problem('cross_site')
    }
    if (!safeMethods.has(request.method) && database.isSuperseded()) throw problem('database_unavailable')
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.isMultipart() && request.routeOptions.config.endpoint?.takesFile !== 'multipart/form-data')
      throw problem('unsupported_type')
    if (!isCleanText(request.params) || !isCleanText(request.query) || !isCleanText(request.body))
      throw problem('invalid_input')
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A caller proves itself in another way (a provider's signature). */
    acceptsOtherSites?: boolean
  }
}
