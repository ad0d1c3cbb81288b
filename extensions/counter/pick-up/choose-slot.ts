import * as z from 'zod/mini'
import type { OrderField } from '#server/orders/extension-ports/order-fields.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { listOrderLines, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { mailCustomer } from '#server/orders/order-records/order-step.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, Problem, problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { instant } from '#shared/contract/platform/fields.ts'
import {
  findHeldPlace,
  findPickUp,
  holdPlace,
  isSlotLost,
  listTakenPlaces,
  loseSlot,
  readPickUpSettings,
  takePlace,
} from './pick-up-repository.ts'
import { pickUpSlots, type Slot } from './pick-up-slots.ts'

interface FreeSlot extends Slot {
  left: number
  /** The first place that nothing has. */
  place: number
}

export const isBicycle = ({ category }: { category: string }) => category === 'biciclette' || category === 'bici-usate'

/** The times that can be chosen now, those without a place left among them. */
export async function listSlots(
  db: Db,
  shop: Pick<Shop, 'openingHours' | 'closures'>,
  of: { now: Date; hasBicycle: boolean; but?: string },
): Promise<FreeSlot[]> {
  const settings = await readPickUpSettings(db)
  const slots = pickUpSlots(shop, settings, of)
  if (slots.length === 0) return []
  const taken = await listTakenPlaces(db, of.now, of.but)
  return slots.map((slot) => {
    const places = taken.get(+slot.start) ?? []
    const place = Array.from({ length: settings.capacity }, (_, i) => i + 1).find((one) => !places.includes(one)) ?? 0
    return { ...slot, place, left: Math.max(0, settings.capacity - places.length) }
  })
}

const offered = 3

export const slotView = ({ start, end, left }: FreeSlot) => ({
  start: start.toISOString(),
  end: end.toISOString(),
  left,
})

/** @throws Problem 409 slot_taken with the next three, 400 where no times are chosen */
async function requirePlace(tx: Tx, shop: Shop, start: Date, of: Asked): Promise<number> {
  await lockNames(tx, ['pick-up slots'])
  const slots = await listSlots(tx, shop, of)
  const chosen = slots.find((slot) => +slot.start === +start)
  if (chosen?.place) return chosen.place
  if (slots.length === 0) throw invalidInput({ [of.path]: 'slot_taken' })
  const free = slots.filter(({ place }) => place > 0)
  const later = free.filter(({ start: from }) => +from > +start)
  const next = (later.length > 0 ? later : free).slice(0, offered).map(slotView)
  throw problem('slot_taken', { fields: { [of.path]: 'slot_taken' }, details: { next } })
}

interface Asked {
  now: Date
  hasBicycle: boolean
  /** A checkout whose own hold does not count. */
  but?: string
  path: string
}

/** A start among the times of GET /api/pickup-slots; taken meanwhile: 409 with the next three. */
export const pickupSlotField: OrderField = {
  schema: z.pipe(
    instant,
    z.transform((text: string) => new Date(text)),
  ),
  errors: ['slot_taken'],

  async hold(tx, { id, customer, lines, at }, value, _typed, shop) {
    const path = 'checkout.order.pickupSlot'
    if (customer.delivery !== 'pickup') throw invalidInput({ [path]: 'counter_needs_pickup' })
    const asked = { now: at, hasBicycle: lines.some(isBicycle), but: id, path }
    await holdPlace(tx, id, value as Date, await requirePlace(tx, shop, value as Date, asked))
  },

  async store(tx, order, value, _typed, { shop, checkoutId }) {
    const path = 'order.pickupSlot'
    const start = value as Date
    if (order.deliveryMethod !== 'pickup') throw invalidInput({ [path]: 'counter_needs_pickup' })
    const held = checkoutId && (await placeHeldFor(tx, checkoutId, start))
    const hasBicycle = (await listOrderLines(tx, order.id)).some(isBicycle)
    const asked = { now: order.createdAt, hasBicycle, path }
    const place = held || (await requirePlace(tx, shop, start, asked).catch((error) => keepPaid(error, checkoutId)))
    if (place) await takePlace(tx, order.id, start, place)
    else await askForAnother(tx, order, start)
  },
}

/** An order that is paid stands without its time. @throws what is no lost time */
function keepPaid(error: unknown, checkoutId: string | undefined): undefined {
  if (!checkoutId || !(error instanceof Problem) || error.code !== 'slot_taken') throw error
}

async function askForAnother(tx: Tx, order: StoredOrder, start: Date): Promise<void> {
  await loseSlot(tx, order.id, start)
  const { orderNumber, customerName, createdAt } = order
  const data = { orderNumber, customerName, start: start.toISOString() }
  await mailCustomer(tx, order, createdAt, { kind: 'pick_up_slot_lost', data })
}

/**
 * Another time for an order whose own was gone.
 * @throws Problem 404 order_not_found, 409 invalid_transition, slot_taken
 */
export async function chooseOtherSlot(deps: Deps, orderId: string, start: Date): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, now) => {
    const pickUp = await findPickUp(tx, orderId)
    const isWaiting = order.orderStatus === 'processing' || order.orderStatus === 'shipped'
    if (!pickUp || !isWaiting || order.paymentStatus === 'refunded') throw problem('invalid_transition')
    if (pickUp.slotPlace !== null && Number(pickUp.slotStart) === +start) return
    if (!isSlotLost(pickUp)) throw problem('invalid_transition')
    const hasBicycle = (await listOrderLines(tx, orderId)).some(isBicycle)
    await takePlace(tx, orderId, start, await requirePlace(tx, deps.shop, start, { now, hasBicycle, path: 'start' }))
  })
}

/** What was held when the payment started stays the buyer's, though the lead time is over meanwhile. */
async function placeHeldFor(tx: Tx, checkoutId: string, start: Date): Promise<number | undefined> {
  await lockNames(tx, ['pick-up slots'])
  const place = await findHeldPlace(tx, checkoutId)
  const taken = (await listTakenPlaces(tx, start, checkoutId)).get(+start) ?? []
  return place && !taken.includes(place) ? place : undefined
}
