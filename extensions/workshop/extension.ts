import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { laterPages } from '#shared/domain/site/pages.ts'
import { weekRoutes } from './board/week-routes.ts'
import { affectedBookings } from './bookings/affected-bookings.ts'
import { bookingPhotoRoutes, bookingRoutes } from './bookings/booking-routes.ts'
import {
  workshopBookedMail,
  workshopCancelledMail,
  workshopClosedMail,
  workshopMovedMail,
  workshopReminderMail,
  workshopRideMail,
} from './mails/workshop-mail-kinds.ts'
import mails from './mails.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }
import { adminServiceRoutes, serviceRoutes } from './services/service-routes.ts'
import { timedJobs } from './timed-jobs.ts'
import { workshopChecks } from './workshop-checks.ts'
import { workshopPeople } from './workshop-people.ts'
import { workshopSettingRoutes } from './workshop-setting-routes.ts'
import * as tables from './workshop-tables.ts'

const hourMs = 3_600_000

export const workshop: Extension = {
  name: 'workshop',
  routes: {
    public: [serviceRoutes, bookingRoutes, bookingPhotoRoutes],
    staff: [adminServiceRoutes, weekRoutes, workshopSettingRoutes],
  },
  pages: [
    { path: '/officina', readers: 'everybody', modules: [laterPages, 'extensions/workshop/web/workshop-pages.ts'] },
    // The English page under a name of its own.
    {
      path: '/workshop',
      readers: 'everybody',
      isUnlisted: true,
      modules: [laterPages, 'extensions/workshop/web/workshop-pages.ts'],
    },
    { path: '/officina/prenotazione/$number', readers: 'key' },
  ],
  staffCalls: {
    'GET /api/admin/workshop/services': { roles: ['workshop', 'counter'], asks: 'no' },
    'POST /api/admin/workshop/services': { roles: [], asks: 'no' },
    'PUT /api/admin/workshop/services/:id': { roles: [], asks: 'no' },
    'DELETE /api/admin/workshop/services/:id': { roles: [], asks: 'no' },
    'GET /api/admin/settings/workshop': { roles: [], asks: 'no' },
    'GET /api/admin/settings/workshop/versions': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/workshop': { roles: [], asks: 'no' },
    'GET /api/admin/workshop/week': { roles: ['workshop', 'counter'], asks: 'no' },
    'GET /api/admin/workshop/outside': { roles: ['workshop', 'counter'], asks: 'no' },
    'POST /api/admin/workshop/outside': { roles: ['workshop', 'counter'], asks: 'no' },
  },
  tables: {
    tables: Object.values(tables),
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: {
      workshop_jobs: 'workshop_events is its history',
      workshop_bookings: 'customers write it; workshop_events is its history',
      workshop_photos: 'customers write it',
      workshop_lines: 'workshop_events is its history',
      workshop_estimates: 'workshop_events is its history',
      workshop_events: 'the history of a job',
      workshop_requests: 'requests made once',
    },
  },
  jobs: timedJobs,
  mails: {
    workshop_booked: { ...mails.workshop_booked, kind: workshopBookedMail },
    workshop_ride: { ...mails.workshop_ride, kind: workshopRideMail },
    workshop_moved: { ...mails.workshop_moved, kind: workshopMovedMail },
    workshop_reminder: { ...mails.workshop_reminder, kind: workshopReminderMail },
    workshop_cancelled: { ...mails.workshop_cancelled, kind: workshopCancelledMail },
    workshop_closed: { ...mails.workshop_closed, kind: workshopClosedMail },
  },
  problems,
  limits: {
    // The subject is the e-mail address.
    workshop_booking: [
      { of: 'subject', max: 10, withinMs: hourMs },
      { of: 'network', max: 30, withinMs: hourMs },
    ],
    workshop_photo: [{ of: 'network', max: 60, withinMs: hourMs }],
  },
  checks: workshopChecks,
  personalData: [workshopPeople],
  affectedByHours: affectedBookings,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    workshop_booked: typeof workshopBookedMail
    workshop_ride: typeof workshopRideMail
    workshop_moved: typeof workshopMovedMail
    workshop_reminder: typeof workshopReminderMail
    workshop_cancelled: typeof workshopCancelledMail
    workshop_closed: typeof workshopClosedMail
  }
}
declare module '#server/platform/throttle/limit-rules.ts' {
  interface ExtensionLimits {
    workshop_booking: true
    workshop_photo: true
  }
}
