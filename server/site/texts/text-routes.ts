import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { listSettings, listSettingVersions } from '#server/platform/settings/setting-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import {
  changeTexts,
  listTexts,
  listTextVersions,
  previewMailTexts,
  previewMarkdown,
  sendTextTrial,
} from '#shared/contract/site/text-settings.ts'
import { changeTextGroup, groupView, ownOf, requireGroup, settingKey } from './change-texts.ts'
import { previewMail, sendTrial } from './mail-trial.ts'
import { readMarkdown } from './markdown.ts'
import { allGroups } from './own-text.ts'

export function textRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, listTexts, async () => {
    const rows = new Map((await listSettings(db)).map((row) => [row.key, row]))
    return allGroups(deps.shop).map((group) => groupView(group, rows.get(settingKey(group.id))))
  })
  route(app, changeTexts, ({ params, body }) => changeTextGroup(deps, params.group, body))
  route(app, listTextVersions, async ({ params: { group } }) => {
    requireGroup(group, deps.shop)
    const rows = await listSettingVersions(db, settingKey(group))
    return rows.map((row) => ({
      version: row.version,
      since: row.createdAt.toISOString(),
      value: ownOf(group, row),
    }))
  })
  route(app, previewMailTexts, ({ params, body }) => previewMail(deps, params.group, body))
  route(app, previewMarkdown, ({ body }) => ({ blocks: [], problem: null, ...readMarkdown(body.text) }))
  route(app, sendTextTrial, ({ params, body }) => sendTrial(deps, params.group, body))
}
