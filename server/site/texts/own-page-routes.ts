import type { FastifyInstance } from 'fastify'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { noteRead } from '#server/platform/public-cache/answer-reads.ts'
import { listSettingVersions } from '#server/platform/settings/setting-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { ownPagesOn } from '#server/site/shop/own-site-texts.ts'
import type { OwnTextGroup } from '#shared/contract/platform/own-texts.ts'
import { getLegalTexts, getOwnPage } from '#shared/contract/site/own-pages.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { termsInForce } from '#shared/domain/platform/shop/terms.ts'
import { ownOf, settingKey } from './change-texts.ts'
import { blocksOfText } from './markdown.ts'
import { findGroup, legalPrefix } from './own-text.ts'

export function ownPageRoutes(app: FastifyInstance, { shop, catalog, database }: Deps): void {
  route(app, getOwnPage, ({ params, request }) => {
    const { settings } = catalog.state
    noteRead({ isCurrent: () => catalog.state.settings === settings })
    const page = ownPagesOn(shop.texts).find(({ slug }) => slug === params.slug)
    if (!page) throw problem('not_found')
    const language: Language = requestLanguage(request) === 'en' && page.body.en ? 'en' : 'it'
    return { title: page.title[language] || page.title.it, blocks: blocksOfText(page.body[language]), language }
  })

  route(app, getLegalTexts, async ({ params: { page }, query, request }) => {
    const { settings } = catalog.state
    noteRead({ isCurrent: () => catalog.state.settings === settings })
    const id = `${legalPrefix}${page}`
    if (!findGroup(id, shop)) throw problem('not_found')
    const rows = (await listSettingVersions(database.db, settingKey(id))).map((row) => ({
      version: row.version,
      own: ownOf(id, row),
    }))
    const all = [...rows, { version: 0, own: { texts: {} } as OwnTextGroup }]
    const now = all[0]
    const asked = query.version === undefined ? now : all.find(({ version }) => version === Number(query.version))
    if (!asked || !now) throw problem('not_found')
    const language = requestLanguage(request)
    // The version after it has kept what the program said until then.
    const program = all[all.indexOf(asked) - 1]?.own.programBefore?.[language]
    const sections = Object.entries(asked.own.texts).map(([key, { it, en }]) => [
      key,
      blocksOfText(language === 'en' && en ? en : it),
    ])
    return {
      day: termsInForce(asked.own.day),
      version: asked.version,
      isInForce: asked === now,
      sections: Object.fromEntries(sections),
      ...(program && { program }),
      former: all.slice(1).map(({ version, own }) => ({ version, day: termsInForce(own.day) })),
    }
  })
}
