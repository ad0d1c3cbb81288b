import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { changeService, createService, listAdminServices, listServices, removeService } from './service-calls.ts'
import { deleteService, insertServices, listServiceRows, updateService } from './service-repository.ts'
import { serviceRow, serviceView } from './service-view.ts'

export function serviceRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  route(app, listServices, async () => (await listServiceRows(db, { isActive: true })).map(serviceView))
}

export function adminServiceRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  route(app, listAdminServices, async () => (await listServiceRows(db)).map(serviceView))

  route(app, createService, async ({ body }) => {
    const [row] = await insertServices(db, [serviceRow(body)])
    if (!row) throw new Error('a service was not stored')
    return serviceView(row)
  })

  route(app, changeService, async ({ params, body }) => {
    const row = await updateService(db, params.id, serviceRow(body))
    if (!row) throw problem('service_unknown')
    return serviceView(row)
  })

  route(app, removeService, async ({ params, reply }) => {
    if (!(await deleteService(db, params.id))) throw problem('service_unknown')
    reply.code(204)
    return undefined
  })
}
