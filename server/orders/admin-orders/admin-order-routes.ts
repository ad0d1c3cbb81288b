import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { receiveLateTransfer, returnLateTransfer } from '#server/orders/order/receive-late-transfer.ts'
import { findPastOrders, type StoredPastOrder } from '#server/orders/past-orders/past-order-repository.ts'
import { pastOrderView } from '#server/orders/past-orders/past-order-view.ts'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  changeAdminOrder,
  countAdminOrders,
  exportAdminOrders,
  getAdminOrder,
  listAdminOrders,
  maxAdminOrderRows,
  resendOrderMail as resendCall,
} from '#shared/contract/orders/admin-orders.ts'
import {
  receiveLateTransfer as lateTransferCall,
  markTransferReturned,
} from '#shared/contract/orders/admin-payments.ts'
import { type AdminOrderFilter, orderFilters } from '#shared/contract/orders/order-list/order-filter.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { changeOrderAsAdmin } from './admin-order-change.ts'
import { orderCsvHeader, orderCsvRows } from './admin-order-csv.ts'
import { listItemsOfOrders, listOrders, listOrdersByKey } from './admin-order-repository.ts'
import { adminOrderRowView, isBroughtSoon } from './admin-order-row-view.ts'
import { readAdminOrder } from './admin-order-view.ts'
import type { OrderFilter } from './order-filter-repository.ts'
import { listTags } from './order-note-repository.ts'
import { readOrderCounts } from './read-order-counts.ts'
import { resendOrderMail } from './resend-order-mail.ts'
import { findUsualCarriers } from './usual-carrier-repository.ts'

export function adminOrderRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, listAdminOrders, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? maxAdminOrderRows, offset: query.offset ?? 0 }
    const filter = wantedBy(request, query)
    const asked = { ...filter, ...page, now: deps.clock() }
    const pastOf = async (rest: typeof page) => {
      const oldNumber = oldNumberIn(filter)
      return oldNumber ? findPastOrders(db, oldNumber, rest) : { found: [], total: 0 }
    }
    const byNumber = async () => {
      const { orders, total } = await listOrders(db, asked)
      const past = await pastOf({ limit: page.limit - orders.length, offset: Math.max(0, page.offset - total) })
      setPagingHeaders(request, reply, page, total + past.total)
      return { orders, past }
    }
    const byKey = async (after: string) => {
      const at = after.startsWith('p') ? Number(after.slice(1)) : undefined
      const { orders, next } = at === undefined ? await listOrdersByKey(db, asked, after) : { orders: [] }
      const limit = page.limit - orders.length
      const past = next === undefined ? await pastOf({ limit, offset: at ?? 0 }) : { found: [], total: 0 }
      const read = (at ?? 0) + past.found.length
      setPagingHeaders(request, reply, page, undefined, next ?? (past.total > read ? `p${read}` : undefined))
      return { orders, past }
    }
    const { orders, past } = await (query.after === undefined ? byNumber() : byKey(query.after))
    const ids = orders.map(({ id }) => id)
    const [goods, tags, carrierOf] = await Promise.all([
      listItemsOfOrders(db, ids),
      listTags(db, ids),
      findUsualCarriers(db, orders.filter(isBroughtSoon)),
    ])
    const tagsOf = Map.groupBy(tags, ({ orderId }) => orderId)
    return [
      ...orders.map((order) =>
        adminOrderRowView(order, goods.get(order.id) ?? [], tagsOf.get(order.id) ?? [], carrierOf, deps.shop),
      ),
      ...past.found.map((order) => pastOrderRow(order, requestLanguage(request))),
    ]
  })

  route(app, countAdminOrders, () => readOrderCounts(deps))

  route(app, exportAdminOrders, async ({ query, request, reply }) => {
    const now = deps.clock()
    return sendCsv(
      reply,
      `ordini-${romeDayOf(now)}.csv`,
      orderCsvHeader,
      orderCsvRows(await deps.database.reports(), wantedBy(request, query), now),
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

/** Tasks are internal: API clients cannot filter by them (rule 851). @throws Problem 403 scope_missing */
/** Orders of the former shop have a number, but no states, tags or payments here. */
function oldNumberIn(filter: OrderFilter): string | undefined {
  const { q, isProgram, ...others } = filter
  const isOnlyText = orderFilters.every((name) => others[name] === undefined)
  return isOnlyText && !isProgram ? q : undefined
}

function pastOrderRow(stored: StoredPastOrder, language: Language) {
  const past = pastOrderView(stored, language)
  return {
    id: `past-${past.id}`,
    orderNumber: past.number,
    customerName: stored.name ?? '',
    customerEmail: stored.email ?? '',
    createdAt: past.placedAt,
    total: past.total,
    pastOrder: past,
  }
}

function wantedBy<T extends AdminOrderFilter>({ program }: FastifyRequest, query: T): T & OrderFilter {
  const isInner =
    query.tag !== undefined ||
    query.person !== undefined ||
    query.task === 'hoarding' ||
    query.task === 'payment_attention'
  if (program?.role === null && isInner) throw problem('scope_missing')
  return { ...query, isProgram: program?.role === null }
}
