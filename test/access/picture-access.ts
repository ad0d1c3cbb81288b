import { type AccessRow, adminOnly } from './access-row.ts'

const path = '/api/admin/incoming-pictures'

/** Pictures that come with files, and the shop as an archive. */
export const pictureAccess: AccessRow[] = [
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
