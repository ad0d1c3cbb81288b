import * as z from 'zod/mini'
import { adminStatus } from '#shared/contract/platform/admin-status.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { passwordLength } from '#shared/domain/platform/clean-text.ts'

/** One of the commonest is refused by the shop. */
export const newAdminPassword = z.string().check(
  z.maxLength(256, { error: 'admin_password' }),
  z.refine((text) => passwordLength(text) >= 12 && passwordLength(text) <= 128, { error: 'admin_password' }),
)

/** Unlimited in length: a wrong one is refused by comparison. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256))

export const adminLogin = endpoint('POST', '/api/admin/login', {
  summary: 'Logs the administrator in',
  body: z.object({ password: typedPassword }),
  replies: { 200: adminStatus },
  errors: ['invalid_admin_password', 'too_many_requests'],
})

export const adminLogout = endpoint('POST', '/api/admin/logout', {
  summary: 'Ends the session of this browser; without one it does nothing',
  replies: { 200: adminStatus },
})

export const changeAdminPassword = endpoint('PUT', '/api/admin/password', {
  summary: 'Changes the password and ends all other sessions',
  body: z.object({ currentPassword: typedPassword, newPassword: newAdminPassword }),
  replies: {
    200: z.object({
      isAdmin: z.boolean(),
      /** ADMIN_PASSWORD is set: it comes back at the next start. */
      isResetAtStart: z.boolean(),
    }),
  },
  errors: ['wrong_password', 'too_many_requests'],
})

export const adminLogoutEverywhere = endpoint('POST', '/api/admin/logout-everywhere', {
  summary: 'Ends every session of the administrator, this one too',
  replies: { 200: adminStatus },
})
