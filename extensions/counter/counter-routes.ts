import type { FastifyInstance } from 'fastify'
import { readAdminOrder } from '#server/orders/admin-orders/admin-order-view.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { decimalCell } from '#server/platform/csv/csv-cells.ts'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { instrumentNames } from '#shared/domain/orders/payments/payment-words.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  chooseSlot,
  takeDeposit as depositCall,
  exportDaySheet,
  getDaySheet,
  handOver,
  listPickupSlots,
  lookUpCode as lookUpCall,
  putDaySheet,
  sellAtCounter as sellCall,
} from './counter-calls.ts'
import {
  type CounterValue,
  counterSetting,
  type PickUpValue,
  pickUpSetting,
  shippedCounter,
  shippedPickUp,
} from './counter-settings.ts'
import { chooseOtherSlot, isBicycle, listSlots, slotView } from './pick-up/choose-slot.ts'
import { handOverOrder } from './pick-up/hand-over-order.ts'
import { listSoldLines, saveDaySheet } from './sales/day-sheet-repository.ts'
import { lookUpCode } from './sales/look-up-code.ts'
import { readDaySheet, spanOf } from './sales/read-day-sheet.ts'
import { sellAtCounter } from './sales/sell-at-counter.ts'
import { takeDeposit } from './sales/take-deposit.ts'

const pickUpKind = extensionSetting<PickUpValue>('pickup', shippedPickUp)
const counterKind = extensionSetting<CounterValue>('counter', shippedCounter)

export function slotRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, listPickupSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    const ids = (query.productIds ?? '').split(',').filter(Boolean).map(Number)
    const products = ids.length > 0 ? await listOrderableProducts(db, ids, 'it', deps.shop) : []
    const hasBicycle = products.some(isBicycle)
    const slots = await listSlots(db, deps.shop, { now: deps.clock(), hasBicycle })
    return slots.filter(({ left }) => left > 0).map(slotView)
  })
  route(app, chooseSlot, async ({ params, query, body: { start }, request }) => {
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    await chooseOtherSlot(deps, order.id, new Date(start))
    return { pickupSlot: start }
  })
}

export function counterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, pickUpSetting.read, () => readSetting(db, pickUpKind, deps.shop))
  route(app, pickUpSetting.change, ({ body }) => saveSetting(deps, pickUpKind, body))
  route(app, counterSetting.read, () => readSetting(db, counterKind, deps.shop))
  route(app, counterSetting.change, ({ body }) => saveSetting(deps, counterKind, body))

  route(app, handOver, async ({ params, body, request }) => {
    const how = { caller: await callerOf(deps, request.ip), idempotencyKey: idempotencyKeyOf(request) }
    const cents = await handOverOrder(depsOfRequest(deps, request), params.id, body, how)
    return { ...(await readAdminOrder(deps, params.id)), change: toDecimal(cents) }
  })

  route(app, lookUpCall, ({ query }) => lookUpCode(deps, query.code))

  route(app, sellCall, async ({ body, request, reply }) => {
    const sold = await sellAtCounter(depsOfRequest(deps, request), body, idempotencyKeyOf(request))
    reply.code(sold.isNew ? 201 : 200)
    return { ...(await readAdminOrder(deps, sold.orderId)), change: toDecimal(sold.changeCents) }
  })

  route(app, depositCall, async ({ body, request, reply }) => {
    const taken = await takeDeposit(depsOfRequest(deps, request), body, idempotencyKeyOf(request))
    reply.code(taken.isNew ? 201 : 200)
    return { ...(await readAdminOrder(deps, taken.orderId)), change: toDecimal(taken.changeCents) }
  })

  route(app, getDaySheet, ({ params }) => readDaySheet(db, params.date))

  route(app, putDaySheet, async ({ params, body }) => {
    const { countedCash: countedCents, note } = body
    await inTransaction(deps.database, (tx) =>
      saveDaySheet(tx, { id: params.date, countedCents, note, createdAt: deps.clock() }),
    )
    return readDaySheet(db, params.date)
  })

  route(app, exportDaySheet, async ({ params, reply }) => {
    const lines = await listSoldLines(db, spanOf(params.date))
    return sendCsv(reply, `banco-${params.date}.csv`, csvHeader, onePage(lines.map(csvRow)))
  })
}

async function* onePage(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}

const csvHeader = ['vendita', 'ora', 'codice', 'articolo', 'taglia', 'pezzi', 'prezzo', 'totale', 'iva', 'mezzo']
const romeTime = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

const csvRow = (line: Awaited<ReturnType<typeof listSoldLines>>[number]) => [
  line.orderNumber,
  romeTime.format(new Date(line.paidAt)),
  line.code,
  line.name,
  line.size,
  String(line.quantity),
  decimalCell(line.unitCents),
  decimalCell(line.totalCents),
  line.rate === null ? 'margine' : `${line.rate} %`,
  line.instrument ? instrumentNames[line.instrument] : '',
]
