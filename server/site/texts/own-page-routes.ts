import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { noteRead } from '#server/platform/public-cache/answer-reads.ts'
import { getOwnPage } from '#shared/contract/site/own-pages.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { blocksOfText } from './markdown.ts'
import { ownPageAt } from './own-text.ts'

export function ownPageRoutes(app: FastifyInstance, { shop, catalog }: Deps): void {
  route(app, getOwnPage, ({ params, request }) => {
    const { settings } = catalog.state
    noteRead({ isCurrent: () => catalog.state.settings === settings })
    const page = ownPageAt(params.slug, shop)
    if (!page) throw problem('not_found')
    const language: Language = requestLanguage(request) === 'en' && page.body.en ? 'en' : 'it'
    return { title: page.title[language] || page.title.it, blocks: blocksOfText(page.body[language]), language }
  })
}
