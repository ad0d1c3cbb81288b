import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const admin = (route: string, status: number, body?: object): AccessRow => ({
  route,
  call: () => ({ url: route.split(' ')[1] ?? '', ...(body && { body }) }),
  answers: adminOnly(status),
})

export const accessRows: AccessRow[] = [
  admin('GET /api/admin/settings/mail-server', 200),
  admin('PUT /api/admin/settings/mail-server', 400, {}),
  admin('GET /api/admin/mails/server', 200),
]
