import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'

/** What a customer reads about the own account; never anything of the password. */
export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  emailNotifications: z.boolean(),
  createdAt: instant,
})
export type User = z.output<typeof user>

export const getUser = endpoint('GET', '/api/auth/user', {
  summary: 'The customer who is logged in; 401 without a session',
  replies: { 200: user },
  errors: ['unauthorized'],
})
