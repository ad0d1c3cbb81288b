import { describe, expect, it } from 'vitest'
import { eventDetail } from './event-text.ts'

describe('the history of an order', () => {
  it('says who brings the parcel, and that it left unpaid, with the reason or that there was none', () => {
    expect(eventDetail('shipped', { carrier: 'brt', trackingCode: '084123456789' })).toBe(': BRT 084123456789')
    expect(eventDetail('shipped', { carrier: 'other', trackingCode: 'X1' })).toBe(': X1')
    expect(eventDetail('shipped', { carrier: null, trackingCode: null, isUnpaid: true, reason: 'Paga al banco' })).toBe(
      ', senza pagamento. Motivo: Paga al banco',
    )
    expect(eventDetail('shipped', { trackingCode: null, isUnpaid: true, reason: null })).toBe(
      ', senza pagamento e senza un motivo indicato',
    )
    expect(eventDetail('parcel_sent', { number: 2, carrier: 'gls', trackingCode: 'VI620119023' })).toBe(
      ': n. 2, GLS VI620119023',
    )
    expect(eventDetail('parcel_packed', { number: 1 })).toBe(': n. 1')
    // As events were written before carriers.
    expect(eventDetail('shipped', { trackingCode: 'BRT-1' })).toBe(': BRT-1')
  })

  it('names what a late transfer could not buy any more', () => {
    const missing = [{ name: 'Gravel Brenta', size: 'M', available: 0 }]
    expect(eventDetail('transfer_to_return', { amount: '120.00', missing })).toBe('. Non c’è più: Gravel Brenta M')
    expect(eventDetail('transfer_in_part', { amount: '20.00', due: '100.00' })).toBe(', mancano 100,00\u00a0€')
    expect(eventDetail('transfer_part_returned', { amount: '20.00' })).toBe(': 20,00\u00a0€')
    expect(eventDetail('cancelled', { reason: 'unpaid' })).toBe(': non pagato in tempo')
    expect(eventDetail('placed', {})).toBe('')
  })
})
