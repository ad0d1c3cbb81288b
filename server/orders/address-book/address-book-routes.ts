import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import {
  addAddress as addCall,
  changeAddress as changeCall,
  listAddresses,
  removeAddress as removeCall,
} from '#shared/contract/orders/customer-addresses.ts'
import { addAddress, changeAddress, lockAddresses, removeAddress } from './address-book-repository.ts'

export function addressBookRoutes(app: FastifyInstance, { database }: OrdersDeps): void {
  route(app, listAddresses, async ({ request }) => {
    const id = await requireCustomerId(request)
    return inTransaction(database, (tx) => lockAddresses(tx, id))
  })

  route(app, addCall, async ({ body, request, reply }) => {
    const id = await requireCustomerId(request)
    const added = await inTransaction(database, (tx) => addAddress(tx, id, body))
    if (!added) throw problem('not_found')
    reply.code(201)
    return added
  })

  route(app, changeCall, async ({ params, body, request }) => {
    const id = await requireCustomerId(request)
    const changed = await inTransaction(database, (tx) => changeAddress(tx, id, params.id, body))
    if (!changed) throw problem('not_found')
    return changed
  })

  route(app, removeCall, async ({ params, request }) => {
    const id = await requireCustomerId(request)
    await inTransaction(database, async (tx) => {
      const rows = await lockAddresses(tx, id)
      if (!rows.some((row) => row.id === params.id)) throw problem('not_found')
      await removeAddress(tx, id, params.id)
    })
    return undefined
  })
}
