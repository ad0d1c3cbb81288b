import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant, line } from '#shared/contract/platform/fields.ts'
import { scopes } from '#shared/domain/platform/access/scopes.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'

const uuid = z.object({ id: z.uuid({ error: 'id' }) })

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last four characters, for display. */
  ending: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Instead of scopes: what a person of the role may do, but for access and other people. */
  role: z.nullable(z.enum(staffRoles)),
  /** Who made it; null: with the shop's password. */
  maker: z.nullable(z.string()),
  createdAt: instant,
  /** From then on it opens nothing; null: never. */
  expiresAt: z.nullable(instant),
  /** To within some minutes. */
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type ApiKey = z.output<typeof apiKey>

const newApiKey = z
  .object({
    name: line(1, 60),
    /** These or a role. */
    scopes: z.optional(z.array(z.enum(scopes)).check(z.maxLength(scopes.length, { error: 'nothing_chosen' }))),
    role: z.optional(z.nullable(z.enum(staffRoles))),
    expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  })
  .check(
    z.refine(({ scopes: chosen = [], role }) => chosen.length > 0 !== Boolean(role), {
      error: 'nothing_chosen',
      path: ['scopes'],
    }),
  )
export type NewApiKey = z.output<typeof newApiKey>

export const listApiKeys = endpoint('GET', '/api/admin/api-keys', {
  summary: 'Keys of other programs, newest first, revoked ones too',
  replies: { 200: z.array(apiKey) },
})

export const createApiKey = endpoint('POST', '/api/admin/api-keys', {
  summary: 'Makes a key; `key` is said this once',
  body: newApiKey,
  replies: { 201: z.extend(apiKey, { key: z.string() }) },
  errors: ['too_many_keys'],
})

export const revokeApiKey = endpoint('POST', '/api/admin/api-keys/:id/revoke', {
  summary: 'From now on the key opens nothing, on any node; so does one whose maker is removed',
  params: uuid,
  replies: { 200: apiKey },
  errors: ['api_key_not_found'],
})
