import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { pageLanguage } from '#server/http/request-language.ts'
import { isFromThisMachine } from '#server/own-machine.ts'
import { problem } from '#server/problems/problem.ts'
import { collectReads } from '#server/public-cache/answer-reads.ts'
import type { PublicCache } from '#server/public-cache/public-cache.ts'
import { addressOf } from '#server/public-cache/public-front.ts'
import { isLanguage, type Language } from '#shared/domain/language.ts'
import { sendFailurePage } from './failure-page.ts'
import { injectFetch } from './inject-fetch.ts'
import { isKeyed, keptPageAddress } from './page-address.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'

const oneYearSeconds = 31_536_000
/** Each sold piece makes a page anew, and a page takes as long as ten orders: what it says of pieces may lag so long. */
const piecesLagMs = 250
/** Addresses that are never pages: an unknown one is a plain 404. */
const machinePaths = /^\/(api|images|assets|health|metrics|setup|order)(\/|$)/

/** A page that is not the same for everybody, or not found: sent as it is and kept by nobody. */
class UnkeptPage extends Error {
  page: RenderedPage
  constructor(page: RenderedPage) {
    super('not to be kept')
    this.page = page
  }
}

export async function pageRoutes(
  app: FastifyInstance,
  deps: Deps & { pages: PageRenderer },
  cache: PublicCache,
): Promise<void> {
  const { pages, catalog, config } = deps
  // What only this machine may read, a page made for another one must not hold.
  const fetchFor = { here: injectFetch(app, '127.0.0.1'), anybody: injectFetch(app, '0.0.0.0') }
  const render = (url: string, language: Language, whom: keyof typeof fetchFor = 'anybody') =>
    pages.render({ url, language, fetch: fetchFor[whom] })

  /** A public page is made once for each language and kept while everything it was read from is current. */
  async function makePublic(url: string, language: Language) {
    const shape = catalog.shapeVersion
    const began = performance.now()
    const { result, isCurrent: isExact } = await collectReads(() => render(url, language))
    if (result.status !== 200 || result.location) throw new UnkeptPage(result)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'cookie, accept-encoding',
    }
    const isCurrent = () => isExact() || (catalog.shapeVersion === shape && performance.now() - began < piecesLagMs)
    return { headers, body: Buffer.from(result.html), isCurrent, route: '/*' }
  }

  /** @param address under which the next visitor finds the same page at once */
  async function answer(request: FastifyRequest, reply: FastifyReply, language: Language, address?: string) {
    const kept = config.isProduction ? keptPageAddress(request.url) : undefined
    const whom = isFromThisMachine(request) ? 'here' : 'anybody'
    if (!kept) return sendPage(reply, await render(request.url, language, whom), language)
    try {
      const wanted = { key: `${language} ${kept}`, address, epoch: catalog.shapeVersion }
      const page = await cache.answer(wanted, () => makePublic(kept, language))
      return reply.send(await page.prepare(request, reply))
    } catch (error) {
      if (error instanceof UnkeptPage) return sendPage(reply, error.page, language)
      throw error
    }
  }

  if (config.isProduction) await serveBuild(app, config.distDir)
  else pages.serve?.(app)
  app.get('/*', { schema: { hide: true }, errorHandler: sendFailurePage }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (machinePaths.test(path)) throw problem('not_found')
    if (isKeyed(path)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    const asked = (request.query as Record<string, unknown>).lang
    if (!isLanguage(asked)) return answer(request, reply, pageLanguage(request), addressOf(request.raw))
    const secure = config.publicUrl.startsWith('https:')
    reply.setCookie('lang', asked, { path: '/', maxAge: oneYearSeconds, sameSite: 'lax', secure })
    return answer(request, reply, asked)
  })
}

function sendPage(reply: FastifyReply, page: RenderedPage, language: Language) {
  if (page.location) return reply.redirect(page.location, page.status)
  return reply
    .code(page.status)
    .headers({ 'content-language': language, 'cache-control': 'no-store', vary: 'cookie' })
    .type('text/html; charset=utf-8')
    .send(page.html)
}

async function serveBuild(app: FastifyInstance, dist: string): Promise<void> {
  const files = { index: false as const, decorateReply: false, preCompressed: true, dotfiles: 'ignore' as const }
  const assets = {
    root: `${dist}/client/assets`,
    prefix: '/assets/',
    immutable: true,
    lastModified: false,
    maxAge: oneYearSeconds * 1000,
  }
  await app.register(staticFiles, { ...files, ...assets })
  // Without the assets: a route for each of them would go before the one above, and forget the year.
  const others = {
    root: `${dist}/client`,
    prefix: '/',
    wildcard: false,
    // What the build knows of itself is the server's to read.
    globIgnore: ['**/assets/**', 'manifest.json'],
    maxAge: 3_600_000,
  }
  await app.register(staticFiles, { ...files, ...others })
}
