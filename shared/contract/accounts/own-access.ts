import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { customerSession, sessionId } from './account.ts'
import { newAdminPassword, typedPassword } from './admin.ts'
import { passkeyAnswer, webAuthn } from './staff.ts'

const passkey = z.object({ id: z.string(), userAgent: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })

export const getOwnAccess = endpoint('GET', '/api/admin/me', {
  summary: 'Who is signed in, and with what; without a name it is the shop’s password',
  replies: {
    200: z.object({
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      role: z.enum(staffRoles),
      hasCodeApp: z.boolean(),
      recoveryCodes: z.int(),
      passkeys: z.array(passkey),
    }),
  },
})

export const listOwnSessions = endpoint('GET', '/api/admin/me/sessions', {
  summary: 'Where this person is signed in, the last used first',
  replies: { 200: z.array(customerSession) },
})

export const endOwnSessions = endpoint('DELETE', '/api/admin/me/sessions', {
  summary: 'Ends all own sessions but this one',
  replies: { 200: z.object({ ended: z.int() }) },
})

export const endOneSession = endpoint('DELETE', '/api/admin/me/sessions/:id', {
  summary: 'Ends one own session',
  params: sessionId,
  replies: { 204: null },
})

export const changeOwnPassword = endpoint('PUT', '/api/admin/me/password', {
  summary: 'Another own password; all other own sessions end',
  body: z.object({ currentPassword: typedPassword, newPassword: newAdminPassword }),
  replies: { 204: null },
  errors: ['wrong_password', 'own_name_needed', 'too_many_requests'],
})

export const startCodeApp = endpoint('POST', '/api/admin/me/code-app', {
  summary: 'A key for an app of codes; nothing changes before its first code',
  replies: { 200: z.object({ secret: z.string(), address: z.string() }) },
  errors: ['own_name_needed', 'confirmation_needed'],
})

export const confirmCodeApp = endpoint('PUT', '/api/admin/me/code-app', {
  summary: 'The first code: from now on a login by password asks for one. Ten recovery codes, said this once',
  body: z.object({ code: z.string().check(z.maxLength(40)) }),
  replies: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['own_name_needed', 'wrong_code'],
})

export const removeCodeApp = endpoint('DELETE', '/api/admin/me/code-app', {
  summary: 'Password alone again; the recovery codes are gone',
  replies: { 204: null },
  errors: ['own_name_needed', 'confirmation_needed'],
})

export const startPasskey = endpoint('POST', '/api/admin/me/passkeys/options', {
  summary: 'What a browser needs to make a passkey',
  replies: { 200: webAuthn },
  errors: ['passkey_elsewhere', 'own_name_needed', 'confirmation_needed'],
})

export const addPasskey = endpoint('POST', '/api/admin/me/passkeys', {
  summary: 'Keeps a passkey that the browser has made',
  body: passkeyAnswer,
  replies: { 201: passkey },
  errors: ['own_name_needed', 'passkey_refused'],
})

export const removePasskey = endpoint('DELETE', '/api/admin/me/passkeys/:id', {
  summary: 'The passkey opens nothing from now on',
  params: z.object({ id: z.string().check(z.maxLength(1400)) }),
  replies: { 204: null },
  errors: ['not_found', 'own_name_needed', 'confirmation_needed'],
})

const confirmed = { 200: z.object({ confirmedUntil: instant }) }

export const confirmByPassword = endpoint('POST', '/api/admin/me/confirm', {
  summary: 'Password again: opens for 15 minutes what asks for it',
  body: z.object({ password: typedPassword }),
  replies: confirmed,
  errors: ['wrong_password', 'too_many_requests'],
})

export const startConfirmation = endpoint('POST', '/api/admin/me/confirm/options', {
  summary: 'The same with a passkey: what the browser asks it',
  replies: { 200: webAuthn },
  errors: ['passkey_elsewhere', 'own_name_needed'],
})

export const confirmByPasskey = endpoint('POST', '/api/admin/me/confirm/passkey', {
  summary: 'The passkey’s answer: opens the same',
  body: passkeyAnswer,
  replies: confirmed,
  errors: ['own_name_needed', 'passkey_refused'],
})
