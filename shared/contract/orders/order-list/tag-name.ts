import * as z from 'zod/mini'
import { line } from '#shared/contract/platform/fields.ts'

export const maxTagLength = 30

/** A short word; in small letters, whatever was typed. */
export const tagName = z.pipe(
  line(1, maxTagLength),
  z.transform((name: string) => name.toLowerCase().replace(/\s+/g, ' ')),
)
