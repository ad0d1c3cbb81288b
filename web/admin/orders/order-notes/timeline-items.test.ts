import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { type TimelineItem, timelineOf } from './timeline-items.ts'
import { timelineKinds } from './timeline-kinds.ts'

type Told = Pick<
  AdminOrder,
  'total' | 'paidAt' | 'payment' | 'events' | 'mails' | 'notes' | 'credits' | 'returns' | 'withdrawals'
>

const nothing: Told = {
  total: '250.83',
  paidAt: null,
  payment: null,
  events: [],
  mails: [],
  notes: [],
  credits: [],
  returns: [],
  withdrawals: [],
}
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const event = (id: number, kind: string, data = {}, actor = 'admin') => ({ id, kind, actor, data, createdAt: at(id) })
const story = (reported: Partial<Told>) => timelineOf({ ...nothing, ...reported } as AdminOrder)
const said = ({ name, text, cents }: TimelineItem) => `${name}${text} ${cents ?? ''}`.trim()

describe('the story of an order', () => {
  it('is empty where nothing has happened', () => {
    expect(story({})).toEqual([])
  })

  it('says the wallet’s money once, with its operation', () => {
    const payment = { captureId: '7XJ48213PT', amount: '250.83' } as NonNullable<AdminOrder['payment']>
    const placed = event(1, 'placed', { paymentMethod: 'paypal', totalCents: 25_083 }, 'customer')
    const lines = story({ payment, paidAt: at(1), events: [placed] })
    expect(lines.map(said)).toEqual([
      'PayPal ha incassato, operazione 7XJ48213PT 25083',
      'Ordine ricevuto: 250,83\u00a0€, con PayPal',
    ])
    const late = story({ payment, paidAt: at(9), events: [placed, event(9, 'payment_confirmed', {}, 'system')] })
    expect(late.map(({ at, cents }) => [at, cents])).toEqual([
      [at(9), 25_083],
      [at(1), undefined],
    ])
  })

  it('counts a transfer that came in parts, names the bank’s text, and what went back below 0', () => {
    const credits = [{ id: 'c', day: '2026-11-19', amount: '100.00', payer: 'ROSSI E', text: 'SALDO BICI' }]
    const lines = story({
      credits,
      events: [
        event(1, 'transfer_in_part', { amount: '100.00', due: '150.83', creditId: 'c' }),
        event(2, 'payment_confirmed'),
        event(3, 'refunded', { amountCents: 750, kind: 'transfer' }),
        event(4, 'refund_failed', { amountCents: 900, issue: 'DENIED' }, 'system'),
      ],
    })
    expect(lines.map(said)).toEqual([
      'Rimborso non riuscito: 9,00\u00a0€ (DENIED)',
      'Rimborsato con bonifico -750',
      'Pagamento ricevuto 15083',
      'Bonifico arrivato in parte, mancano 150,83\u00a0€: da ROSSI E, accreditato il 19/11/2026, «SALDO BICI» 10000',
    ])
  })

  it('tells a statement by the return that was opened with it, else by itself', () => {
    const statement = { flags: [], items: '', customerEmail: 'a@example.org', proposal: null }
    const due = { state: 'in_return', createdAt: at(3), refundDueAt: '2026-12-04T23:00:00.000Z' }
    const withdrawals = [{ ...statement, ...due, id: 'w', reference: 'REC-1' }]
    const opened = event(3, 'return_opened', { returnId: 'r', code: 'RS-1' }, 'customer')
    const one = { id: 'r', code: 'RS-1', kind: 'withdrawal', outcome: 'refund', withdrawalReference: 'REC-1' }
    const line = { line: 1, name: 'Casco', frameSize: 'M', quantity: 1 }
    const returnOf = (createdAt: string) => [{ ...one, createdAt, lines: [line] }] as AdminOrder['returns']
    expect(story({ withdrawals, events: [opened], returns: returnOf(at(3)) }).map(said)).toEqual([
      'Reso aperto: RS-1, recesso, 1 × Casco, taglia M',
    ])
    expect(story({ withdrawals }).map(({ name, statement }) => [name, statement])).toEqual([
      ['Recesso dichiarato', 'REC-1'],
    ])
  })

  it('says a mail that was sent again once, and offers the last of a kind alone', () => {
    const mail = { kind: 'order_confirmation', to: 'a@example.org', attempts: 1, sentAt: null, lastError: 'no mailbox' }
    const mails: AdminOrder['mails'] = [
      { ...mail, id: 1, state: 'sent', createdAt: at(1) },
      { ...mail, id: 2, state: 'dead', createdAt: at(2) },
    ]
    const lines = story({ mails, events: [event(2, 'mail_resent', { mail: 'order_confirmation' })] })
    expect(lines.map(({ name, text, resend, isHot }) => [name + text, resend, isHot])).toEqual([
      [
        'E-mail inviata di nuovo «Conferma d’ordine», non recapitata a a@example.org. no mailbox',
        'order_confirmation',
        true,
      ],
      ['E-mail «Conferma d’ordine», inviata a a@example.org', undefined, undefined],
    ])
  })

  it('shows a kind of event that it has no words for by its own name', () => {
    expect(timelineKinds.something_new).toBeUndefined()
    expect(story({ events: [event(1, 'something_new')] }).map(said)).toEqual(['something_new'])
  })
})
