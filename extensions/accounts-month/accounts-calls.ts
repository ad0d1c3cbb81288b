import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, day } from '#shared/contract/platform/fields.ts'
import { instruments, paymentMethods } from '#shared/domain/platform/states/order-states.ts'

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

const goodsKeys = ['category', 'brand', 'product'] as const
export type GoodsKey = (typeof goodsKeys)[number]
const breakdowns = [...goodsKeys, 'day', 'channel'] as const
export type Breakdown = (typeof breakdowns)[number]
export const isGoodsKey = (by: Breakdown): by is GoodsKey => goodsKeys.some((one) => one === by)

/** Both on the shop's calendar, the last one included. */
const span = { from: day, to: day }
const breakdownQuery = z.object({ by: z.enum(breakdowns), ...span })

const breakdown = z.array(
  z.object({
    /** A day, category, brand, channel or a product's id; empty: none. */
    key: z.string(),
    /** Of a product, else empty. */
    name: z.string(),
    pieces: z.int(),
    gross: amountOut,
    net: amountOut,
    /** Of the pieces whose cost is known: cost, margin without tax, and how many they are. */
    cost: amountOut,
    margin: amountOut,
    knownPieces: z.int(),
    /** Pieces in stock now; null by day and channel. */
    stock: z.nullable(z.int()),
  }),
)
export type BreakdownRow = z.output<typeof breakdown>[number]

export const getBreakdown = endpoint('GET', '/api/admin/sales/breakdown', {
  summary: 'Goods that were paid and kept, by day of payment, category, brand, product or channel, with their margin',
  query: breakdownQuery,
  replies: { 200: breakdown },
})

export const getBreakdownCsv = endpoint('GET', '/api/admin/sales/breakdown/csv', {
  summary: 'The same as CSV',
  query: breakdownQuery,
  replies: { 200: null },
  answersFile: 'text/csv',
})

const salesTakings = z.object({
  /** Each day of the span. Gift cards are money where they are bought, none where they are spent. */
  days: z.array(z.object({ date: day, orders: z.int(), gross: amountOut, refunded: amountOut })),
  /** By the way of paying; the parts paid by gift cards have one of their own. */
  ways: z.array(
    z.object({
      method: z.enum(paymentMethods),
      instrument: z.nullable(z.enum(instruments)),
      orders: z.int(),
      gross: amountOut,
      refunded: amountOut,
    }),
  ),
  /** Sales less refunds, with gift cards where they are spent. */
  rates: z.array(taxRow),
  /** Paid, and refunds that were sent. */
  orders: z.int(),
  gross: amountOut,
  refunds: z.int(),
  refunded: amountOut,
  /** Without tax, of the pieces whose cost is known. */
  margin: amountOut,
  pieces: z.int(),
  knownPieces: z.int(),
})
export type SalesTakings = z.output<typeof salesTakings>

export const getSalesTakings = endpoint('GET', '/api/admin/sales/takings', {
  summary: 'Money that came in and went back by day and way of paying, with tax and margin',
  query: z.object(span),
  replies: { 200: salesTakings },
})

export const getSalesTakingsCsv = endpoint('GET', '/api/admin/sales/takings/csv', {
  summary: 'A row for each day and way of paying, as CSV',
  query: z.object(span),
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const getStockValue = endpoint('GET', '/api/admin/stock-value', {
  summary: 'What the stock has cost, by category',
  replies: {
    200: z.array(z.object({ category: z.string(), pieces: z.int(), value: amountOut, knownPieces: z.int() })),
  },
})
