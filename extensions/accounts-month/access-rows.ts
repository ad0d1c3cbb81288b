import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const reads = {
  '/api/admin/takings/:month': '/api/admin/takings/2026-11',
  '/api/admin/takings/:month/margin-register': '/api/admin/takings/2026-11/margin-register',
  '/api/admin/takings/:month/package': '/api/admin/takings/2026-11/package',
  '/api/admin/sales/breakdown': '/api/admin/sales/breakdown?by=day&from=2026-11-01&to=2026-11-30',
  '/api/admin/sales/breakdown/csv': '/api/admin/sales/breakdown/csv?by=day&from=2026-11-01&to=2026-11-30',
  '/api/admin/sales/takings': '/api/admin/sales/takings?from=2026-11-01&to=2026-11-30',
  '/api/admin/sales/takings/csv': '/api/admin/sales/takings/csv?from=2026-11-01&to=2026-11-30',
  '/api/admin/stock-value': '/api/admin/stock-value',
}

export const accessRows: AccessRow[] = Object.entries(reads).map(([path, url]) => ({
  route: `GET ${path}`,
  call: () => ({ url }),
  answers: adminOnly(200),
}))
