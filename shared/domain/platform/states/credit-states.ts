import { life } from '#shared/domain/platform/life.ts'

/**
 * `open`: undecided. `booked`: an order's money. `to_return`, `returned`: no order's money, to be given back or given
 * back by hand. `ignored`: no order's money.
 */
export const creditLife = life({
  open: ['booked', 'to_return', 'ignored'],
  // A part that an order waits for the rest of.
  booked: ['to_return'],
  to_return: ['returned', 'open'],
  returned: [],
  ignored: ['open'],
})
export type CreditState = (typeof creditLife.states)[number]
