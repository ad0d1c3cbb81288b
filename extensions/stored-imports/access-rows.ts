import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const path = '/api/admin/imports'

/** Files that have come in, and taking them back. */
export const accessRows: AccessRow[] = [
  { route: 'GET /api/admin/imports', call: () => ({ url: path }), answers: adminOnly(200) },
  { route: 'GET /api/admin/imports/:id', call: () => ({ url: `${path}/999999` }), answers: adminOnly(404) },
  {
    route: 'POST /api/admin/imports/:id/stop',
    call: () => ({ url: `${path}/999999/stop`, body: {} }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/imports/:id/undo',
    call: () => ({ url: `${path}/999999/undo`, body: {} }),
    answers: adminOnly(404),
  },
]
