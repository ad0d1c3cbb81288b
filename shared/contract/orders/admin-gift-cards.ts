import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import {
  amountIn,
  amountOut,
  day,
  email,
  instant,
  line,
  paging,
  prose,
  searched,
} from '#shared/contract/platform/fields.ts'
import {
  giftCardStates,
  maxGiftCardCents,
  maxGiftMessage,
  movementKinds,
} from '#shared/domain/platform/states/gift-card-states.ts'

const cardId = z.object({ id: z.uuid({ error: 'id' }) })

const adminGiftCard = z.object({
  id: z.string(),
  state: z.enum(giftCardStates),
  /** The last four letters of its codes; none before it was sent. */
  ends: z.array(z.string()),
  initial: amountOut,
  balance: amountOut,
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  /** The order that bought it, or why staff gave it. */
  order: z.nullable(z.object({ id: z.string(), orderNumber: z.string() })),
  reason: z.nullable(z.string()),
  sendOn: day,
  sentAt: z.nullable(instant),
  createdAt: instant,
})
export type AdminGiftCard = z.output<typeof adminGiftCard>

const adminGiftCardDetail = z.extend(adminGiftCard, {
  message: z.string(),
  /** The amount held by open checkouts. */
  held: amountOut,
  movements: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(movementKinds),
      amount: amountOut,
      order: z.nullable(z.object({ id: z.string(), orderNumber: z.string() })),
      createdAt: instant,
    }),
  ),
})
export type AdminGiftCardDetail = z.output<typeof adminGiftCardDetail>

export const listGiftCards = endpoint('GET', '/api/admin/gift-cards', {
  summary: 'Gift cards by the end of a code, recipient, buyer or order; and what the shop owes to all of them',
  query: z.object({
    q: searched,
    ...paging,
  }),
  replies: {
    200: z.object({
      cards: z.array(adminGiftCard),
      total: z.int(),
      sums: z.object({ cards: z.int(), outstanding: amountOut, sold: amountOut, given: amountOut }),
    }),
  },
})

export const getGiftCard = endpoint('GET', '/api/admin/gift-cards/:id', {
  summary: 'A gift card with its movements; never its code',
  params: cardId,
  replies: { 200: adminGiftCardDetail },
  errors: ['gift_card_not_found'],
})

export const givenGiftCard = z.object({
  amount: amountIn.check(z.refine((cents) => cents >= 100 && cents <= maxGiftCardCents, { error: 'given_amount' })),
  /** Why; staff alone read it. */
  reason: line(3, 200),
  recipientName: line(1, 120),
  recipientEmail: email,
  message: z.optional(prose(0, maxGiftMessage)),
  language: z.enum(['it', 'en']),
})
export type GivenGiftCardBody = z.output<typeof givenGiftCard>

export const giveGiftCard = endpoint('POST', '/api/admin/gift-cards', {
  summary: 'Gives a gift card; its mail goes out at once. With an Idempotency-Key it is given once',
  body: givenGiftCard,
  replies: { 201: adminGiftCardDetail, 200: adminGiftCardDetail },
  errors: ['idempotency_conflict', 'invalid_idempotency_key'],
})

export const blockGiftCard = endpoint('POST', '/api/admin/gift-cards/:id/block', {
  summary: 'Blocks a gift card, or lets it pay again; its money stays on it',
  params: cardId,
  body: z.object({ isBlocked: z.boolean() }),
  replies: { 200: adminGiftCardDetail },
  errors: ['gift_card_not_found', 'gift_card_state'],
})

export const giftCardMail = z.object({ recipientEmail: z.optional(z.nullable(email)) })

export const mailGiftCard = endpoint('POST', '/api/admin/gift-cards/:id/mail', {
  summary: 'Sends a gift card again; to another address with another code, and the old one is none any more',
  params: cardId,
  body: giftCardMail,
  replies: { 200: adminGiftCardDetail },
  errors: ['gift_card_not_found', 'gift_card_state'],
})
