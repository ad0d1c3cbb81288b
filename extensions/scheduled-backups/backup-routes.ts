import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { backupsSetting, getBackups } from './backup-calls.ts'
import { backupsKind, readBackups } from './daily-backup.ts'

export function backupRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, backupsSetting.read, () => readSetting(db, backupsKind, deps.shop))
  route(app, backupsSetting.versions, () => readSettingVersions(db, backupsKind, deps.shop))
  route(app, backupsSetting.change, ({ body }) => saveSetting(deps, backupsKind, body))
  route(app, getBackups, () => readBackups(deps))
}
