import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import { hoursSetting } from '#shared/contract/site/hours-setting.ts'
import { getOpeningSteps, openingSetting } from '#shared/contract/site/opening-steps.ts'
import { hoursKind } from './hours-kind.ts'
import { languagesKind } from './languages-kind.ts'
import { openingKind, readOpeningSteps } from './read-opening-steps.ts'

/** The parts of the shop that its owner edits. */
export function settingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, hoursSetting.read, () => readSetting(deps.database.db, hoursKind, deps.shop))
  route(app, hoursSetting.change, ({ body }) => saveSetting(deps, hoursKind, body))
  route(app, languagesSetting.read, () => readSetting(deps.database.db, languagesKind, deps.shop))
  route(app, languagesSetting.change, ({ body }) => saveSetting(deps, languagesKind, body))
  route(app, openingSetting.read, () => readSetting(deps.database.db, openingKind, deps.shop))
  route(app, openingSetting.change, ({ body }) => saveSetting(deps, openingKind, body))
  route(app, getOpeningSteps, () => readOpeningSteps(deps))
}
