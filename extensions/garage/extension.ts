import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { bicycleHandedOverMail, bicycleReceivedMail } from './bicycle-mails.ts'
import { dueReminderPeople, garageData } from './garage-data.ts'
import { garageRoutes } from './garage-routes.ts'
import { dueReminders } from './garage-tables.ts'
import { bicycleRoutes } from './history/bicycle-routes.ts'
import { workshopDueMail } from './history/due-mail.ts'
import { dueReminderJob } from './history/due-reminder-job.ts'
import { countRemindersOf, deleteRemindersOf } from './history/due-reminder-repository.ts'
import mails from './mails.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }

export const garage: Extension = {
  name: 'garage',
  routes: { customer: [garageRoutes, bicycleRoutes] },
  pages: [{ path: '/account/bici/$id', readers: 'owner' }],
  tables: {
    tables: [dueReminders],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: { workshop_due_reminders: 'customers write it' },
  },
  jobs: (deps) => [dueReminderJob(deps)],
  mails: {
    bicycle_handed_over: { ...mails.bicycle_handed_over, kind: bicycleHandedOverMail, waitsForRoom: true },
    bicycle_received: { ...mails.bicycle_received, kind: bicycleReceivedMail, waitsForRoom: true },
    workshop_due: { ...mails.workshop_due, kind: workshopDueMail, waitsForRoom: true },
  },
  mailTopics: {
    workshop_due: {
      isOn: async (_parts, email, db) => (await countRemindersOf(db, email)) > 0,
      stop: ({ database }, email) => deleteRemindersOf(database.db, email),
    },
  },
  problems,
  // Codes that hand no bicycle over.
  limits: { bicycle_code_guess: [{ of: 'network', max: 10, withinMs: 3_600_000 }] },
  personalData: [garageData, dueReminderPeople],
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    bicycle_handed_over: typeof bicycleHandedOverMail
    bicycle_received: typeof bicycleReceivedMail
    workshop_due: typeof workshopDueMail
  }
}
declare module '#server/platform/throttle/limit-rules.ts' {
  interface ExtensionLimits {
    bicycle_code_guess: true
  }
}
declare module '#shared/domain/messages/mail-topics.ts' {
  interface ExtensionMailTopics {
    workshop_due: true
  }
}
