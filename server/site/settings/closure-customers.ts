import { listItemsOfOrders, listMailsWithKeys } from '#server/orders/admin-orders/admin-order-repository.ts'
import { listOrdersToHandOver } from '#server/orders/admin-orders/closure-order-repository.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { closureMailSubject } from '#server/orders/order-records/order-mails.ts'
import type { OrderChange, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { nextOpenDay, promisedDays } from '#server/pricing/shipping/promised-days.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { ClosureCustomer, ClosureDays, HoursValue } from '#shared/contract/site/hours-setting.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import type { Closure } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

/** A closure that begins later is no news yet for an order that waits in the shop. */
const newsDays = 14

type CustomerDeps = Pick<Deps, 'database' | 'shop' | 'clock'>

/** The shop's hours without a change and with it, and the closure that the change adds. */
interface HoursChange {
  before: Shop
  after: Shop
  closure: Closure | undefined
}

interface Concerned {
  order: StoredOrder
  isReady: boolean
  /** "2026-12-07": when it arrives, or can be collected (again). */
  arrivesOn: string | null
  change?: OrderChange
}

const isSame = (a: ClosureDays, b: ClosureDays) => a.from === b.from && a.to === b.to

/** The customers for whom these hours would change something; nothing is told to them yet. */
export function customersOfDraft(deps: CustomerDeps, draft: HoursValue): Promise<ClosureCustomer[]> {
  const { shop } = deps
  const closure = draft.closures.find((one) => !shop.closures.some((other) => isSame(one, other)))
  return listCustomers(deps, { before: shop, after: { ...shop, ...draft }, closure })
}

/** The customers of a closure in force who have no mail about it yet. */
export const customersOfClosure = (deps: CustomerDeps, days: ClosureDays): Promise<ClosureCustomer[]> =>
  listCustomers(deps, changeBy(deps.shop, days))

/**
 * Mails each of these customers once and writes it into the order, which is promised for the new day from then on.
 * Pressed again, only those who are left are told.
 * @throws Problem 404 not_found for days that are no closure
 */
export async function tellClosureCustomers(deps: Deps, days: ClosureDays): Promise<number> {
  const change = changeBy(deps.shop, days)
  let told = 0
  for (const { order } of await findConcerned(deps.database.db, deps, change))
    if (await changeOrder(deps, order.id, (tx, _order, at) => tellCustomer(tx, deps, change, order.id, at))) told++
  return told
}

function changeBy(shop: Shop, days: ClosureDays): HoursChange & { closure: Closure } {
  const closure = shop.closures.find((one) => isSame(one, days))
  if (!closure) throw problem('not_found')
  return { before: { ...shop, closures: shop.closures.filter((one) => one !== closure) }, after: shop, closure }
}

async function listCustomers(deps: CustomerDeps, change: HoursChange): Promise<ClosureCustomer[]> {
  const found = await findConcerned(deps.database.db, deps, change)
  return found.map(({ order: { id, orderNumber, customerName, arrivesOn: promisedFor }, isReady, arrivesOn }) => ({
    id,
    orderNumber,
    customerName,
    isReady,
    promisedFor,
    arrivesOn,
  }))
}

async function findConcerned(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  change: HoursChange,
  orderId?: string,
): Promise<Concerned[]> {
  const now = clock()
  const open = await listOrdersToHandOver(db, orderId)
  const items = await listItemsOfOrders(
    db,
    open.map(({ id }) => id),
  )
  const found = open.flatMap((order) => {
    const lines = (items.get(order.id) ?? []).filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity)
    return (order.orderStatus === 'shipped' ? waiting : moved)(order, change, now, lines)
  })
  const { closure } = change
  if (!closure || found.length === 0) return found
  const keyOf = (order: StoredOrder) => `closure_notice/${closureMailSubject(order.id, closure)}`
  const mails = await listMailsWithKeys(
    db,
    found.map(({ order }) => keyOf(order)),
  )
  const told = new Set(mails.map(({ dedupeKey }) => dedupeKey))
  return found.filter(({ order }) => !told.has(keyOf(order)))
}

/** Ready in the shop, where its customer would stand before a closed door. */
function waiting(order: StoredOrder, { after, closure }: HoursChange, now: Date): Concerned[] {
  if (!closure || closure.hours.length > 0) return []
  const today = romeDayOf(now)
  const { from, to } = datesOf(closure, today)
  if (to < today || from > addDays(today, newsDays)) return []
  return [{ order, isReady: true, arrivesOn: nextOpenDay(after, addDays(to, 1)) }]
}

/** An order that should have left already is counted from now. */
function moved(
  order: StoredOrder,
  { before, after }: HoursChange,
  now: Date,
  lines: readonly { category: string }[],
): Concerned[] {
  const { paidAt, shipBy, arrivesOn: promisedFor, deliveryMethod, postalCode } = order
  if (!paidAt || !shipBy || !promisedFor) return []
  const since = shipBy < now ? now : paidAt
  const by = (shop: Shop) => promisedDays(shop, since, { deliveryMethod, postalCode, lines })
  const change = by(after)
  const { arrivesOn } = change
  const isLater = arrivesOn === null || (arrivesOn > promisedFor && arrivesOn !== by(before).arrivesOn)
  return isLater ? [{ order, isReady: false, arrivesOn, change }] : []
}

/** The dates of a closure; those of every year are the next ones. */
function datesOf({ from, to }: Closure, today: string): ClosureDays {
  if (from.length > 5) return { from, to }
  const year = Number(today.slice(0, 4)) + (today.slice(5) > from ? 1 : 0)
  return { from: `${year}-${from}`, to: `${year}-${to}` }
}

/** The order is read again under its lock: it may have left, or another has told its customer. */
async function tellCustomer(
  tx: Tx,
  deps: Deps,
  change: HoursChange & { closure: Closure },
  orderId: string,
  at: Date,
): Promise<boolean> {
  const [one] = await findConcerned(tx, deps, change, orderId)
  if (!one) return false
  const { order, isReady, arrivesOn } = one
  const { closure } = change
  const days = datesOf(closure, romeDayOf(at))
  const before = isReady ? null : order.arrivesOn
  await takeOrderStep(tx, order, at, {
    ...(one.change && { change: one.change }),
    event: 'closure_told',
    data: { from: closure.from, to: closure.to, arrivesOn, ...(before && { before }) },
    actor: 'admin',
    mail: (data) => ({
      kind: 'closure_notice',
      about: closureMailSubject(order.id, closure),
      data: { ...data, arrivesOn, closure: { ...days, reason: closure.reason ?? null, isReady, before } },
    }),
  })
  return true
}
