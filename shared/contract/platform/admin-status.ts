import * as z from 'zod/mini'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { endpoint } from './endpoint.ts'

export const adminStatus = z.object({
  isAdmin: z.boolean(),
  /** Before a login: the address of another way in. */
  signInAt: z.optional(z.string()),
  /** Who is signed in by name, with the calls of the role ("GET /api/admin/orders"); absent with the shop's password. */
  staff: z.optional(
    z.object({
      name: z.string(),
      role: z.enum(staffRoles),
      calls: z.array(z.string()),
      /** The role asks for a passkey or a code app, and this person has none: nothing else opens before. */
      needsFactor: z.optional(z.literal(true)),
    }),
  ),
})

export const getAdminStatus = endpoint('GET', '/api/admin/status', {
  summary: 'Whether this browser is the administrator; never 401',
  replies: { 200: adminStatus },
})
