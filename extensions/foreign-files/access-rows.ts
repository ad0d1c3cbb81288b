import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const columns = [{ name: 'Art', field: 'code' }]
const supplier = { name: 'Filetto', columns, decimalSign: null, keepsHtml: false }

/** Import mappings, and the former shop's data. */
export const accessRows: AccessRow[] = [
  {
    route: 'GET /api/admin/import-mappings',
    call: () => ({ url: '/api/admin/import-mappings' }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/import-mappings',
    call: () => ({ url: '/api/admin/import-mappings', body: supplier }),
    answers: adminOnly(201),
  },
  {
    route: 'PUT /api/admin/import-mappings/:id',
    call: () => ({ url: '/api/admin/import-mappings/999999', body: { name: 'Filetto' } }),
    answers: adminOnly(404),
  },
  {
    route: 'DELETE /api/admin/import-mappings/:id',
    call: () => ({ url: '/api/admin/import-mappings/999999' }),
    answers: adminOnly(404),
  },
  { route: 'GET /api/admin/import-words', call: () => ({ url: '/api/admin/import-words' }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/import-words',
    call: () => ({ url: '/api/admin/import-words', body: { word: 'Varie', category: 'accessori' } }),
    answers: adminOnly(200),
  },
  {
    route: 'DELETE /api/admin/import-words/:id',
    call: () => ({ url: '/api/admin/import-words/999999' }),
    answers: adminOnly(404),
  },
]
