import * as z from 'zod/mini'
import { instant } from '#shared/contract/platform/fields.ts'
import { workSteps } from '#shared/domain/orders/work-steps.ts'

/** A step of the workshop, and when it was done. */
export const workDone = z.object({ step: z.enum(workSteps), at: z.nullable(instant) })
export type WorkDone = z.output<typeof workDone>
