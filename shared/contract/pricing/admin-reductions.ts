import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, id, idParam, instant, line } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import {
  reductionKinds,
  reductionRefusals,
  reductionStates,
  reductionTargets,
} from '#shared/domain/platform/prices/reduction.ts'

/** In Europe/Rome: "2026-11-20T09:00". */
export const clock = z.string().check(z.refine(isClock, { error: 'clock' }))

function isClock(text: string): boolean {
  const moment = /^2\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? new Date(`${text}:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

const maxChosen = 500
const percent = z
  .int({ error: 'percent' })
  .check(z.minimum(1, { error: 'percent' }), z.maximum(99, { error: 'percent' }))

/** A shelf, a brand or some products: `target` decides which counts. */
export const reductionTargetFields = {
  target: z.enum(reductionTargets),
  shelf: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  brand: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  productIds: z.optional(z.array(id).check(z.maxLength(maxChosen))),
}

/** `kind` decides which of `percent` and `amount` counts. */
const reductionBody = z.object({
  /** Only the shop sees it. */
  name: line(1, 80),
  ...reductionTargetFields,
  kind: z.enum(reductionKinds),
  percent: z.optional(z.nullable(percent)),
  /** The discount, or the new price. */
  amount: z.optional(z.nullable(amountIn)),
  /** Left out: at once. */
  from: z.optional(z.nullable(clock)),
  /** Left out: open end. */
  to: z.optional(z.nullable(clock)),
  /** The version read; when the reduction has changed since, nothing is saved. */
  version: z.optional(z.int()),
})
export type ReductionBody = z.output<typeof reductionBody>
export type ReductionInput = z.input<typeof reductionBody>

const reduction = z.object({
  id: z.int(),
  name: z.string(),
  target: z.enum(reductionTargets),
  shelf: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  productIds: z.array(z.int()),
  kind: z.enum(reductionKinds),
  percent: z.nullable(z.int()),
  amount: z.nullable(amountOut),
  from: z.string(),
  to: z.nullable(z.string()),
  state: z.enum(reductionStates),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** The number of its products; for a planned one, of those it would have now. */
  articleCount: z.int(),
  /** While it ran and at its price, cancelled orders left out. */
  sold: z.object({ pieces: z.int(), amount: amountOut }),
  version: z.int(),
})
export type Reduction = z.output<typeof reduction>

const reductionProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  productCode: z.string(),
  imageUrl: z.nullable(z.string()),
  category: z.string(),
  /** Without the reduction. */
  regular: amountOut,
  reduced: amountOut,
  comparison: z.nullable(amountOut),
  since: z.nullable(instant),
  isWhole: z.boolean(),
  /** The printable data. */
  percent: z.nullable(z.int()),
  refusal: z.nullable(z.enum(reductionRefusals)),
  /** The refusal as a sentence; or that the price was written by hand meanwhile. */
  why: z.nullable(z.string()),
  endedAt: z.nullable(instant),
})
export type ReductionProduct = z.output<typeof reductionProduct>

const wholeReduction = z.object({ reduction, articles: z.array(reductionProduct) })
export type WholeReduction = z.output<typeof wholeReduction>

const reductions = resource('/api/admin/reductions/:id', idParam, 'reduction_not_found')

export const listReductions = reductions.list(
  'Reductions, planned, running and ended, and what was sold with each',
  reduction,
)

export const getReduction = reductions.get('One reduction with its articles', wholeReduction)

export const previewReduction = endpoint('POST', '/api/admin/reductions/preview', {
  summary: 'What a reduction would do to each article, and which the law leaves out; changes nothing',
  /** With the `id` of the planned reduction that is being changed. */
  body: z.extend(reductionBody, { id: z.optional(id) }),
  replies: { 200: z.object({ articles: z.array(reductionProduct) }) },
})

export const createReduction = reductions.create(
  'Plans a reduction, or starts it at once; articles that the law forbids are left out',
  reductionBody,
  wholeReduction,
)

export const changeReduction = reductions.put('Changes a planned reduction', reductionBody, wholeReduction, [
  'reduction_state',
  'edit_conflict',
])

export const endReduction = endpoint('POST', '/api/admin/reductions/:id/end', {
  summary: 'Ends a running reduction now: the prices are back',
  params: idParam,
  replies: { 200: wholeReduction },
  errors: ['reduction_not_found', 'reduction_state'],
})

export const deleteReduction = reductions.remove('Takes a planned reduction away', ['reduction_state'])
