import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { type MoveValue, moveSetting } from './move-setting.ts'

const moveKind = extensionSetting<MoveValue>('move', { from: null, closed: [] })

export function moveSettingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, moveSetting.read, () => readSetting(deps.database.db, moveKind, deps.shop))
  route(app, moveSetting.change, ({ body }) => saveSetting(deps, moveKind, body))
}
