import { type AccessRow, admin, nowhere } from '#test/access/access-row.ts'

const path = '/api/admin/used-purchases'

export const accessRows: AccessRow[] = [
  admin(`GET ${path}`, path, 200),
  admin(`GET ${path}/csv`, `${path}/csv`, 200),
  admin(`GET ${path}/known-frame`, `${path}/known-frame?frame=WSBC1`, 200),
  admin(`GET ${path}/:id`, `${path}/${nowhere}`, 404),
  admin(`GET ${path}/:id/paper`, `${path}/${nowhere}/paper`, 404),
  admin(`POST ${path}`, path, 400, {}),
  admin(`PUT ${path}/:id`, `${path}/${nowhere}`, 400, {}),
  admin(`POST ${path}/:id/void`, `${path}/${nowhere}/void`, 404, { reason: 'Ha cambiato idea' }),
]
