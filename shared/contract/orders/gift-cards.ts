import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, day, email, line, prose } from '#shared/contract/platform/fields.ts'
import { isGiftCode, normalizeGiftCode } from '#shared/domain/platform/states/gift-card-code.ts'
import {
  giftCardRefusals,
  giftCardStates,
  maxGiftCardCents,
  maxGiftMessage,
  maxOrderGiftCards,
  minGiftCardCents,
} from '#shared/domain/platform/states/gift-card-states.ts'

/** A code as typed; a check digit catches a slip of the finger without a request. */
const typedGiftCode = z.pipe(
  z.string().check(z.maxLength(100, { error: 'gift_code' })),
  z.transform(normalizeGiftCode).check(z.refine(isGiftCode, { error: 'gift_code' })),
)

const giftCardRequest = z.object({
  code: typedGiftCode,
  /** At most so much of it; left out, as much as there is and the order costs. */
  amount: z.optional(z.nullable(amountIn.check(z.refine((cents) => cents > 0, { error: 'amount' })))),
})
export type GiftCardRequest = z.output<typeof giftCardRequest>

export const giftCardRequests = z.array(giftCardRequest).check(z.maxLength(maxOrderGiftCards, { error: 'gift_cards' }))

/** Only with gift cards: their part, and the remaining amount. */
export const giftCardPart = { giftCard: z.optional(amountOut), toPay: z.optional(amountOut) }

const checkedGiftCard = z.object({
  code: z.string(),
  /** The amount it can pay now; null with a refusal. */
  balance: z.nullable(amountOut),
  initial: z.nullable(amountOut),
  refusal: z.nullable(z.enum(giftCardRefusals)),
  /** The refusal as a sentence. */
  why: z.nullable(z.string()),
})
export type CheckedGiftCard = z.output<typeof checkedGiftCard>

export const checkGiftCards = endpoint('POST', '/api/gift-cards/balance', {
  summary: 'What is left on gift cards; codes that are none are counted',
  body: z.object({ codes: z.array(typedGiftCode).check(z.minLength(1), z.maxLength(maxOrderGiftCards)) }),
  replies: { 200: z.object({ giftCards: z.array(checkedGiftCard) }) },
  errors: ['too_many_requests'],
})

const cardAmount = amountIn.check(
  z.refine((cents) => cents >= minGiftCardCents && cents <= maxGiftCardCents, { error: 'gift_amount' }),
)

export const newGiftCard = z.object({
  amount: cardAmount,
  recipientName: line(1, 120),
  recipientEmail: email,
  message: z.optional(prose(0, maxGiftMessage)),
  /** A day of the shop's calendar, today up to a year ahead. */
  sendOn: z.optional(z.nullable(day)),
  customerName: line(1, 120),
  customerEmail: email,
})
export type NewGiftCardInput = z.input<typeof newGiftCard>
export type NewGiftCardBody = z.output<typeof newGiftCard>

const boughtOrder = z.object({ orderNumber: z.string(), accessKey: z.string(), total: amountOut })

export const buyGiftCard = endpoint('POST', '/api/gift-cards', {
  summary:
    'Orders a gift card; it is paid as every order that waits for its money, and sent on its day once it is paid',
  body: newGiftCard,
  replies: { 201: boughtOrder, 200: boughtOrder },
  errors: ['idempotency_conflict', 'invalid_idempotency_key', 'shop_not_ready', 'too_many_requests'],
})

/** A bought card as its buyer sees it: never its code. */
export const boughtGiftCard = z.object({
  state: z.enum(giftCardStates),
  amount: amountOut,
  balance: amountOut,
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  sendOn: day,
  sentAt: z.nullable(z.iso.datetime()),
  /** The last day on which the buyer may withdraw the remaining balance. */
  withdrawUntil: z.nullable(day),
})
export type BoughtGiftCard = z.output<typeof boughtGiftCard>
