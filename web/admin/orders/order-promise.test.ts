import { describe, expect, it } from 'vitest'
import { promiseOf } from './order-promise.ts'

const paid = {
  shipBy: '2026-11-20T10:00:00.000Z',
  arrivesOn: '2026-11-24',
  orderStatus: 'processing',
  paymentStatus: 'paid',
  paymentMethod: 'bank',
  createdAt: '2026-11-18T09:00:00.000Z',
} as const
const at = (moment: string, change: object = {}) => promiseOf({ ...paid, ...change }, Date.parse(moment))

describe('the day that an order waits for', () => {
  it('is late from the first moment on, by whole days', () => {
    expect(at('2026-11-19T10:00:00.000Z')).toMatchObject({ day: 'ven 20 novembre', what: 'parte', late: undefined })
    expect(at('2026-11-20T10:00:00.000Z')).toMatchObject({ day: 'oggi, ven 20 novembre', late: undefined })
    expect(at('2026-11-20T10:00:01.000Z')?.late).toBe('In ritardo di 1 giorno')
    expect(at('2026-11-23T11:00:00.000Z')?.late).toBe('In ritardo di 4 giorni')
    expect(at('2026-11-19T10:00:00.000Z', { delivery: 'pickup' })?.what).toBe('pronto')
  })

  it('of a parcel on its way is the day it was promised for, until its evening', () => {
    const sent = { shipBy: null, orderStatus: 'shipped' }
    expect(at('2026-11-24T17:00:00.000Z', sent)).toMatchObject({ day: 'oggi, mar 24 novembre', late: undefined })
    expect(at('2026-11-25T07:00:00.000Z', sent)?.late).toBe('Atteso da 1 giorno')
    expect(at('2026-11-25T07:00:00.000Z', { ...sent, delivery: 'pickup' })).toBeUndefined()
    expect(at('2026-11-25T07:00:00.000Z', { ...sent, arrivesOn: null })).toBeUndefined()
  })

  it('of a transfer is the last day to pay, and nothing once it is over', () => {
    const unpaid = { shipBy: null, paymentStatus: 'pending' }
    expect(at('2026-11-19T10:00:00.000Z', unpaid)).toMatchObject({ day: 'mar 24 novembre', late: undefined })
    expect(at('2026-11-19T10:00:00.000Z', { shipBy: null, orderStatus: 'cancelled' })).toBeUndefined()
  })
})
