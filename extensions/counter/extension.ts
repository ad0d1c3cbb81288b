import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { laterPages } from '#shared/domain/site/pages.ts'
import { counterChecks } from './counter-check-repository.ts'
import { counterRoutes, slotRoutes } from './counter-routes.ts'
import { daySheets, parkedTickets, pickUps, slotHolds, tenders } from './counter-tables.ts'
import mails from './mails.json' with { type: 'json' }
import { pickupSlotField } from './pick-up/choose-slot.ts'
import { freeSlotOfCancelled, keepForPickUp } from './pick-up/keep-for-pick-up.ts'
import { pickUpJobs } from './pick-up/pick-up-jobs.ts'
import { pickUpReminderMail } from './pick-up/pick-up-reminder-mail.ts'
import { listLostSlots, readCounterSettings } from './pick-up/pick-up-repository.ts'
import { slotLostMail } from './pick-up/slot-lost-mail.ts'
import problems from './problems.json' with { type: 'json' }
import { ticketRoutes } from './sales/ticket-routes.ts'

export const counter: Extension = {
  name: 'counter',
  routes: { public: [slotRoutes], staff: [counterRoutes, ticketRoutes] },
  staffCalls: {
    'POST /api/admin/orders/:id/hand-over': { roles: ['counter', 'workshop'], asks: 'by amount' },
    'GET /api/admin/counter/lookup': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/counter/sales': { roles: ['counter'], asks: 'by amount' },
    'POST /api/admin/counter/deposits': { roles: ['counter'], asks: 'by amount' },
    'GET /api/admin/counter/tickets': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/counter/tickets': { roles: ['counter'], asks: 'no' },
    'DELETE /api/admin/counter/tickets/:id': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/counter/days/:date': { roles: ['counter', 'accountant'], asks: 'no' },
    'PUT /api/admin/counter/days/:date': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/counter/days/:date/lines': { roles: ['counter', 'accountant'], asks: 'no' },
    'GET /api/admin/settings/pickup': { roles: ['counter'], asks: 'no' },
    'PUT /api/admin/settings/pickup': { roles: [], asks: 'no' },
    'GET /api/admin/settings/counter': { roles: ['counter'], asks: 'no' },
    'PUT /api/admin/settings/counter': { roles: [], asks: 'no' },
  },
  async waiting({ database }) {
    const lost = await listLostSlots(database.db)
    const words = { one: 'ritiro senza più la sua ora', many: 'ritiri senza più la loro ora' }
    return { ...words, count: lost.length, to: { tab: 'ordini', cerca: lost[0] ?? '' } }
  },
  pages: [
    {
      path: '/admin/banco',
      readers: 'owner',
      isItalian: true,
      modules: [laterPages, 'extensions/counter/admin/counter-page.tsx'],
    },
  ],
  tables: {
    tables: [pickUps, slotHolds, tenders, parkedTickets, daySheets],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: {
      pick_ups: 'follows the order, whose history has it',
      slot_holds: 'only while a checkout is paid',
      tenders: 'written by the order’s own steps, whose history has them',
      parked_tickets: 'not sold yet',
    },
  },
  jobs: pickUpJobs,
  mails: {
    pick_up_reminder: { ...mails.pick_up_reminder, kind: pickUpReminderMail },
    pick_up_slot_lost: { ...mails.pick_up_slot_lost, kind: slotLostMail },
  },
  problems,
  undoable: ['PUT /api/admin/settings/pickup', 'PUT /api/admin/settings/counter'],
  // Wrong codes of one order, from wherever they come.
  limits: { pickup_code: [{ of: 'subject', max: 5, withinMs: 15 * 60_000 }] },
  checks: counterChecks,
  orderFields: { pickupSlot: pickupSlotField },
  afterOrderStep: freeSlotOfCancelled,
  pickUps: keepForPickUp,
  overridePercent: async (db) => (await readCounterSettings(db)).overridePercent,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    pick_up_reminder: typeof pickUpReminderMail
    pick_up_slot_lost: typeof slotLostMail
  }
}
declare module '#server/platform/throttle/limit-rules.ts' {
  interface ExtensionLimits {
    pickup_code: true
  }
}
