import * as z from 'zod/mini'
import { adminStatus } from '#shared/contract/platform/admin-status.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, instant, line } from '#shared/contract/platform/fields.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { newAdminPassword, typedPassword } from './admin.ts'

const role = z.enum(staffRoles)

const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['invited', 'expired', 'active']),
  invitedUntil: z.nullable(instant),
  hasPasskey: z.boolean(),
  hasCodeApp: z.boolean(),
  lastLoginAt: z.nullable(instant),
})
export type StaffMember = z.output<typeof staffMember>

const newStaffMember = z.object({ name: line(1, 80), email, role })
export type NewStaffMember = z.output<typeof newStaffMember>

const memberId = z.object({ id: z.uuid({ error: 'id' }) })

export const listStaff = endpoint('GET', '/api/admin/staff', {
  summary: 'The people who sign in by their own name',
  replies: { 200: z.array(staffMember) },
})

export const inviteStaff = endpoint('POST', '/api/admin/staff', {
  summary: 'Invites a person by mail; the link works once, for seven days',
  body: newStaffMember,
  replies: { 201: staffMember },
  errors: ['staff_email_taken', 'confirmation_needed'],
})

export const changeStaff = endpoint('PUT', '/api/admin/staff/:id', {
  summary: 'Another name or role; it counts from the next call on',
  params: memberId,
  body: z.object({ name: line(1, 80), role }),
  replies: { 200: staffMember },
  errors: ['staff_not_found', 'last_owner', 'confirmation_needed'],
})

export const removeStaff = endpoint('DELETE', '/api/admin/staff/:id', {
  summary: 'Ends all sessions and erases all but the name',
  params: memberId,
  replies: { 204: null },
  errors: ['staff_not_found', 'last_owner', 'confirmation_needed'],
})

export const reinviteStaff = endpoint('POST', '/api/admin/staff/:id/invitation', {
  summary: 'A new link; once it is used, password, passkeys and code app of before are gone',
  params: memberId,
  replies: { 200: staffMember },
  errors: ['staff_not_found', 'confirmation_needed'],
})

export const endStaffSessions = endpoint('DELETE', '/api/admin/staff/:id/sessions', {
  summary: 'Ends all sessions of the person; password, passkeys and code app stay',
  params: memberId,
  replies: { 200: z.object({ ended: z.int() }) },
  errors: ['staff_not_found'],
})

const token = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'id' }))
const invitationErrors = ['invitation_unknown', 'invitation_expired', 'invitation_used', 'too_many_requests'] as const

export const readInvitation = endpoint('POST', '/api/admin/invitation', {
  summary: 'Whom a link invites; it changes nothing',
  body: z.object({ token }),
  replies: { 200: z.object({ name: z.string(), email: z.string(), role }) },
  errors: invitationErrors,
})

export const acceptInvitation = endpoint('POST', '/api/admin/invitation/accept', {
  summary: 'Sets the own password and signs in',
  body: z.object({ token, password: newAdminPassword }),
  replies: { 200: adminStatus },
  errors: invitationErrors,
})

export const staffLogin = endpoint('POST', '/api/admin/staff-login', {
  summary: 'Signs a person in; `code` where a code app is set: its six digits, or a recovery code',
  body: z.object({ email, password: typedPassword, code: z.optional(z.string().check(z.maxLength(40))) }),
  replies: { 200: adminStatus },
  errors: ['invalid_credentials', 'code_needed', 'passkey_needed', 'wrong_code', 'too_many_requests'],
})

/** As WebAuthn's JSON forms have it; the library checks it. */
export const webAuthn = z.looseObject({})
const credential = z.looseObject({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/, { error: 'id' })) })
export const passkeyAnswer = z.object({ credential })

export const startPasskeyLogin = endpoint('POST', '/api/admin/passkey-login/options', {
  summary: 'What a browser asks its passkey',
  replies: { 200: webAuthn },
  errors: ['passkey_elsewhere'],
})

export const passkeyLogin = endpoint('POST', '/api/admin/passkey-login', {
  summary: 'Signs in with a passkey that has verified its user; no password, no code',
  body: passkeyAnswer,
  replies: { 200: adminStatus },
  errors: ['passkey_refused'],
})
