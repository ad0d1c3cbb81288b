import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { bicycleId as idOf } from '../hand-over.ts'
import { listOwnBicycles } from '../own-bicycle-repository.ts'
import { deleteReminder, findOwner, listReminders, markDueMailed } from './due-reminder-repository.ts'
import { nextDue, visitsOf } from './next-due.ts'

const daysAhead = 14

/** One mail a due day to owners who asked for it; who has handed the bicycle over gets none. */
export function dueReminderJob({ database, clock }: Pick<Deps, 'database' | 'clock'>): Job {
  return {
    name: 'remind owners of the next service of their bicycles',
    everySeconds: 21_600,
    run: async () => {
      const at = clock()
      const until = addDays(romeDayOf(at), daysAhead)
      for (const one of await listReminders(database.db))
        await inTransaction(database, async (tx) => {
          const { customerId, bicycleId, mailedFor } = one
          const bicycle = (await listOwnBicycles(tx, customerId)).find((own) => idOf(own) === bicycleId)
          if (!bicycle) return deleteReminder(tx, one)
          const due = await nextDue(tx, bicycle, await visitsOf(tx, bicycle))
          const owner = await findOwner(tx, customerId)
          if (!due || !owner || due.day > until || mailedFor === due.day) return
          await markDueMailed(tx, one, due.day)
          const { email, firstName, language } = owner
          const data = {
            ...{ name: greetingName(firstName, language), bicycle: bicycle.name, bicycleId, day: due.day },
            service: language === 'en' ? due.nameEn : due.name,
          }
          const about = `${customerId}/${bicycleId}/${due.day}`
          await enqueueMail(tx, { kind: 'workshop_due', about, to: email, language, data, at })
        })
    },
  }
}
