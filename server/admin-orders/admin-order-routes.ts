import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendCsv } from '#server/csv/csv-download.ts'
import type { Deps } from '#server/deps.ts'
import { setPagingHeaders } from '#server/http/paging-headers.ts'
import { depsOfRequest } from '#server/http/request-deps.ts'
import { route } from '#server/http/route.ts'
import { listTags } from '#server/order-notes/order-note-repository.ts'
import { receiveLateTransfer, returnLateTransfer } from '#server/orders/receive-late-transfer.ts'
import { problem } from '#server/problems/problem.ts'
import {
  type AdminOrderFilter,
  adminOrderRowsAtMost,
  changeAdminOrder,
  exportAdminOrders,
  getAdminOrder,
  listAdminOrders,
  resendOrderMail as resendCall,
} from '#shared/contract/admin-orders.ts'
import {
  receiveLateTransfer as lateTransferCall,
  markTransferReturned,
} from '#shared/contract/bank-statements/late-transfers.ts'
import { romeDayOf } from '#shared/domain/hours/rome-time.ts'
import { changeOrderAsAdmin } from './admin-order-change.ts'
import { orderCsvHeader, orderCsvRows } from './admin-order-csv.ts'
import { listGoods, listOrders, type WantedOrders } from './admin-order-repository.ts'
import { adminOrderRowView, readAdminOrder } from './admin-order-view.ts'
import { resendOrderMail } from './resend-order-mail.ts'

export function adminOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listAdminOrders, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? adminOrderRowsAtMost, offset: query.offset ?? 0 }
    const { orders, total } = await listOrders(db, { ...wantedBy(request, query), ...page, now: deps.clock() })
    setPagingHeaders(request, reply, page, total)
    const ids = orders.map(({ id }) => id)
    const [goods, tags] = await Promise.all([listGoods(db, ids), listTags(db, ids)])
    const tagsOf = Map.groupBy(tags, ({ orderId }) => orderId)
    return orders.map((order) => adminOrderRowView(order, goods.get(order.id) ?? [], tagsOf.get(order.id) ?? []))
  })

  route(app, exportAdminOrders, ({ query, request, reply }) => {
    const now = deps.clock()
    return sendCsv(
      reply,
      `ordini-${romeDayOf(now)}.csv`,
      orderCsvHeader,
      orderCsvRows(db, wantedBy(request, query), now),
    )
  })

  route(app, getAdminOrder, ({ params }) => readAdminOrder(deps, params.id))

  route(app, changeAdminOrder, async ({ params, body, request }) => {
    await changeOrderAsAdmin(depsOfRequest(deps, request), params.id, body)
    return readAdminOrder(deps, params.id)
  })

  route(app, lateTransferCall, async ({ params, body, request }) => {
    await receiveLateTransfer(depsOfRequest(deps, request), params.id, { reopen: body?.reopen ?? true })
    return readAdminOrder(deps, params.id)
  })

  route(app, markTransferReturned, async ({ params }) => {
    await returnLateTransfer(deps, params.id)
    return readAdminOrder(deps, params.id)
  })

  route(app, resendCall, async ({ params, body }) => {
    await resendOrderMail(deps, params.id, body.kind)
    return readAdminOrder(deps, params.id)
  })
}

/** What the shop thinks of an order is nothing to ask for (rule 851). @throws Problem 403 scope_missing */
function wantedBy<T extends AdminOrderFilter>({ program }: FastifyRequest, query: T): T & WantedOrders {
  const isInner = query.tag !== undefined || query.task === 'hoarding' || query.task === 'payment_attention'
  if (program && isInner) throw problem('scope_missing')
  return { ...query, isProgram: Boolean(program) }
}
