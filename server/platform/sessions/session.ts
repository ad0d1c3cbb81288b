import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/database/database.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import {
  accountHeader,
  adminSessionHours,
  customerSessionDays,
  signedInCookie,
} from '#shared/domain/platform/access/session-lifetimes.ts'
import type { Guess } from './login-throttle.ts'
import {
  deleteCustomerSessions,
  deleteSession,
  type Freshness,
  findSession,
  findSessionCustomer,
  findStaffSession,
  insertSession,
  type SessionCustomer,
  type SessionKey,
  type SessionKind,
  type StaffSession,
  touchSession,
} from './session-repository.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

// The administrator has no shorter idle limit: a product form left open over lunch must still save.
const lifetimes: Record<SessionKind, { idleMs: number; absoluteMs: number }> = {
  customer: { idleMs: customerSessionDays.idle * dayMs, absoluteMs: customerSessionDays.longest * dayMs },
  admin: { idleMs: adminSessionHours * hourMs, absoluteMs: adminSessionHours * hourMs },
}
const cookieNames: Record<SessionKind, string> = { customer: 'sid', admin: 'adm' }

interface SessionSettings {
  db: Db
  clock: () => Date
  isHttps: boolean
}

interface SessionMemory {
  customerId?: Promise<string | undefined>
  customer?: Promise<SessionCustomer | undefined>
  admin?: Promise<StaffSession | undefined>
  /** A statement of the call's own reads it (`readWithSession`). */
  isRead?: boolean
  /** Set right after a login or logout. */
  begun?: string
}

/** Sessions are opaque tokens in cookies; the database holds only their SHA-256, so every node knows them. */
export function installSessions(app: FastifyInstance, { database, clock, config }: PlatformDeps): void {
  app.decorate('sessionSettings', { db: database.db, clock, isHttps: config.publicUrl.startsWith('https:') })
  app.decorateRequest('sessionMemory', null)
  app.addHook('onRequest', checkAccount)
  // Answers that depend on the caller are not kept by caches in between.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.sessionMemory && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}

export function currentCustomer(request: FastifyRequest): Promise<SessionCustomer | undefined> {
  const memory = memoryOf(request)
  memory.customer ??= currentCustomerId(request).then((id) =>
    id === undefined ? undefined : findSessionCustomer(request.server.sessionSettings.db, id),
  )
  return memory.customer
}

export function currentCustomerId(request: FastifyRequest): Promise<string | undefined> {
  const memory = memoryOf(request)
  memory.customerId ??= loadSession(request, 'customer', findSession).then((found) => found?.customerId ?? undefined)
  return memory.customerId
}

/** Whether a call is a write of the shop's pages, which says whose account it was made for. */
export const namesAccount = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  method !== 'GET' && !path.startsWith('/api/admin')

/** @throws 409 where another tab has changed the session meanwhile */
async function checkAccount(request: FastifyRequest): Promise<void> {
  const { endpoint } = request.routeOptions.config
  const madeFor = request.headers[accountHeader]
  if (!madeFor || !endpoint || !namesAccount(endpoint)) return
  const id = await currentCustomerId(request)
  if (id && id !== madeFor) throw problem('other_account')
}

/** The session of the staff: of the shop's password, or of a person by name. */
export function currentStaff(request: FastifyRequest): Promise<StaffSession | undefined> {
  const memory = memoryOf(request)
  memory.admin ??= loadSession(request, 'admin', findStaffSession)
  return memory.admin
}

/** As a hook or in the handler. @throws 401 without a logged-in customer */
export async function requireCustomerId(request: FastifyRequest): Promise<string> {
  const id = await currentCustomerId(request)
  if (!id) throw problem('unauthorized')
  return id
}

/** The ordering customer; null for a guest. @throws 401 when the page belonged to an account whose session has ended */
export async function orderingCustomerId(request: FastifyRequest, accountId?: string | null): Promise<string | null> {
  const id = (await currentCustomerId(request)) ?? null
  if (accountId && accountId !== id) throw problem('unauthorized')
  return id
}

/** The same with the customer's data. @throws 401 without a logged-in customer */
export async function requireCustomer(request: FastifyRequest): Promise<SessionCustomer> {
  const customer = await currentCustomer(request)
  if (!customer) throw problem('unauthorized')
  return customer
}

/**
 * Reads the customer's session together with `read` in one statement, for calls of every page and of the cart.
 * @param read answers undefined without a valid session @throws 401 then
 */
export async function readWithSession<T extends { lastSeenAt: Date; customerId: string | null }>(
  request: FastifyRequest,
  read: (db: Db, session: SessionKey) => Promise<T | undefined>,
): Promise<T> {
  const memory = memoryOf(request)
  memory.isRead = true
  const found = await loadSession(request, 'customer', read)
  if (!found) throw problem('unauthorized')
  memory.customerId = Promise.resolve(found.customerId ?? undefined)
  return found
}

/** Every call of the scope requires the session before the request is read, and its documentation says so. */
export function withSession(scope: FastifyInstance, require: (request: FastifyRequest) => Promise<unknown>): void {
  scope.addHook('onRequest', async (request) => void (await require(request)))
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, needsSession: true }
  })
}

/** The same for calls whose own statement reads the session: without one they answer 401, whatever else is wrong. */
export function withReadSession(scope: FastifyInstance): void {
  withSession(scope, async (request) => {
    memoryOf(request)
    if (!currentTokenHash(request, 'customer')) throw problem('unauthorized')
  })
  scope.setErrorHandler(async (error, request) => {
    if (request.sessionMemory && !request.sessionMemory.isRead) await requireCustomerId(request)
    throw error
  })
}

