import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
