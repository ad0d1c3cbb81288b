import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  { route: 'GET /api/admin/moved-in', call: () => ({ url: '/api/admin/moved-in' }), answers: adminOnly(200) },
  {
    // Admitted, and refused because JSON is no file.
    route: 'POST /api/admin/moved-in',
    call: () => ({ url: '/api/admin/moved-in?mode=preview', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'DELETE /api/admin/moved-in/:id',
    call: () => ({ url: '/api/admin/moved-in/999999' }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/settings/move',
    call: () => ({ url: '/api/admin/settings/move' }),
    answers: adminOnly(200),
  },
  {
    route: 'PUT /api/admin/settings/move',
    call: () => ({ url: '/api/admin/settings/move', body: { version: 0 } }),
    answers: adminOnly(400),
  },
]
