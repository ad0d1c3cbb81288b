import * as z from 'zod/mini'
import { endpoint, type Schema } from './endpoint.ts'
import { instant } from './fields.ts'

/**
 * The calls of one part of the shop that the dashboard edits: read it, and change it as a whole.
 * @param value what the form shows; `input` what it sends, where that differs
 */
export function setting<V extends Schema, I extends Schema = V>(
  key: string,
  what: string,
  value: V,
  { input, errors = [] }: { input?: I; errors?: readonly string[] } = {},
) {
  const path = `/api/admin/settings/${key}`
  const view = z.object({
    /** To be named by the next change; 0 while SHOP_CONFIG holds. */
    version: z.int(),
    since: z.nullable(instant),
    value,
  })
  return {
    read: endpoint('GET', path, { summary: `Settings: ${what}`, replies: { 200: view } }),
    versions: endpoint('GET', `${path}/versions`, {
      summary: `Settings as they were saved, the newest first: ${what}`,
      replies: { 200: z.array(view) },
    }),
    change: endpoint('PUT', path, {
      summary: `Changes the settings: ${what}`,
      body: z.object({ version: z.int({ error: 'whole_number' }), value: (input ?? value) as I }),
      replies: {
        200: z.extend(view, {
          /** Numbers of what was promised for a time that these hours close. */
          affected: z.optional(z.array(z.string())),
        }),
      },
      errors: ['edit_conflict', ...errors],
    }),
  }
}
