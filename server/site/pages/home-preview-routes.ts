import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { automatic } from '#server/platform/public-cache/automatic-request.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { homeIn, homeKind } from '#server/site/settings/home-kind.ts'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { previewHome as previewCall } from '#shared/contract/site/home-setting.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { injectFetch } from './inject-fetch.ts'

export function homePreviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, previewCall, async ({ body }) => ({ html: await previewHome(app, deps, body) }))
}

/**
 * The home page as it would be with this draft, made by the code that makes it for visitors. Nothing is stored or kept.
 * @throws Problem 404 not_found in a program without pages
 */
async function previewHome(
  app: FastifyInstance,
  { pages, shop }: Deps,
  { language, value }: { language: Language; value: HomeValue },
): Promise<string> {
  if (!pages) throw problem('not_found')
  const draft = homeIn({ ...shop, ...homeKind.partOf(value, shop) }, language)
  const read = injectFetch(app, '0.0.0.0', automatic)
  const page = await pages.render({
    url: addressIn('/', language),
    language,
    fetch: async (address, init) =>
      /^\/api\/home(\?|$)/.test(String(address)) ? Response.json(draft) : read(address, init),
  })
  // It is shown where no script runs.
  return page.html.replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
}
