import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam } from '#shared/contract/platform/fields.ts'
import { importReport } from './admin-catalog-file.ts'
import { keptCounts, storedImport } from './stored-import.ts'

const importDetail = z.extend(storedImport, {
  report: importReport,
  /** The effect of an undo on its products; null where it is impossible. */
  forecast: z.nullable(keptCounts),
})
export type ImportDetail = z.output<typeof importDetail>

export const listImports = endpoint('GET', '/api/admin/imports', {
  summary: 'Files that have come in, newest first',
  replies: { 200: z.array(storedImport) },
})

export const getImport = endpoint('GET', '/api/admin/imports/:id', {
  summary: 'One import with its report, how far it is, and what taking it back would do',
  params: idParam,
  replies: { 200: importDetail },
  errors: ['import_not_found'],
})

export const stopImport = endpoint('POST', '/api/admin/imports/:id/stop', {
  summary: 'Stops an import that is coming in: what it has changed already is put back',
  params: idParam,
  replies: { 202: storedImport },
  errors: ['import_not_found', 'import_over'],
})

export const undoImport = endpoint('POST', '/api/admin/imports/:id/undo', {
  summary: 'Takes an import back, or only switches its new products off; what was changed since stays',
  params: idParam,
  body: z.object({ way: z._default(z.enum(['undo', 'switch_off']), 'undo') }),
  replies: { 202: storedImport },
  errors: ['import_not_found', 'import_over', 'import_busy'],
})
