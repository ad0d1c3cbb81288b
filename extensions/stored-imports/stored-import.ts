import * as z from 'zod/mini'
import { instant } from '#shared/contract/platform/fields.ts'
import { importEnds, importStates } from '#shared/domain/platform/states/import-state.ts'

/** Numbers of products by outcome: as before, the same except stock, unchanged, or switched off. */
export const keptCounts = z.object({ back: z.int(), pieces_kept: z.int(), kept: z.int(), switched_off: z.int() })

/** A file that has come in, is coming in, or was taken back. */
export const storedImport = z.object({
  id: z.int(),
  fileName: z.nullable(z.string()),
  /** Whose columns it was read as. */
  mapping: z.nullable(z.string()),
  state: z.enum(importStates),
  /** Why it is or was taken back. */
  ending: z.nullable(z.enum(importEnds)),
  /** Products to import or to undo, and the number done. */
  total: z.int(),
  done: z.int(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  createdAt: instant,
  takenBackAt: z.nullable(instant),
  outcome: z.nullable(keptCounts),
  /** False once the former state of its products is deleted. */
  isKept: z.boolean(),
})
export type StoredImport = z.output<typeof storedImport>
