import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const path = '/api/admin/incoming-pictures'

export const accessRows: AccessRow[] = [
  { route: `GET ${path}`, call: () => ({ url: path }), answers: adminOnly(200) },
  {
    route: `POST ${path}/steps`,
    call: () => ({ url: `${path}/steps`, body: { step: 'resume' } }),
    answers: adminOnly(200),
  },
  {
    route: `POST ${path}/match`,
    call: () => ({ url: `${path}/match`, body: { fileNames: [] } }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/products/:id/pictures',
    call: () => ({
      url: '/api/admin/products/999999/pictures',
      body: { pictures: [{ imageUrl: '/images/unknown.webp', fileName: 'a.jpg', position: 0 }] },
    }),
    answers: adminOnly(400),
  },
]
