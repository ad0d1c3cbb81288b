import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { problem, tooManyRequests } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { StaffSession } from '#server/platform/sessions/session-repository.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { mayProgramCall, needsReason, openingOf, scopeOf } from '#shared/domain/accounts/role-calls.ts'
import type { Scope } from '#shared/domain/platform/access/scopes.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import { findActiveKey, noteKeyUse } from './api-key-repository.ts'
import { CallCounter } from './call-counter.ts'
import { redactForApiKeys } from './redact-for-api-keys.ts'
import { mayWantReason, whoMayCall } from './who-may-call.ts'

/** `last used` is true to within so much. */
const useGrainMs = 5 * 60_000
const callsPerMinute = 600
const longestReason = 300

interface Program {
  keyId: string
  name: string
  /** What a person of it may do; null: what the scopes say. */
  role: StaffRole | null
  scopes: readonly Scope[]
  /** Of who made it, as it is now. */
  maker: StaffRole
  /** Why, where a person would be asked for the password again. */
  reason?: string | undefined
  session: StaffSession
  calls?: ReturnType<CallCounter['count']>
}

/**
 * Opens routes that ask for `session` to API keys too. A request with a key is judged by the key
 * alone, whatever cookies it carries.
 * @returns the guard that runs before anything of a request is read
 */
export function openToApiKeys(
  scope: FastifyInstance,
  deps: OrdersDeps,
  session: (request: FastifyRequest) => Promise<unknown>,
): (request: FastifyRequest) => Promise<unknown> {
  const counter = new CallCounter(callsPerMinute)
  scope.decorateRequest('program', null)
  scope.addHook('onRoute', (route) => {
    const call = `${[route.method].flat()[0]} ${route.url}`
    const keyScopes = openingOf(call) === 'never' ? undefined : [scopeOf(call) ?? []].flat()
    const said = { whoMayCall: whoMayCall(call), mayWantReason: mayWantReason(call) }
    route.config = { ...route.config, ...said, takesKeys: true, ...(keyScopes && { keyScopes }) }
  })
  scope.addHook('preValidation', (request, _reply, done) => {
    const { program } = request
    if (!program) return done()
    program.reason = reasonOf(request)
    return done(program.reason || !needsReason(callOf(request)) ? undefined : problem('reason_needed'))
  })
  scope.addHook('preSerialization', async ({ program }, _reply, payload) =>
    program && isRedacted(program) ? redactForApiKeys(payload) : payload,
  )
  scope.addHook('onSend', async ({ program }, reply) => {
    if (program) setHeaders(program, reply)
  })
  scope.addHook('onResponse', async (request, reply) => {
    const { program, log, method, routeOptions } = request
    if (program)
      log.info({ apiKey: program.keyId, method, route: routeOptions.url, status: reply.statusCode }, 'a program called')
  })

  return async (request) => {
    const key = keyOf(request)
    if (key === undefined) return session(request)
    const program = await findProgram(deps, request, key)
    request.program = program
    const now = deps.clock()
    program.calls = counter.count(program.keyId, now)
    const { left, endsAt } = program.calls
    if (deps.config.rateLimit && left < 0) throw tooManyRequests((endsAt.getTime() - now.getTime()) / 1_000)
    if (!mayProgramCall(program, callOf(request))) throw problem('scope_missing')
    request.sessionMemory = { admin: Promise.resolve(program.session) }
    return undefined
  }
}

const callOf = ({ method, routeOptions }: FastifyRequest) => `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`

/** `reason` of the body, else of the address: a call without a body has one too. */
function reasonOf({ body, query }: FastifyRequest): string | undefined {
  const said = [body, query].map((part) => (part as { reason?: unknown } | null | undefined)?.reason)
  const reason = said.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof reason === 'string' ? reason.trim().slice(0, longestReason) : undefined
}

/** Of an order and of what belongs to it; a key with a role sees what a person of the role sees. */
const openScopes: readonly Scope[] = ['read_prices', 'write_prices', 'read_events', 'write_events']
const isRedacted = ({ role, scopes }: Program) => role === null && !scopes.every((one) => openScopes.includes(one))

function setHeaders({ calls }: Program, reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (!calls) return
  reply.headers({
    'x-ratelimit-limit': calls.limit,
    'x-ratelimit-remaining': Math.max(0, calls.left),
    'x-ratelimit-reset': calls.endsAt.getTime() / 1_000,
  })
}

/** Another scheme, or another program's token, is no key of the shop: a proxy in front may want it for itself. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(pv_\S*) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** @throws Problem 401 invalid_api_key, 429 after too many of those from one network */
async function findProgram(deps: OrdersDeps, request: FastifyRequest, key: string): Promise<Program> {
  const { database, clock } = deps
  const now = clock()
  const found = await findActiveKey(database.db, hashSecretToken(key), now)
  if (!found) {
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'api_key' })
    throw problem('invalid_api_key')
  }
  const { key: row, maker } = found
  const notSince = new Date(now.getTime() - useGrainMs)
  if (!row.lastUsedAt || row.lastUsedAt < notSince) await noteKeyUse(database.db, row.id, now, notSince)
  const { id, name, role, scopes } = row
  const program = { keyId: id, name, role, scopes, maker: maker?.role ?? 'owner' }
  return {
    ...program,
    session: { lastSeenAt: now, confirmedAt: null, hasFactor: true, staff: personOf(program, maker) },
  }
}

/** Whom its calls are made as; null: as with the shop's password. */
function personOf(
  { keyId, name, role }: Pick<Program, 'keyId' | 'name' | 'role'>,
  maker: StaffSession['staff'],
): StaffSession['staff'] {
  if (maker) return { ...maker, role: role ?? maker.role }
  return role && role !== 'owner' ? { id: keyId, name, email: '', role } : null
}

declare module 'fastify' {
  interface FastifyRequest {
    program: Program | null
  }
  interface FastifyContextConfig {
    takesKeys?: boolean
    /** Its description in the document. */
    whoMayCall?: string
    mayWantReason?: boolean
    /** A key with one of these opens it, or one with a role; undefined: none does. */
    keyScopes?: readonly Scope[]
  }
}
