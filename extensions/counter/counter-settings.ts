import * as z from 'zod/mini'
import { amountIn, amountOut } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { giftCardRefusals } from '#shared/domain/platform/states/gift-card-states.ts'

const whole = (min: number, max: number) =>
  z.int({ error: 'whole_number' }).check(z.minimum(min, { error: 'range' }), z.maximum(max, { error: 'range' }))

const pickUpValue = z.object({
  /** Null: no times are chosen. */
  slotMinutes: z.nullable(whole(15, 120)),
  /** Orders that are handed over in one slot. */
  capacity: whole(1, 50),
  /** From the order to the first time that can be chosen. */
  leadHours: z.object({ part: whole(0, 336), bicycle: whole(0, 336) }),
  /** Open days for which an order that is paid in the shop is kept. */
  keptDays: whole(1, 30),
})
export type PickUpValue = z.output<typeof pickUpValue>

export const shippedPickUp: PickUpValue = {
  slotMinutes: null,
  capacity: 2,
  leadHours: { part: 2, bicycle: 24 },
  keptDays: 3,
}

export const pickUpSetting = setting('pickup', 'how orders are collected in the shop', pickUpValue)

const counterValue = z.object({
  /** What the staff may take off a price, in percent of it; the owner any. */
  overridePercent: whole(0, 100),
  /** In the till in the morning. */
  floatCents: whole(0, 1_000_000),
})
export type CounterValue = z.output<typeof counterValue>

export const shippedCounter: CounterValue = { overridePercent: 20, floatCents: 0 }

export const counterSetting = setting('counter', 'the counter: reductions and the till', counterValue)

/** One part of what is paid in the shop. */
const tenderIn = z.object({
  tender: z.enum(['cash', 'terminal', 'gift_card']),
  amount: amountIn.check(z.refine((cents) => cents > 0, { error: 'amount' })),
  /** Cash on the counter. */
  received: z.optional(z.nullable(amountIn)),
  /** Of the gift card. */
  code: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
})
export type TenderIn = z.output<typeof tenderIn>
export const tendersIn = z.array(tenderIn).check(z.maxLength(10, { error: 'range' }))

/** Of calls that take money in the shop. */
export const moneyErrors = [
  'tenders_differ',
  'received_short',
  'role_missing',
  'confirmation_needed',
  'idempotency_conflict',
  'invalid_idempotency_key',
  'gift_card_short',
  ...giftCardRefusals,
] as const
export const changePart = { change: amountOut }
