import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { affectedByHours } from '#server/site/settings/affected-by-hours.ts'
import { usualWorkshop, type WorkshopValue, workshopSetting } from './workshop-setting.ts'

const workshopKind = extensionSetting<WorkshopValue>('workshop', usualWorkshop)

export function workshopSettingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, workshopSetting.read, () => readSetting(deps.database.db, workshopKind, deps.shop))
  route(app, workshopSetting.versions, () => readSettingVersions(deps.database.db, workshopKind, deps.shop))
  route(app, workshopSetting.change, async ({ body }) => {
    const saved = await saveSetting(deps, workshopKind, body)
    const shop = { ...deps.shop, saved: { ...deps.shop.saved, workshop: saved.value } }
    return { ...saved, affected: await affectedByHours(deps.database.db, shop, deps.clock()) }
  })
}
