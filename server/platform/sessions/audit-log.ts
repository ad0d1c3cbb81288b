import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from './session.ts'

/** Acts of customers on the account itself; orders have their own history. */
const accountActs = new Set([
  'POST /api/customer/register',
  'POST /api/customer/login',
  'PUT /api/customer/profile',
  'PUT /api/customer/password',
  'POST /api/customer/password-reset/confirm',
  'DELETE /api/customer',
  'DELETE /api/customer/sessions',
  'GET /api/customer/export',
  'GET /annulla-cambio-email',
  'GET /en/annulla-cambio-email',
])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * One `audit` line for every successful act: logins, changes by the administrator or an API client, and exported files.
 * It names the route, the actor and the ids in the address, never the input.
 */
export function installAuditLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const act = `${request.method} ${request.routeOptions.url}`
    if (reply.statusCode >= 400 || !isAudited(act, request, reply)) return
    const ids = Object.entries((request.params ?? {}) as Record<string, unknown>).filter(([, value]) =>
      /^(\d{1,12}|[0-9a-f]{8}-[0-9a-f-]{27})$/.test(String(value)),
    )
    const { program, ip: address } = request
    const actor = program ? `key ${program.keyId}` : await visitorOf(request)
    request.log.info({ act, actor, ...Object.fromEntries(ids), status: reply.statusCode, address }, 'audit')
  })
}

function isAudited(act: string, request: FastifyRequest, reply: FastifyReply): boolean {
  if (accountActs.has(act)) return true
  if (!request.routeOptions.url?.startsWith('/api/admin/')) return false
  const isFile = String(reply.getHeader('content-disposition') ?? '').startsWith('attachment')
  return isFile || !safeMethods.has(request.method)
}
