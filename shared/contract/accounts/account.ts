import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, instant, line, postalCode } from '#shared/contract/platform/fields.ts'
import { accepted, newPassword } from '#shared/contract/platform/sign-in.ts'
import { user } from '#shared/contract/platform/user.ts'

/** A token from a link in a mail: 256 bits. */
const mailToken = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'token' }))

export const logout = endpoint('POST', '/api/customer/logout', {
  summary: 'Ends the session; without one it does nothing',
  replies: { 204: null },
})

/** A field that stays as it is when left out, and is cleared by null or the empty string. */
function changeable(max: number) {
  return z.optional(
    z.pipe(
      z.nullable(line(0, max)),
      z.transform((text: string | null) => text || null),
    ),
  )
}

const profile = z.object({
  firstName: line(0, 80).check(z.minLength(1, { error: 'first_name' })),
  lastName: line(0, 80).check(z.minLength(1, { error: 'last_name' })),
  email,
  phone: changeable(40),
  address: changeable(200),
  city: changeable(100),
  postalCode: z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), postalCode])),
      z.transform((text: string | null) => text || null),
    ),
  ),
  /** For a new e-mail address: without it the address before can undo the change for 72 hours. */
  currentPassword: z.optional(z.union([z.literal(''), newPassword])),
})
export type Profile = z.output<typeof profile>

export const updateProfile = endpoint('PUT', '/api/customer/profile', {
  summary: 'Changes the profile; a new e-mail address has to be proven again',
  body: profile,
  replies: { 200: user },
  errors: ['email_taken', 'wrong_password', 'too_many_requests'],
})

export const setNotifications = endpoint('PATCH', '/api/auth/user/notifications', {
  summary: 'Mails about orders and reviews on or off',
  body: z.object({ emailNotifications: z.boolean() }),
  replies: { 200: user },
})

const customerMe = z.extend(user, {
  /** Guest orders of the address join the account once it is proven. */
  emailVerified: z.boolean(),
})
export type CustomerMe = z.output<typeof customerMe>

export const getCustomerMe = endpoint('GET', '/api/customer/me', {
  summary: 'The account page: the user, and whether the e-mail address is proven',
  replies: { 200: customerMe },
})

export const requestEmailVerification = endpoint('POST', '/api/customer/email-verification', {
  summary: 'Sends the link that proves the e-mail address once more',
  replies: { 202: accepted },
  errors: ['unauthorized'],
})

export const confirmPasswordReset = endpoint('POST', '/api/customer/password-reset/confirm', {
  summary: 'Sets a new password with the link of the mail and ends all other sessions',
  body: z.object({ token: mailToken, password: newPassword }),
  replies: { 200: z.object({ email: z.string() }) },
  errors: ['invalid_token'],
})

export const changePassword = endpoint('PUT', '/api/customer/password', {
  summary: 'Changes the password and ends all other sessions',
  body: z.object({ currentPassword: newPassword, newPassword }),
  replies: { 204: null },
  errors: ['unauthorized', 'wrong_password', 'too_many_requests'],
})

export const customerSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})

export const sessionId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/, { error: 'id' })) })

export const listSessions = endpoint('GET', '/api/customer/sessions', {
  summary: 'Where the customer is logged in, the last used first',
  replies: { 200: z.array(customerSession) },
})

export const endSessions = endpoint('DELETE', '/api/customer/sessions', {
  summary: 'Ends all other sessions',
  replies: { 200: z.object({ ended: z.int() }) },
})

export const endSession = endpoint('DELETE', '/api/customer/sessions/:id', {
  summary: 'Ends one session',
  params: sessionId,
  replies: { 204: null },
})

export const exportData = endpoint('GET', '/api/customer/export', {
  summary: 'Everything stored about the customer',
  replies: {
    200: z.looseObject({
      exportedAt: instant,
      profile: z.looseObject({}),
      orders: z.array(z.looseObject({})),
      reviews: z.array(z.looseObject({})),
      cart: z.array(z.looseObject({})),
      wishList: z.looseObject({}),
      addresses: z.array(z.looseObject({})),
      sessions: z.array(z.looseObject({})),
      withdrawals: z.array(z.looseObject({})),
      mails: z.array(z.looseObject({})),
    }),
  },
})

export const deleteAccount = endpoint('DELETE', '/api/customer', {
  summary: 'Erases the account; its orders stay without it, as the law asks',
  body: z.object({ password: newPassword }),
  replies: { 204: null },
  errors: ['unauthorized', 'wrong_password', 'email_change_open', 'too_many_requests'],
})
