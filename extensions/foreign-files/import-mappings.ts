import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant, line } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { foreignFields } from '../stored-imports/foreign-fields.ts'

const maxColumns = 200

const columns = z
  .array(z.object({ name: z.string().check(z.maxLength(200)), field: z.enum(['', ...foreignFields]) }))
  .check(z.minLength(1), z.maxLength(maxColumns))
const decimalSigns = [',', '.'] as const

const remembered = {
  name: line(1, 60),
  /** The file's columns in their order, and what each means; empty where it stays out. */
  columns,
  /** Null: found from the column itself. */
  decimalSign: z.nullable(z.enum(decimalSigns)),
  keepsHtml: z.boolean(),
}

const importMapping = z.object({ id: z.int(), ...remembered, version: z.int(), changedAt: instant })
export type ImportMapping = z.output<typeof importMapping>

const mappings = resource('/api/admin/import-mappings/:id', idParam, 'import_mapping_not_found')

export const listImportMappings = mappings.list(
  'What is remembered of suppliers’ files: their columns and how they are read',
  importMapping,
)

const newImportMapping = z.object(remembered)
export type NewImportMapping = z.output<typeof newImportMapping>

export const createImportMapping = mappings.create(
  'Remembers the columns of a supplier; a file with the same ones is known by them from then on',
  newImportMapping,
  importMapping,
  ['import_mapping_taken', 'import_mappings_full'],
)

const importMappingChange = z.partial(z.object({ ...remembered, version: z.int() }))
export type ImportMappingChange = z.output<typeof importMappingChange>

export const updateImportMapping = mappings.put(
  'Changes what is remembered of a supplier’s file; what is left out stays',
  importMappingChange,
  importMapping,
  ['edit_conflict', 'import_mapping_taken'],
)

export const deleteImportMapping = mappings.remove('Forgets a supplier’s columns, and where his words stand')

const importWord = z.object({
  id: z.int(),
  mappingId: z.nullable(z.int()),
  word: z.string(),
  category: z.enum(categories),
  subcategory: z.nullable(z.enum(subcategories)),
  shelf: z.nullable(z.string()),
  chosenAt: instant,
})

export const listImportWords = endpoint('GET', '/api/admin/import-words', {
  summary: 'Words of files’ categories, and the place chosen for them',
  replies: { 200: z.array(importWord) },
})

const placedWord = z.object({
  word: line(1, 300),
  /** The supplier of the word; null: any. */
  mappingId: z.optional(z.nullable(z.int())),
  category: z.enum(categories),
  subcategory: z.optional(z.nullable(z.enum(subcategories))),
  /** Null lets kind and name decide. */
  shelf: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
})
export type PlacedWord = z.output<typeof placedWord>

export const putImportWord = endpoint('PUT', '/api/admin/import-words', {
  summary: 'Says where a word of files’ categories stands; the next import reads it so',
  body: placedWord,
  replies: { 200: importWord },
  errors: ['import_mapping_not_found', 'import_mappings_full'],
})

export const deleteImportWord = endpoint('DELETE', '/api/admin/import-words/:id', {
  summary: 'Forgets where a word stands',
  params: idParam,
  replies: { 204: null },
  errors: ['import_word_not_found'],
})
