import * as z from 'zod/mini'
import { passwordLength } from '#shared/domain/platform/clean-text.ts'
import { endpoint } from './endpoint.ts'
import { email, line, optionalLine, postalCode } from './fields.ts'
import { user } from './user.ts'

// The calls of a visitor without a session: the dialog for them opens above every page.

/** Counted as a person counts them, without what shows nothing; every character is allowed. */
export const newPassword = z.string().check(
  z.maxLength(256, { error: 'password' }),
  z.refine((text) => passwordLength(text) >= 6 && passwordLength(text) <= 128, { error: 'password' }),
)

/** Five digits; left out stays undefined, empty clears. */
const optionalPostalCode = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), postalCode]))),
  z.transform((text: string | null | undefined) => text || null),
)

const registration = z.object({
  firstName: line(2, 80),
  lastName: line(2, 80),
  email,
  password: newPassword,
  phone: optionalLine(40),
  address: optionalLine(200),
  city: optionalLine(100),
  postalCode: optionalPostalCode,
  /** Sent as a copy of the password; never read, stored or logged. */
  passwordHash: z.optional(z.unknown()),
})
export type Registration = z.output<typeof registration>

export const register = endpoint('POST', '/api/customer/register', {
  summary: 'A new account, logged in at once',
  body: registration,
  replies: { 201: user },
  errors: ['email_taken'],
})

export const login = endpoint('POST', '/api/customer/login', {
  summary: 'Logs a customer in',
  body: z.object({ email, password: newPassword }),
  replies: { 200: user },
  errors: ['invalid_credentials', 'too_many_requests'],
})

export const accepted = z.object({ message: z.string() })

export const requestPasswordReset = endpoint('POST', '/api/customer/password-reset', {
  summary: 'Sends a link to choose a new password, if the address has an account; the answer is always the same',
  body: z.object({ email }),
  replies: { 202: accepted },
})
