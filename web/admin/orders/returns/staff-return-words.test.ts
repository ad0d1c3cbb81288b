import { describe, expect, it } from 'vitest'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { byDay, bySoonest, daysLeft, daysSaid, standText, taskText } from './staff-return-words.ts'

const one = (more: object = {}) =>
  ({
    code: 'RS-7K4M-1',
    kind: 'withdrawal',
    outcome: 'refund',
    state: 'announced',
    isCourtesy: false,
    isAwaited: false,
    createdAt: '2026-11-19T19:31:00.000Z',
    amount: '69.21',
    deadline: { what: 'refund', day: '2026-12-03' },
    lines: [{ line: 2, name: 'Copertone', frameSize: null, quantity: 1, exchangeSize: null }],
    ...more,
  }) as unknown as AdminReturn

describe('a return on the dashboard', () => {
  it('says what has to be done, by when, and where the goods are', () => {
    expect(taskText(one())).toMatch(/^Da restituire 69,21.€ entro giovedì 3 dicembre$/)
    expect(standText(one())).toBe('recede da 1 × Copertone. Il pezzo non è ancora arrivato.')
    expect(standText(one(), [{ line: 2, quantity: 2 }])).toContain('recede da 1 di 2 × Copertone.')
    expect(standText(one({ state: 'received' }))).toContain('Il pezzo è arrivato.')
    const lines = [{ line: 1, name: 'Casco', frameSize: 'M', quantity: 1, exchangeSize: 'L' }]
    const exchange = one({ kind: 'shop_return', outcome: 'exchange', state: 'received', deadline: null, lines })
    expect(taskText(exchange)).toBe('Da spedire la taglia L')
  })

  it('counts the days of the shop’s calendar, past ones too', () => {
    const at = (moment: string) => daysLeft(one(), new Date(moment))
    expect(at('2026-11-23T09:00:00Z')).toBe(10)
    expect(at('2026-12-02T23:30:00Z')).toBe(0)
    expect(at('2026-12-05T09:00:00Z')).toBe(-2)
    expect(daysSaid(-2)).toBe('in ritardo di 2 giorni')
    expect(daysLeft(one({ deadline: null }))).toBeUndefined()
    expect(['2026-12-04', '2026-12-08', '2026-12-01'].map(byDay)).toEqual([
      'entro il 4 dicembre',
      'entro l’8 dicembre',
      'entro il 1º dicembre',
    ])
  })

  it('comes before those with a later deadline, or none', () => {
    const later = one({ code: 'later', deadline: { what: 'hold', day: '2026-12-07' } })
    const free = one({ code: 'free', deadline: null })
    expect([free, later, one()].sort(bySoonest).map(({ code }) => code)).toEqual(['RS-7K4M-1', 'later', 'free'])
  })
})
