import * as z from 'zod/mini'
import { ridings } from '#shared/domain/catalog/sizes/body.ts'
import { tapeMeasures } from '#shared/domain/platform/goods/size-chart.ts'
import { bodyKey } from '#web/catalog/body-key.ts'
import { browserStorage } from '#web/platform/browser-storage.ts'
import { type SessionValue, sessionValue } from '#web/platform/session-value.ts'

const typed = z.string().check(z.maxLength(12))

/** As typed, for display. */
const measurements = z.object({
  height: typed,
  inseam: typed,
  arm: typed,
  riding: z.enum(ridings),
  tape: z.partialRecord(z.enum(tapeMeasures), typed),
})
export type Measurements = z.output<typeof measurements>

export const noMeasurements: Measurements = { height: '', inseam: '', arm: '', riding: 'mixed', tape: {} }

/** On this device only: nothing of it is ever sent. */
export const bodyMemory: SessionValue<Measurements> = sessionValue(
  bodyKey,
  measurements,
  browserStorage('localStorage'),
)
