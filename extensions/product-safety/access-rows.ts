import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const maker = { name: 'Ala S.r.l.', address: 'Via Roma 1, 37100 Verona', email: 'sicurezza@ala.example' }

export const accessRows: AccessRow[] = [
  { route: 'GET /api/admin/makers', call: () => ({ url: '/api/admin/makers' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/makers',
    call: () => ({ url: '/api/admin/makers', body: maker }),
    answers: adminOnly(201),
  },
  {
    route: 'PUT /api/admin/makers/:id',
    call: () => ({ url: '/api/admin/makers/999999', body: maker }),
    answers: adminOnly(404),
  },
  {
    route: 'DELETE /api/admin/makers/:id',
    call: () => ({ url: '/api/admin/makers/999999' }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/product-safety/incomplete',
    call: () => ({ url: '/api/admin/product-safety/incomplete' }),
    answers: adminOnly(200),
  },
  {
    route: 'PUT /api/admin/product-safety/brands',
    call: () => ({ url: '/api/admin/product-safety/brands', body: { brand: 'Ala', makerId: 999_999 } }),
    answers: adminOnly(404),
  },
  {
    route: 'PUT /api/admin/product-safety/products',
    call: () => ({ url: '/api/admin/product-safety/products', body: { ids: [999_999] } }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/settings/product-safety',
    call: () => ({ url: '/api/admin/settings/product-safety' }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/settings/product-safety/versions',
    call: () => ({ url: '/api/admin/settings/product-safety/versions' }),
    answers: adminOnly(200),
  },
  {
    route: 'PUT /api/admin/settings/product-safety',
    call: () => ({ url: '/api/admin/settings/product-safety', body: {} }),
    answers: adminOnly(400),
  },
]
