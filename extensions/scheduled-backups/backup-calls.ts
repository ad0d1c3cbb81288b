import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'

const backupsValue = z.object({
  isOn: z.boolean(),
  /** Of Rome. */
  hour: z.int({ error: 'whole_number' }).check(z.minimum(0), z.maximum(23)),
  keep: z.int({ error: 'whole_number' }).check(z.minimum(2), z.maximum(60)),
})
export type BackupsValue = z.output<typeof backupsValue>

export const backupsSetting = setting('backups', 'the backup of each day', backupsValue)

export const getBackups = endpoint('GET', '/api/admin/backups', {
  summary: 'The daily backups that are there, the newest first, and whether one is late',
  replies: {
    200: z.object({
      /** In the folder of the shop's own data: one disk loses both. */
      isBesideData: z.boolean(),
      files: z.array(z.object({ name: z.string(), bytes: z.int(), madeAt: instant })),
      /** Switched on, and the last one is more than a day and two hours old. */
      isLate: z.boolean(),
    }),
  },
})
export type Backups = Reply<typeof getBackups>
