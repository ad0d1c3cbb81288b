import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam } from '#shared/contract/platform/fields.ts'
import { keptReasons } from './undo-scope.ts'

const keptPart = z.object({
  kind: z.string(),
  objectId: z.string(),
  name: z.nullable(z.string()),
  /** Null: the row itself. */
  column: z.nullable(z.string()),
  why: z.enum(keptReasons),
})
export type KeptPart = z.output<typeof keptPart>

export const undoAct = endpoint('POST', '/api/admin/acts/:id/undo', {
  summary: 'Puts back what an act of the last 30 days has changed; what has moved on since stays and is named',
  params: idParam,
  body: z.object({
    /** Only says what would happen. */
    isTrial: z.optional(z.boolean()),
  }),
  replies: {
    200: z.object({
      /** How many products, shelves and so on are as they were, wholly or in part. */
      back: z.int(),
      kept: z.array(keptPart),
      /** The act of the undo; null: a trial. */
      act: z.nullable(z.int()),
    }),
  },
  errors: [
    ...['undo_not_this', 'undo_done', 'undo_too_late', 'undo_nothing'],
    ...['shelf_too_deep', 'shelf_elsewhere', 'shelf_inside_itself', 'shelf_is_rest'],
  ],
})
