import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, day } from '#shared/contract/platform/fields.ts'

export const channels = ['distance', 'counter'] as const
export type Channel = (typeof channels)[number]

const monthParam = z.object({
  /** "2026-10", on the shop's calendar. */
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'range' })),
})

const taxRow = z.object({
  /** In percent; null: the margin scheme. */
  vatRate: z.nullable(z.int()),
  gross: amountOut,
  net: amountOut,
  vat: amountOut,
})

const sums = { gross: amountOut, net: amountOut, vat: amountOut }
const ofChannel = { channel: z.enum(channels), rows: z.array(taxRow), refunds: z.array(taxRow) }

const takings = z.object({
  /** Each day and channel with a payment or a refund, the first first. */
  days: z.array(z.object({ date: day, ...ofChannel })),
  /** Of the month: sales without refunds; by channel, with what was paid for gift cards, which are no sale. */
  totals: z.object({ ...sums, channels: z.array(z.object({ ...ofChannel, ...sums })), giftCards: amountOut }),
})
export type Takings = z.output<typeof takings>
export type TaxRow = z.output<typeof taxRow>

export const getTakings = endpoint('GET', '/api/admin/takings/:month', {
  summary: 'Takings of a month by day of payment, channel and rate; refunds by the day they are sent, apart',
  params: monthParam,
  replies: { 200: takings },
})

export const getMarginRegister = endpoint('GET', '/api/admin/takings/:month/margin-register', {
  summary: 'Used articles under the margin scheme sold or taken back in a month: cost, price, margin',
  params: monthParam,
  replies: {
    200: z.array(
      z.object({
        date: day,
        orderNumber: z.string(),
        productId: z.int(),
        productCode: z.string(),
        name: z.string(),
        serialNumbers: z.array(z.string()),
        /** Negative where they came back. */
        quantity: z.int(),
        /** Null: not known, and so is the margin. */
        cost: z.nullable(amountOut),
        price: amountOut,
        margin: z.nullable(amountOut),
      }),
    ),
  },
})

export const getMonthPackage = endpoint('GET', '/api/admin/takings/:month/package', {
  summary: 'All papers of a month for the accountant, as one ZIP',
  params: monthParam,
  replies: { 200: null },
  answersFile: 'application/zip',
})

const breakdowns = ['day', 'category', 'brand', 'channel'] as const
export type Breakdown = (typeof breakdowns)[number]

const breakdownQuery = z.object({ by: z.enum(breakdowns), from: day, to: day })

const breakdown = z.array(
  z.object({
    /** A day, category, brand or channel; empty: none. */
    key: z.string(),
    pieces: z.int(),
    gross: amountOut,
    net: amountOut,
    /** Of the pieces whose cost is known: cost, margin without tax, and how many they are. */
    cost: amountOut,
    margin: amountOut,
    knownPieces: z.int(),
  }),
)
export type BreakdownRow = z.output<typeof breakdown>[number]

export const getBreakdown = endpoint('GET', '/api/admin/sales/breakdown', {
  summary: 'Goods that were paid and kept, by day of payment, category, brand or channel, with their margin',
  query: breakdownQuery,
  replies: { 200: breakdown },
})

export const getBreakdownCsv = endpoint('GET', '/api/admin/sales/breakdown/csv', {
  summary: 'The same as CSV',
  query: breakdownQuery,
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const getStockValue = endpoint('GET', '/api/admin/stock-value', {
  summary: 'What the stock has cost, by category',
  replies: {
    200: z.array(z.object({ category: z.string(), pieces: z.int(), value: amountOut, knownPieces: z.int() })),
  },
})
