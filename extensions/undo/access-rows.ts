import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  {
    route: 'POST /api/admin/acts/:id/undo',
    call: () => ({ url: '/api/admin/acts/2147483647/undo', body: {} }),
    answers: adminOnly(404),
  },
]
