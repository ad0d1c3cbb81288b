import type { Extension } from '#server/extension.ts'
import { backupRoutes } from './backup-routes.ts'
import { backUpDaily, backupsKind, readBackups } from './daily-backup.ts'

export const scheduledBackups: Extension = {
  name: 'scheduled-backups',
  routes: { staff: [backupRoutes] },
  staffCalls: {
    'GET /api/admin/settings/backups': { roles: [], asks: 'no' },
    'GET /api/admin/settings/backups/versions': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/backups': { roles: [], asks: 'no' },
    'GET /api/admin/backups': { roles: [], asks: 'no' },
  },
  undoable: ['PUT /api/admin/settings/backups'],
  waiting: async (deps) => ({
    // While they are off the folder is not read.
    count: backupsKind.viewOf(deps.shop).isOn && (await readBackups(deps)).isLate ? 1 : 0,
    one: 'copia di sicurezza non riuscita',
    many: 'copie di sicurezza non riuscite',
    isUrgent: true,
    to: { tab: 'negozio', vista: 'copie' },
  }),
  jobs: (deps) => [{ name: 'back up the day', everySeconds: 600, spareSeconds: 3_600, run: () => backUpDaily(deps) }],
}
