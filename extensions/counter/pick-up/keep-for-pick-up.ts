import { randomInt } from 'node:crypto'
import type { AfterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import type { PickUps } from '#server/orders/extension-ports/pick-ups.ts'
import type { PickUpPart } from '#shared/contract/orders/order-parts/pick-up-part.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { keptTimes } from './open-days.ts'
import {
  freePlace,
  insertPickUp,
  isSlotLost,
  listPickUps,
  listTenders,
  readPickUpSettings,
} from './pick-up-repository.ts'

/** Before the end of a time that was agreed. */
const agreedReminderMs = 3 * 86_400_000
const sixDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

export const keepForPickUp: PickUps = {
  async termsOf(tx, { paymentMethod, at }, shop) {
    if (paymentMethod !== 'counter') return { code: sixDigits(), keptUntil: null }
    const { keptDays } = await readPickUpSettings(tx)
    return { code: sixDigits(), keptUntil: keptTimes(shop, at, keptDays).keptUntil }
  },

  async keep(tx, order, { code, keptUntil }, shop) {
    const { keptDays } = await readPickUpSettings(tx)
    const usual = keptTimes(shop, order.createdAt, keptDays)
    const isUsual = +usual.keptUntil === Number(keptUntil)
    const remindAt = keptUntil && (isUsual ? usual.remindAt : new Date(+keptUntil - agreedReminderMs))
    await insertPickUp(tx, { orderId: order.id, code, keptUntil, remindAt })
  },

  async read(db, orderIds) {
    const answers = new Map<string, PickUpPart>()
    for (const { pickUp, orderStatus, paymentStatus } of await listPickUps(db, orderIds)) {
      const isWaiting = orderStatus === 'processing' || orderStatus === 'shipped'
      const { keptUntil, slotStart, slotPlace } = pickUp
      answers.set(pickUp.orderId, {
        ...(isWaiting && { pickupCode: pickUp.code }),
        ...(isWaiting && keptUntil && paymentStatus === 'pending' && { keptUntil: keptUntil.toISOString() }),
        ...(slotStart && slotPlace !== null && { pickupSlot: slotStart.toISOString() }),
        ...(slotStart && isSlotLost(pickUp) && isWaiting && { pickupSlotLost: slotStart.toISOString() }),
      })
    }
    for (const [orderId, rows] of Map.groupBy(await listTenders(db, orderIds), (row) => row.orderId))
      answers.set(orderId, {
        ...answers.get(orderId),
        tenders: rows.map(({ tender, amountCents }) => ({ tender, amount: toDecimal(amountCents) })),
      })
    return answers
  },
}

export const freeSlotOfCancelled: AfterOrderStep = async (tx, order, { event }) => {
  if (event === 'cancelled' && order.deliveryMethod === 'pickup') await freePlace(tx, order.id)
}
