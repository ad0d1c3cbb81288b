import * as z from 'zod/mini'
import { instant, line } from '#shared/contract/platform/fields.ts'

export const maxNoteLength = 2_000
export const maxTagLength = 30

/** An internal note of the staff. */
export const orderNote = z.object({ id: z.int(), text: z.string(), createdAt: instant })
export type OrderNote = z.output<typeof orderNote>

/** A short word; in small letters, whatever was typed. */
export const tagName = z.pipe(
  line(1, maxTagLength),
  z.transform((name: string) => name.toLowerCase().replace(/\s+/g, ' ')),
)
