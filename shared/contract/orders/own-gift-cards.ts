import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { giftCardMail } from './admin-gift-cards.ts'
import { boughtGiftCard } from './gift-cards.ts'
import { orderKeyQuery, orderNumberParam } from './orders.ts'
import { refundAccount } from './refund-account.ts'

export const mailOwnGiftCard = endpoint('POST', '/api/orders/:orderNumber/gift-card/mail', {
  summary: 'Its buyer has a gift card sent again, or to another address: then with another code',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: giftCardMail,
  replies: { 200: boughtGiftCard },
  errors: ['order_not_found', 'gift_card_not_found', 'gift_card_state', 'too_many_requests'],
})

export const withdrawGiftCard = endpoint('POST', '/api/orders/:orderNumber/gift-card/withdrawal', {
  summary: 'Its buyer gets back what is left on a gift card, within 14 days; an account where no wallet paid',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.object({ account: z.optional(z.nullable(refundAccount)) }),
  replies: { 200: boughtGiftCard },
  errors: ['order_not_found', 'gift_card_not_found', 'gift_card_state', 'order_account_needed'],
})
