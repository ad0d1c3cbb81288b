import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant, isOneLine } from '#shared/contract/platform/fields.ts'
import { chartProblems } from '#shared/domain/catalog/sizes/chart-problems.ts'
import { cleanLine } from '#shared/domain/platform/clean-text.ts'
import { subcategories } from '#shared/domain/platform/goods/categories.ts'
import { type SizeChart, tapeMeasures, wearers } from '#shared/domain/platform/goods/size-chart.ts'

const text = (most: number, error: string) =>
  z
    .string({ error })
    .check(
      z.overwrite(cleanLine),
      z.refine(isOneLine, { error }),
      z.minLength(1, { error }),
      z.maxLength(most, { error }),
    )
const length = (least: number, most: number, error: string) =>
  z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))
const millimetres = z.nullable(length(150, 1_200, 'size_frame'))
const angle = z.optional(z.nullable(length(55, 85, 'size_angle')))
const height = length(75, 230, 'size_height')
const inseam = z.nullable(length(27, 120, 'size_inseam'))

const bicycleRow = z.object({
  size: text(20, 'size_name'),
  heightFrom: height,
  heightTo: height,
  inseamFrom: inseam,
  inseamTo: inseam,
  standoverMm: millimetres,
  seatTubeMm: millimetres,
  stackMm: millimetres,
  reachMm: millimetres,
  headTubeMm: z.optional(z.nullable(length(50, 400, 'size_head_tube'))),
  chainstayMm: z.optional(millimetres),
  wheelbaseMm: z.optional(z.nullable(length(700, 1_600, 'size_wheelbase'))),
  headAngle: angle,
  seatAngle: angle,
})

const centimetres = length(1, 200, 'size_measure')
const garmentRow = z.object({
  size: text(20, 'size_name'),
  ranges: z.partialRecord(z.enum(tapeMeasures), z.tuple([centimetres, centimetres], { error: 'size_measure' })),
})

const note = z
  .string()
  .check(z.overwrite(cleanLine), z.refine(isOneLine, { error: 'size_note' }), z.maxLength(300, { error: 'size_note' }))

const origin = {
  brand: z.nullable(text(80, 'chart_brand')),
  source: text(200, 'chart_source'),
  sourceUrl: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(300, { error: 'chart_url' }),
        z.regex(/^https:\/\/\S+\.\S+$/, { error: 'chart_url' }),
      ),
  ),
  note: z.object({ it: note, en: note }),
}

const rows = <R extends z.ZodMiniType>(row: R) =>
  z.array(row).check(z.minLength(1, { error: 'chart_rows' }), z.maxLength(20, { error: 'chart_rows' }))

const bicycleChart = z.object({
  ...origin,
  what: z.literal('bicycle'),
  kind: z.enum(subcategories, { error: 'chart_kind' }),
  clearanceCm: z.nullable(length(0, 20, 'size_clearance')),
  models: z.optional(z.array(text(80, 'chart_models')).check(z.maxLength(50, { error: 'chart_models' }))),
  rows: rows(bicycleRow),
})

const garmentChart = z.object({
  ...origin,
  what: z.literal('garment'),
  shelf: text(100, 'chart_shelf'),
  wearer: z.nullable(z.enum(wearers)),
  rows: rows(garmentRow),
})

const sizeChart = z.discriminatedUnion('what', [bicycleChart, garmentChart])

/** As stored: impossible values are refused, by field. */
export const newSizeChart = sizeChart.check((context) => {
  for (const { path, code } of chartProblems(context.value as SizeChart))
    context.issues.push({ code: 'custom', message: code, path: [...path], input: context.value })
})

const chartOfProduct = z.object({
  /** Null without a chart for this kind of product. */
  chart: z.nullable(sizeChart),
})
export type ChartOfProduct = z.output<typeof chartOfProduct>

export const getSizeChart = endpoint('GET', '/api/products/:id/size-chart', {
  summary:
    'The size table that speaks of an article: its maker’s, else a general rule. What is measured of a body stays with who asks',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,120}$/, { error: 'id' })) }),
  replies: { 200: chartOfProduct },
  errors: ['product_not_found'],
})

const sizeChartSettings = z.object({
  /** To be named by the next change; 0 while the tables are those the shop came with. */
  version: z.int(),
  since: z.nullable(instant),
  charts: z.array(sizeChart),
})
export type SizeChartSettings = z.output<typeof sizeChartSettings>

export const getSizeCharts = endpoint('GET', '/api/admin/size-charts', {
  summary: 'All size tables, by maker and kind of article',
  replies: { 200: sizeChartSettings },
})

export const changeSizeCharts = endpoint('PUT', '/api/admin/size-charts', {
  summary: 'Stores all size tables whole',
  body: z.object({
    version: z.int({ error: 'whole_number' }),
    charts: z.array(newSizeChart).check(z.maxLength(200, { error: 'too_many' })),
  }),
  replies: { 200: sizeChartSettings },
  errors: ['edit_conflict'],
})
