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
