import * as z from 'zod/mini'
import { frameMeasures } from '#shared/domain/platform/goods/size-chart.ts'

/** The possible dimension lines of a drawing. */
export const measured = ['wheel', 'size', 'gears', 'weight', 'frame'] as const
export type Measured = (typeof measured)[number]

/** A bicycle's drawing with dimension lines: labels and their positions, in percent of the picture. */
export const productMeasures = z.object({
  url: z.string(),
  marks: z.array(
    z.object({ of: z.enum([...measured, ...frameMeasures]), text: z.string(), x: z.number(), y: z.number() }),
  ),
})
export type ProductMeasures = z.output<typeof productMeasures>