/** @throws 401 without a session of the staff */
export async function requireStaffSession(request: FastifyRequest): Promise<StaffSession> {
  const session = await currentStaff(request)
  if (!session) throw problem('unauthorized')
  return session
}

/** Whom a request was answered as, without asking the database again. */
export async function visitorOf({ sessionMemory: memory }: FastifyRequest): Promise<string> {
  if (memory?.begun) return memory.begun
  const staff = await memory?.admin
  if (staff) return actorOf(staff.staff?.id)
  const id = (await memory?.customerId) ?? (await memory?.customer)?.id
  return id ? `customer ${id}` : 'visitor'
}

const actorOf = (staffId: string | undefined) => (staffId ? `staff ${staffId}` : 'admin')

export async function endOtherSessions(request: FastifyRequest, customerId: string): Promise<number> {
  return deleteCustomerSessions(request.server.sessionSettings.db, customerId, currentTokenHash(request, 'customer'))
}

export function currentTokenHash(request: FastifyRequest, kind: SessionKind): string | undefined {
  const token = request.cookies[cookieName(request, kind)]
  return token && /^[\w-]{43}$/.test(token) ? hashSecretToken(token) : undefined
}

/** A password asked again counts against the session: no other one, and no network, waits for it. */
export const guessInSession = (request: FastifyRequest, kind: SessionKind): Guess => ({
  address: request.ip,
  counts: [{ rule: 'own_password', subject: currentTokenHash(request, kind) ?? '' }],
})

export function freshnessFor(request: FastifyRequest, kind: SessionKind): Freshness {
  const now = request.server.sessionSettings.clock()
  return { now, seenSince: new Date(now.getTime() - lifetimes[kind].idleMs) }
}

function memoryOf(request: FastifyRequest): SessionMemory {
  request.sessionMemory ??= {}
  return request.sessionMemory
}

async function loadSession<T extends { lastSeenAt: Date }>(
  request: FastifyRequest,
  kind: SessionKind,
  find: (db: Db, session: SessionKey) => Promise<T | undefined>,
): Promise<T | undefined> {
  const tokenHash = currentTokenHash(request, kind)
  if (!tokenHash) return undefined
  const found = await find(request.server.sessionSettings.db, { kind, tokenHash, ...freshnessFor(request, kind) })
  if (found) await markSeen(request, tokenHash, found.lastSeenAt)
  return found
}

/** At most once a minute: reading must not cost a write each time. */
async function markSeen(request: FastifyRequest, hash: string, lastSeenAt: Date): Promise<void> {
  const { db, clock } = request.server.sessionSettings
  const now = clock()
  if (now.getTime() - lastSeenAt.getTime() >= minuteMs) await touchSession(db, hash, now)
}

/** A new token at every login, against session fixation. @param customerId null for the staff, without `staffId` the shop's password */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string | null,
  staffId?: string,
): Promise<void> {
  const kind = customerId === null ? 'admin' : 'customer'
  const { db, clock } = request.server.sessionSettings
  const token = newSecretToken()
  const now = clock()
  const before = currentTokenHash(request, kind)
  if (before) await deleteSession(db, before)
  await insertSession(db, {
    tokenHash: hashSecretToken(token),
    kind,
    customerId,
    staffId: staffId ?? null,
    confirmedAt: kind === 'admin' ? now : null,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[kind].absoluteMs),
  })
  request.sessionMemory = { begun: customerId === null ? actorOf(staffId) : `customer ${customerId}` }
  reply.setCookie(cookieName(request, kind), token, {
    ...cookieOptions(request),
    maxAge: lifetimes[kind].absoluteMs / 1_000,
  })
  if (kind === 'customer') reply.setCookie(signedInCookie, '1', signOptions(request))
}

export async function endOwnSession(request: FastifyRequest, reply: FastifyReply, kind: SessionKind): Promise<void> {
  const hash = currentTokenHash(request, kind)
  if (hash) await deleteSession(request.server.sessionSettings.db, hash)
  request.sessionMemory = { begun: await visitorOf(request) }
  reply.clearCookie(cookieName(request, kind), cookieOptions(request))
  // The next person at this browser finds no page of it by Back. Cart, language and tab storage belong to the browser.
  reply.header('clear-site-data', '"cache"')
  if (kind === 'customer') reply.clearCookie(signedInCookie, signOptions(request))
}

/** A cookie of the staff's browser, beside its session. */
export const staffCookie = {
  read: (request: FastifyRequest, name: string) => request.cookies[hostName(request, name)],
  write: (request: FastifyRequest, reply: FastifyReply, name: string, value: string, days: number) =>
    reply.setCookie(hostName(request, name), value, { ...cookieOptions(request), maxAge: (days * dayMs) / 1_000 }),
}

// __Host- keeps other hosts of the same domain from setting it; browsers take it only with Secure.
function hostName(request: FastifyRequest, name: string): string {
  return request.server.sessionSettings.isHttps ? `__Host-${name}` : name
}

const cookieName = (request: FastifyRequest, kind: SessionKind) => hostName(request, cookieNames[kind])

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.server.sessionSettings.isHttps } as const
}

// A readable flag for "there is a session": pages without one need not ask for the user.
function signOptions(request: FastifyRequest) {
  return { ...cookieOptions(request), httpOnly: false, maxAge: lifetimes.customer.absoluteMs / 1_000 }
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionSettings: SessionSettings
  }
  interface FastifyRequest {
    sessionMemory: SessionMemory | null
  }
}
