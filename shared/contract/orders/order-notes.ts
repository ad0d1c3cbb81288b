import * as z from 'zod/mini'
import { instant } from '#shared/contract/platform/fields.ts'

export const maxNoteLength = 2_000

/** An internal note of the staff. */
export const orderNote = z.object({ id: z.int(), text: z.string(), createdAt: instant })
export type OrderNote = z.output<typeof orderNote>
