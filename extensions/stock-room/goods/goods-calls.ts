import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, instant, line } from '#shared/contract/platform/fields.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'

const maxQuantity = 99_999
export const maxGoodsLines = 300

const cost = amountIn.check(z.refine((cents) => cents <= maxPriceCents, { error: 'price_range' }))

const goodsLine = z.object({
  /** Product code or EAN. */
  code: line(1, 100),
  /** Of a product with several sizes. */
  size: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  quantity: z
    .int({ error: 'quantity' })
    .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxQuantity, { error: 'quantity' })),
  /** Of one piece, without VAT; null where the note does not say it: the product's stays. */
  cost: z.nullable(cost),
})

const newGoods = z.object({
  supplier: line(1, 120),
  /** The number of the delivery note. */
  reference: line(1, 60),
  lines: z.array(goodsLine).check(z.minLength(1, { error: 'items' }), z.maxLength(maxGoodsLines, { error: 'items' })),
})
export type NewGoods = z.output<typeof newGoods>

const summary = z.object({
  id: z.string(),
  supplier: z.string(),
  reference: z.string(),
  createdAt: instant,
  pieces: z.int(),
  /** Of the lines with a cost. */
  total: amountOut,
})
export type GoodsSummary = z.output<typeof summary>

const goods = z.extend(summary, {
  lines: z.array(
    z.object({
      code: z.string(),
      productId: z.int(),
      size: z.nullable(z.string()),
      name: z.string(),
      productCode: z.string(),
      quantity: z.int(),
      cost: z.nullable(amountOut),
      /** The product's until then. */
      costBefore: z.nullable(amountOut),
    }),
  ),
})
export type Goods = z.output<typeof goods>

export const receiveGoods = endpoint('POST', '/api/admin/goods-received', {
  summary:
    'Puts a delivery in stock: all of it, or with an unknown code nothing; its costs become those of the products',
  body: newGoods,
  replies: { 201: goods, 200: goods },
  errors: ['goods_known', 'stock_full', 'idempotency_conflict', 'invalid_idempotency_key'],
})

const noteRead = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      size: z.nullable(z.string()),
      name: z.string(),
      quantity: z.int(),
      cost: z.nullable(amountOut),
      costBefore: z.nullable(amountOut),
      price: amountOut,
    }),
  ),
  /** By the row of the file. */
  wrong: z.array(z.object({ line: z.int(), text: z.string(), why: z.enum(['code', 'size', 'quantity', 'cost']) })),
})
export type NoteRead = z.output<typeof noteRead>

export const readGoodsNote = endpoint('POST', '/api/admin/goods-received/read', {
  summary: 'Reads a supplier’s file of a delivery: code, pieces, cost, size; nothing is put in stock',
  body: z.object({ csv: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(200_000)) }),
  replies: { 200: noteRead },
})

export const listGoods = endpoint('GET', '/api/admin/goods-received', {
  summary: 'The last hundred deliveries, the newest first',
  replies: { 200: z.array(summary) },
})

export const getGoods = endpoint('GET', '/api/admin/goods-received/:id', {
  summary: 'A delivery with its lines',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  replies: { 200: goods },
  errors: ['goods_unknown'],
})
