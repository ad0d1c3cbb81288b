import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForMachines } from '#server/platform/http/request-language.ts'
import { isCalledFromThisMachine } from '#server/platform/local-machine.ts'
import { collectReads } from '#server/platform/public-cache/answer-reads.ts'
import { automatic, isAutomatic } from '#server/platform/public-cache/automatic-request.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { addressOf } from '#server/platform/public-cache/public-front.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { PageRenderer, RenderedPage } from '#server/site/deps/page-renderer.ts'
import { isAdminWord } from '#shared/domain/platform/goods/categories.ts'
import { type Language, languageAt, withoutLanguage } from '#shared/domain/platform/language.ts'
import { buildAssets } from './build-assets.ts'
import { sendFailurePage } from './failure-page.ts'
import { injectFetch } from './inject-fetch.ts'
import { languageRedirect } from './language-redirect.ts'
import { isKeyed, keptPageAddress, mendedAddress, partsOf } from './page-address.ts'

const oneYearSeconds = 31_536_000
/** Each sale renders a page again, and a page takes as long as ten orders: stock figures may lag this long. */
const piecesLagMs = 250
/** Only addresses without a prefix depend on the saved language. */
const vary = { it: 'cookie, accept-encoding', en: 'accept-encoding' }

/** A page that differs between visitors, or is not found: sent uncached. */
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
  // Pages for other machines must not contain data for this machine only.
  const fetchFor = {
    here: injectFetch(app, '127.0.0.1'),
    anybody: injectFetch(app, '0.0.0.0'),
    unseen: injectFetch(app, '0.0.0.0', automatic),
  }
  const render = (url: string, language: Language, whom: keyof typeof fetchFor = 'anybody') =>
    pages.render({ url, language, fetch: fetchFor[whom] })

  /** A public page is made once for each address and kept while everything it was read from is current. */
  async function makePublic(url: string, language: Language) {
    const shape = catalog.shapeVersion
    const began = performance.now()
    const { result, isCurrent: isExact, onSeen } = await collectReads(() => render(url, language, 'unseen'))
    if (result.status !== 200 || result.location) throw new UnkeptPage(result)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: vary[language],
    }
    const isCurrent = () => isExact() || (catalog.shapeVersion === shape && performance.now() - began < piecesLagMs)
    return { headers, body: Buffer.from(result.html), isCurrent, onSeen, route: '/*' }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const language = languageAt(request.url)
    const kept = config.isProduction ? keptPageAddress(request.url) : undefined
    const reader = isAutomatic(request.headers) ? 'unseen' : 'anybody'
    const whom = isCalledFromThisMachine(request) ? 'here' : reader
    if (!kept) return sendPage(reply, await render(request.url, language, whom), language)
    try {
      const requested = { key: kept, address: addressOf(request.raw), epoch: catalog.shapeVersion }
      const page = await cache.answer(requested, () => makePublic(kept, language))
      return reply.send(await page.prepare(request, reply))
    } catch (error) {
      if (!(error instanceof UnkeptPage)) throw error
      // A moved page redirects with its whole query.
      const page = error.page.location ? await render(request.url, language, whom) : error.page
      return sendPage(reply, page, language)
    }
  }

  if (config.isProduction) await serveBuild(app, config.distDir, cache)
  else pages.serve?.(app)
  app.get('/*', { schema: { hide: true }, errorHandler: sendFailurePage }, async (request, reply) => {
    const path = withoutLanguage(request.url.split('?')[0] ?? '/')
    if (isForMachines(path)) throw app.unanswered(request)
    if (isKeyed(request.url)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    if (/^\/admin(\/|$)/.test(path)) reply.header('permissions-policy', withCamera(reply))
    const mended = mendedAddress(request.url)
    if (mended) return reply.redirect(mended, 301)
    // Sent by the form itself, before its code has come or without any.
    if (path === '/' && isAdminWord(partsOf(request.url).searchParams.get('q') ?? ''))
      return reply.redirect('/admin', 302)
    const elsewhere = languageRedirect(request.url, request.cookies.lang)
    if (!elsewhere) return answer(request, reply)
    const { address, chosen } = elsewhere
    const secure = config.publicUrl.startsWith('https:')
    if (chosen) reply.setCookie('lang', chosen, { path: '/', maxAge: oneYearSeconds, sameSite: 'lax', secure })
    return reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' }).redirect(address, 302)
  })
}

/** Codes are read by camera at the counter, and on no page of customers. */
const withCamera = (reply: FastifyReply) =>
  String(reply.getHeader('permissions-policy')).replace('camera=()', 'camera=(self)')

function sendPage(reply: FastifyReply, page: RenderedPage, language: Language) {
  if (page.location) return reply.redirect(page.location, page.status)
  return reply
    .code(page.status)
    .headers({ 'content-language': language, 'cache-control': 'no-store', vary: vary[language] })
    .type('text/html; charset=utf-8')
    .send(page.html)
}

async function serveBuild(app: FastifyInstance, dist: string, cache: PublicCache): Promise<void> {
  await buildAssets(app, `${dist}/client/assets`, cache)
  await app.register(staticFiles, {
    index: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    root: `${dist}/client`,
    prefix: '/',
    // One route per file: all other addresses are pages.
    wildcard: false,
    // Manifests are for the server only.
    globIgnore: ['**/assets/**', 'manifest.json'],
    maxAge: 3_600_000,
  })
}
