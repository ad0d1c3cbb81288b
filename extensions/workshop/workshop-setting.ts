import * as z from 'zod/mini'
import { amountIn, amountOut } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { hoursValue } from '#shared/contract/site/hours-setting.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

const parts = {
  /** Bicycles at a time: stands, or mechanics. */
  capacity: z.int({ error: 'whole_number' }).check(z.minimum(1), z.maximum(50)),
  /** Null: the shop's hours; else seven days, Monday first, of which the shop's hours are never left. */
  hours: z.nullable(hoursValue.shape.openingHours),
}

/** `approveAbove`: a sum that begins no work without the customer's yes. */
const workshopValue = z.object({ ...parts, approveAbove: amountOut })
const workshopInput = z.object({ ...parts, approveAbove: z.pipe(amountIn, z.transform(toDecimal)) })
export type WorkshopValue = z.output<typeof workshopValue>

export const workshopSetting = setting('workshop', 'the workshop: stands, hours, sums to approve', workshopValue, {
  input: workshopInput,
})

export const usualWorkshop: WorkshopValue = { capacity: 2, hours: null, approveAbove: '50.00' }
