import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type Actor, actAs } from '#server/platform/database/actor.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { currentStaff } from '#server/platform/sessions/session.ts'
import { isConfirmed } from './limit-to-roles.ts'

/** What calls of the staff and of keys write is recorded as theirs, and counts in their limits. */
export function recordCallers(app: FastifyInstance, deps: OrdersDeps): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET' || !request.routeOptions.url?.startsWith('/api/admin/')) return done()
    actorOf(deps, request).then((actor) => actAs(actor, done), done)
  })
}

async function actorOf(deps: OrdersDeps, request: FastifyRequest): Promise<Actor> {
  const { program, method, routeOptions, ip } = request
  const of = {
    action: `${method} ${routeOptions.url}`,
    network: networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0'),
  }
  if (program) {
    const { keyId: id, name, reason, role, maker } = program
    const isConfirmed = reason !== undefined
    return { kind: 'key', id, name: reason ? `${name}: ${reason}` : name, role: role ?? maker, ...of, isConfirmed }
  }
  const session = await currentStaff(request)
  // Without a session someone logs in, or accepts an invitation: the changed row says who.
  if (!session) return { kind: 'staff', ...of }
  const { staff } = session
  const confirmed = { ...of, isConfirmed: await isConfirmed(deps, request) }
  return staff
    ? { kind: 'staff', id: staff.id, name: staff.name, role: staff.role, ...confirmed }
    : { kind: 'owner', ...confirmed }
}
