import { describe, expect, it } from 'vitest'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { bankDeadline, customerStatus, lastDayToPay, orderStatuses } from './order-states.ts'

describe('order states', () => {
  it.each(['2026-11-20T10:00:00Z', '2026-11-20T22:59:59Z', '2026-10-20T22:30:00Z', '2026-03-24T22:30:00Z'])(
    'name a last day to pay for an order of %s that is over before its deadline',
    (placed) => {
      const [day, deadline] = [lastDayToPay(new Date(placed)), bankDeadline(new Date(placed))]
      expect(romeDayOf(day) < romeDayOf(deadline)).toBe(true)
      expect(deadline.getTime() - day.getTime()).toBeLessThanOrEqual(86_400_000)
    },
  )

  it('show a delivered order to the customer as completed', () => {
    expect(orderStatuses.map(customerStatus)).toEqual(['processing', 'shipped', 'completed', 'cancelled'])
  })
})
