import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { problem, tooManyRequests } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Scope } from '#shared/domain/accounts/scopes.ts'
import { findActiveKey, noteKeyUse } from './api-key-repository.ts'
import { CallCounter } from './call-counter.ts'
import { redactForApiKeys } from './redact-for-api-keys.ts'
import { isOfOrders, scopeAllows, scopesFor } from './scope-calls.ts'

/** `last used` is true to within so much. */
const useGrainMs = 5 * 60_000
const callsPerMinute = 600

interface Program {
  keyId: string
  name: string
  scopes: readonly Scope[]
}

/**
 * Opens routes that ask for `session` to API keys too. A request with a key is judged by the key
 * alone, whatever cookies it carries.
 * @returns the guard that runs before anything of a request is read
 */
export function openToApiKeys(
  scope: FastifyInstance,
  deps: Deps,
  session: (request: FastifyRequest) => Promise<unknown>,
): (request: FastifyRequest) => Promise<unknown> {
  const counter = new CallCounter(callsPerMinute)
  scope.decorateRequest('program', null)
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesKeys: true, keyScopes: scopesFor(route.config?.endpoint) }
  })
  scope.addHook('preSerialization', async ({ program, routeOptions }, _reply, payload) =>
    program && isOfOrders(routeOptions.config.endpoint) ? redactForApiKeys(payload) : payload,
  )
  scope.addHook('onSend', async (request, reply) => {
    if (request.program && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
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
    if (deps.config.rateLimit) {
      const seconds = counter.count(program.keyId, deps.clock())
      if (seconds > 0) throw tooManyRequests(seconds)
    }
    if (!scopeAllows(program.scopes, request.routeOptions.config.endpoint)) throw problem('scope_missing')
    return undefined
  }
}

/** Another scheme, or another program's token, is no key of the shop: a proxy in front may want it for itself. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(pv_\S*) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** @throws Problem 401 invalid_api_key, 429 after too many of those from one network */
async function findProgram(deps: Deps, request: FastifyRequest, key: string): Promise<Program> {
  const { database, clock } = deps
  const row = await findActiveKey(database.db, hashSecretToken(key))
  if (!row) {
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'api_key' })
    throw problem('invalid_api_key')
  }
  const now = clock()
  const notSince = new Date(now.getTime() - useGrainMs)
  if (!row.lastUsedAt || row.lastUsedAt < notSince) await noteKeyUse(database.db, row.id, now, notSince)
  return { keyId: row.id, name: row.name, scopes: row.scopes }
}

declare module 'fastify' {
  interface FastifyRequest {
    program: Program | null
  }
  interface FastifyContextConfig {
    takesKeys?: boolean
    /** A key with one of these opens it. */
    keyScopes?: readonly Scope[]
  }
}
