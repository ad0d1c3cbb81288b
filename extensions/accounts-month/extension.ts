import type { Extension } from '#server/extension.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'
import { monthRoutes } from './month-routes.ts'

const read: StaffCallRow = { roles: ['accountant'], asks: 'no' }
/** As every file that leaves the dashboard. */
const file: StaffCallRow = { roles: ['accountant'], asks: 'personal data' }

export const accountsMonth: Extension = {
  name: 'accounts-month',
  needs: ['invoices'],
  routes: { staff: [monthRoutes] },
  staffCalls: {
    'GET /api/admin/takings/:month': read,
    'GET /api/admin/takings/:month/margin-register': read,
    'GET /api/admin/takings/:month/package': file,
    'GET /api/admin/sales/breakdown': read,
    'GET /api/admin/sales/breakdown/csv': file,
    'GET /api/admin/sales/takings': read,
    'GET /api/admin/sales/takings/csv': file,
    'GET /api/admin/stock-value': read,
  },
}
