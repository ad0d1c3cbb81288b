import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  {
    route: 'GET /api/admin/products/export',
    call: () => ({ url: '/api/admin/products/export' }),
    answers: adminOnly(200),
  },
  {
    // Admitted, and refused because JSON is no file.
    route: 'POST /api/admin/products/import',
    call: () => ({ url: '/api/admin/products/import?mode=preview', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'POST /api/admin/products/import/wrong-rows',
    call: () => ({ url: '/api/admin/products/import/wrong-rows', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'GET /api/admin/products/archive',
    call: () => ({ url: '/api/admin/products/archive' }),
    answers: adminOnly(200),
  },
  {
    // Admitted, and refused because JSON is no picture.
    route: 'PUT /api/admin/images/:name',
    call: () => ({ url: `/api/admin/images/a.webp?sha256=${'0'.repeat(64)}`, body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'POST /api/admin/shelves/take',
    call: () => ({ url: '/api/admin/shelves/take', body: { shelves: [], facts: [], redirects: [] } }),
    answers: adminOnly(400),
  },
]
