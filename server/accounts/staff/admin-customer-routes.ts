import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { setNextHeader, setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import {
  eraseAdminCustomer,
  exportAdminCustomer,
  getAdminCustomer,
  listAdminCustomers,
  maxAdminCustomers,
} from '#shared/contract/accounts/admin-customers.ts'
import { eraseCustomer, exportCustomer, listCustomers, listCustomersByKey, readCustomer } from './manage-customers.ts'

export function adminCustomerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listAdminCustomers, async ({ query, request, reply }) => {
    const { q, after, offset = 0, limit = maxAdminCustomers } = query
    if (after !== undefined) {
      const { customers, next } = await listCustomersByKey(db, { q, limit, after })
      setNextHeader(request, reply, next)
      return customers
    }
    const page = { limit, offset }
    const { customers, total } = await listCustomers(db, { ...page, q })
    setPagingHeaders(request, reply, page, total)
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
