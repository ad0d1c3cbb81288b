import { describe, expect, it } from 'vitest'
import { customerStatus, mayMoveOrder, mayMovePayment, orderStatuses, paymentStatuses } from './order-states.ts'

describe('order states', () => {
  it('move only forward: processing, shipped, delivered; cancelled from processing', () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => mayMoveOrder(from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual(['processing>shipped', 'processing>cancelled', 'shipped>delivered'])
  })

  it('let a payment become paid, then refunded', () => {
    const moves = paymentStatuses.flatMap((from) =>
      paymentStatuses.filter((to) => mayMovePayment(from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual(['pending>paid', 'paid>refunded'])
  })

  it('show a delivered order to the customer as completed', () => {
    expect(orderStatuses.map(customerStatus)).toEqual(['processing', 'shipped', 'completed', 'cancelled'])
  })
})
