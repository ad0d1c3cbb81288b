import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'
import { pageLanguage } from '#server/http/request-language.ts'
import { isLanguage } from '#shared/domain/language.ts'
import { injectFetch } from './inject-fetch.ts'
import type { PageRenderer } from './page-renderer.ts'

const oneYearSeconds = 31_536_000
/** Addresses that are never pages: an unknown one is a plain 404. */
const machinePaths = /^\/(api|images|assets|health|metrics|setup|order)(\/|$)/

/** Every page of the shop, and the files of its build. */
export async function pageRoutes(
  app: FastifyInstance,
  deps: Deps & { pages: PageRenderer },
  dist: string,
): Promise<void> {
  const fetchInProcess = injectFetch(app)
  await app.register(staticFiles, {
    root: `${dist}/client/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: oneYearSeconds * 1000,
    preCompressed: true,
    index: false,
    decorateReply: false,
  })
  await app.register(staticFiles, {
    root: `${dist}/client`,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (machinePaths.test(path)) throw notFound()
    const asked = (request.query as Record<string, unknown>).lang
    const language = isLanguage(asked) ? asked : pageLanguage(request)
    if (isLanguage(asked)) {
      reply.setCookie('lang', asked, {
        path: '/',
        maxAge: oneYearSeconds,
        sameSite: 'lax',
        secure: deps.config.publicUrl.startsWith('https:'),
      })
    }
    const page = await deps.pages.render({ url: request.url, language, fetch: fetchInProcess })
    if (page.location) return reply.redirect(page.location, page.status)
    return reply
      .code(page.status)
      .header('content-language', language)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}
