import type { AccessRow, Answers } from './access-row.ts'
import { adminOnly, nowhere } from './access-row.ts'

const me = '/api/admin/me'
const staff = '/api/admin/staff'
const credential = { id: 'none', response: { clientDataJSON: 'e30' } }
const token = 'A'.repeat(43)

/** The world's administrator has the shop's password, which belongs to no person: 409 for passkeys and codes. */
const row = (route: string, answers: Answers, body?: object, url = route.split(' ')[1] ?? ''): AccessRow => ({
  route,
  call: () => ({
    url: url.replace(':id', url.startsWith(staff) ? nowhere : '0123456789abcdef'),
    ...(body && { body }),
  }),
  answers,
})
const toAll = (status: number): Answers => [status, status, status, status]

export const staffAccess: AccessRow[] = [
  row(`GET ${staff}`, adminOnly(200)),
  row(`POST ${staff}`, adminOnly(201), { name: 'Luca', email: 'luca@example.org', role: 'counter' }),
  row(`PUT ${staff}/:id`, adminOnly(404), { name: 'Luca', role: 'counter' }),
  row(`DELETE ${staff}/:id`, adminOnly(404)),
  row(`POST ${staff}/:id/invitation`, adminOnly(404), {}),
  row(`DELETE ${staff}/:id/sessions`, adminOnly(404)),
  row('POST /api/admin/invitation', toAll(404), { token }),
  row('POST /api/admin/invitation/accept', toAll(404), { token, password: 'una password lunga' }),
  row('POST /api/admin/staff-login', toAll(401), { email: 'luca@example.org', password: 'sbagliata' }),
  row('POST /api/admin/passkey-login/options', toAll(200), {}),
  row('POST /api/admin/passkey-login', toAll(401), { credential }),
  row(`GET ${me}`, adminOnly(200)),
  row(`GET ${me}/sessions`, adminOnly(200)),
  row(`DELETE ${me}/sessions`, adminOnly(200)),
  row(`DELETE ${me}/sessions/:id`, adminOnly(404)),
  row(`PUT ${me}/password`, adminOnly(409), { currentPassword: 'x', newPassword: 'una password lunga' }),
  row(`POST ${me}/code-app`, adminOnly(409), {}),
  row(`PUT ${me}/code-app`, adminOnly(409), { code: '123456' }),
  row(`DELETE ${me}/code-app`, adminOnly(409)),
  row(`POST ${me}/passkeys/options`, adminOnly(409), {}),
  row(`POST ${me}/passkeys`, adminOnly(409), { credential }),
  row(`DELETE ${me}/passkeys/:id`, adminOnly(409)),
  row(`POST ${me}/confirm`, adminOnly(403), { password: 'sbagliata' }),
  row(`POST ${me}/confirm/options`, adminOnly(409), {}),
  row(`POST ${me}/confirm/passkey`, adminOnly(409), { credential }),
]
