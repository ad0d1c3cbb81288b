import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import {
  eraseAdminCustomer,
  exportAdminCustomer,
  getAdminCustomer,
  listAdminCustomers,
  maxAdminCustomers,
} from '#shared/contract/accounts/admin-customers.ts'
import { eraseCustomer, exportCustomer, listCustomers, readCustomer } from './manage-customers.ts'

export function adminCustomerRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, listAdminCustomers, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? maxAdminCustomers, offset: query.offset ?? 0 }
    const { customers, total, next } = await listCustomers(db, { ...query, ...page })
    setPagingHeaders(request, reply, page, total, next)
    return customers
  })

  route(app, getAdminCustomer, ({ params }) => readCustomer(db, params.id))

  route(app, exportAdminCustomer, async ({ params, reply }) => {
    const data = await exportCustomer(deps, params.id)
    reply.header('content-disposition', `attachment; filename="cliente-${params.id.slice(0, 8)}.json"`)
    return data
  })

  route(app, eraseAdminCustomer, async ({ params, reply }) => {
    await eraseCustomer(deps, params.id)
    reply.code(204)
    return undefined
  })
}
