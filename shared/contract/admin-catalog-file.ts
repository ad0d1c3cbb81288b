import * as z from 'zod/mini'
import { adminProductQuery } from './admin-products.ts'
import { endpoint } from './endpoint.ts'

export const exportCatalog = endpoint('GET', '/api/admin/products/export', {
  summary: 'The catalogue as a CSV file that the import reads back without loss',
  query: adminProductQuery,
  replies: { 200: null },
})

export const importReport = z.object({
  /** False: a preview, nothing was stored. */
  isApplied: z.boolean(),
  /** Whose columns the file has: the shop's own, or the dealer's feed. */
  format: z.enum(['catalog', 'dealer']),
  lines: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** How many lines are wrong; with one wrong line nothing is imported. */
  errorCount: z.int(),
  /** The first of them; `line` counts as an editor counts the file. */
  errors: z.array(z.object({ line: z.int(), field: z.nullable(z.string()), message: z.string() })),
  /** The first of what changes. */
  changes: z.array(
    z.object({
      line: z.int(),
      kind: z.enum(['create', 'update']),
      productCode: z.string(),
      name: z.string(),
      /** Names of the fields an update changes. */
      fields: z.array(z.string()),
    }),
  ),
  /** Of file and catalogue: sent back to apply exactly what was previewed. */
  fingerprint: z.string(),
})
export type ImportReport = z.output<typeof importReport>

export const importCatalog = endpoint('POST', '/api/admin/products/import', {
  summary: 'Previews, or with the fingerprint of a preview applies, a CSV file (multipart, field `file`)',
  query: z.object({ fingerprint: z.optional(z.string().check(z.maxLength(100))) }),
  replies: { 200: importReport },
  errors: ['import_changed', 'import_invalid', 'too_large'],
})
