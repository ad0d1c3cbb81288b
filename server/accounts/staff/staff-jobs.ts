import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteActsBefore } from '#server/platform/record/record-repository.ts'
import { deviceDays } from './sign-in-staff.ts'
import { deleteStaffLeftovers } from './staff-repository.ts'

const dayMs = 24 * 3_600_000
/** 24 months. */
const recordDays = 731

export const staffJobs = ({ database: { db }, clock }: Pick<OrdersDeps, 'database' | 'clock'>): Job[] => [
  {
    name: 'staff-housekeeping',
    everySeconds: 3_600,
    run: async () => {
      const now = clock()
      await deleteActsBefore(db, new Date(now.getTime() - recordDays * dayMs))
      await deleteStaffLeftovers(db, now, new Date(now.getTime() - deviceDays * dayMs))
    },
  },
]
