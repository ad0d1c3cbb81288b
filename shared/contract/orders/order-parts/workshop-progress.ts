import * as z from 'zod/mini'
import { instant } from '#shared/contract/platform/fields.ts'
import { workshopSteps } from '#shared/domain/platform/states/workshop-steps.ts'

/** A step of the workshop, and when it was done. */
export const workshopStepDone = z.object({ step: z.enum(workshopSteps), at: z.nullable(instant) })
export type WorkshopStepDone = z.output<typeof workshopStepDone>
