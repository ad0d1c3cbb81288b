import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut } from '#shared/contract/platform/fields.ts'

const adminStats = z.object({
  totalProducts: z.int(),
  todayOrders: z.int(),
  /** Preformatted: "€ 1.234,50". */
  monthlyRevenue: z.string(),
  /** With an order or a login in 90 days. */
  activeCustomers: z.int(),
  inactiveProducts: z.optional(z.int()),
  yesterdayOrders: z.optional(z.int()),
})
export type AdminStats = z.output<typeof adminStats>

export const getAdminStats = endpoint('GET', '/api/admin/stats', {
  summary: 'The four numbers of the dashboard; days and months are those of Europe/Rome',
  replies: { 200: adminStats },
})

const task = z.object({
  count: z.int(),
  /** An urgent detail: "Il più vecchio scade domani", a few names. */
  note: z.optional(z.nullable(z.string())),
})

/** Of an extension, in its own words, and the address in the dashboard where it is done. */
const furtherTask = z.extend(task, {
  one: z.string(),
  many: z.string(),
  isUrgent: z.optional(z.boolean()),
  to: z.record(z.string(), z.string()),
})
export type FurtherTask = z.output<typeof furtherTask>

const adminTasks = z.object({
  toConfirm: task,
  toShip: task,
  lateOrders: task,
  /** Cancelled after a bank transfer: the money goes back by hand. */
  toRefund: task,
  pendingReviews: task,
  /** Of customers about products, without an answer. */
  openQuestions: task,
  lowStock: task,
  /** Used bicycles on show that cannot be ordered online: photo or inspection card is missing. */
  usedToComplete: task,
  openWithdrawals: task,
  /** Open returns; those of a withdrawal whose money is due in three days or less are counted apart. */
  openReturns: z.extend(task, { urgent: z.int() }),
  /** Given up after a day of tries. */
  failedMails: task,
  /** Beyond what an address that is not confirmed gets: each leaves once its reader confirms, or staff send it. */
  heldMails: task,
  /** Written as files only; `hasServer` false: so are all later ones. */
  undeliveredMails: z.extend(task, { hasServer: z.boolean() }),
  /** Webhook events that failed in the last 14 days. */
  failedEvents: task,
  paymentsToCheck: task,
  /** Pictures that are missing or damaged and did not come back by themselves. */
  images: task,
  /** Networks with many unpaid units, or with refused orders. */
  hoarding: task,
  others: z.array(furtherTask),
})
export type AdminTasks = z.output<typeof adminTasks>

export const getAdminTasks = endpoint('GET', '/api/admin/tasks', {
  summary: 'What waits for the shopkeeper today',
  replies: { 200: adminTasks },
})

const sales = z.object({
  /** Every day of the period, today last: "2026-11-20". */
  days: z.array(z.object({ day: z.string(), orders: z.int(), total: amountOut })),
  total: amountOut,
  /** Whether there are orders of the former shop, which count on request only. */
  hasPast: z.boolean(),
})
export type Sales = z.output<typeof sales>

export const getSales = endpoint('GET', '/api/admin/sales', {
  summary: 'Paid sales by day of the last 30 or 365 days',
  query: z.object({
    days: z.optional(z.enum(['30', '365'])),
    /** Those of the shop of before too. */
    past: z.optional(z.enum(['true', 'false'])),
  }),
  replies: { 200: sales },
})
