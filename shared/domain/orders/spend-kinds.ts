/** What staff do that is worth money to another: money or credit given, money said to have come, a lower price. */
export type SpendKind =
  | 'refund'
  | 'refund_account'
  | 'order_change'
  | 'gift_card'
  | 'paid'
  | 'price_override'
  | 'tender'

/** Of one person in a day of the shop, and on one order: beyond it owners are asked again, others ask the owner. */
export const spendLimitCents = 200_00
