import type { killKinds } from './fault-plan.ts'
import { requireScenario, scenarios } from './scenarios/scenarios.ts'

/** A row of the crash table. */
export interface CrashPoint {
  row: string
  what: string
  scenario: string
  /** The step at which the shop dies: the `nth` of those so called. */
  step: RegExp
  nth: number
  kind: (typeof killKinds)[number]
}

const createCall = /^provider POST \/v2\/checkout\/orders$/
const captureCall = /^provider POST .*\/capture$/
const refundCall = /^provider POST .*\/refund$/

const point = (
  row: string,
  what: string,
  scenario: string,
  step: RegExp,
  nth: number,
  kind: CrashPoint['kind'],
): CrashPoint => ({ row, what, scenario, step, nth, kind })

const walletPoints: readonly CrashPoint[] = [
  point('C1', 'before the goods are held', 'wallet', /^commit$/, 1, 'kill_before'),
  point('C2', 'held, the provider not asked', 'wallet', /^commit$/, 1, 'kill_after'),
  point('C3', 'order made at the provider, no answer', 'wallet', createCall, 1, 'kill_after'),
  point('C4', 'answer there, not written down', 'wallet', /^alone update payments$/, 1, 'kill_before'),
  point('C5', 'written down, buyer not answered', 'wallet', /^alone update payments$/, 1, 'kill_after'),
  point('C6', 'approved and left: while the hold ends', 'wallet, left alone', /^commit$/, 2, 'kill_before'),
  point('C7', 'capture begun, not sent', 'wallet', captureCall, 1, 'kill_before'),
  point('C8', 'capture sent, no answer', 'wallet', captureCall, 1, 'kill_after'),
  point('C9', 'captured, settling not begun', 'wallet', /^begin$/, 3, 'kill_before'),
  point('C10', 'while settling: order there, not committed', 'wallet', /^insert orders$/, 1, 'kill_after'),
  point('C11', 'settled, buyer not answered', 'wallet', /^commit$/, 3, 'kill_after'),
  point('C12', 'captured, the browser is gone', 'wallet, the buyer does not come back', captureCall, 1, 'kill_after'),
  point('C13', 'it is not claimed: while it goes back', 'wallet, never claimed', refundCall, 1, 'kill_after'),
  point('C14', 'event before the answer, settled by it', 'events before the answer', /^commit$/, 3, 'kill_after'),
  point(
    'C15',
    'events repeated, backwards, late',
    'events three times, backwards and late',
    /^commit$/,
    4,
    'kill_before',
  ),
  point('C16', 'event kept, not handled', 'events before the answer', /^alone insert webhook_events$/, 1, 'kill_after'),
  point(
    'C17',
    'event handled, not answered',
    'events before the answer',
    /^alone update webhook_events$/,
    1,
    'kill_after',
  ),
  point(
    'C18',
    'another amount: the refund written down',
    'wallet, another amount captured',
    /^commit$/,
    3,
    'kill_after',
  ),
  point(
    'C19',
    'checked by the provider, then paid',
    'the provider checks the money: completed',
    /^commit$/,
    4,
    'kill_before',
  ),
  point(
    'C19',
    'checked by the provider, then denied',
    'the provider checks the money: denied',
    /^commit$/,
    4,
    'kill_before',
  ),
  point(
    'C20',
    'hold over, sold elsewhere, then approved',
    'wallet, sold elsewhere meanwhile',
    /^commit$/,
    3,
    'kill_after',
  ),
  point('C21', 'commit sent, answer lost', 'wallet', /^commit$/, 2, 'kill_after'),
  point('C23', 'bank order, before the commit', 'bank', /^commit$/, 1, 'kill_before'),
  point('C23', 'bank order, committed, not answered', 'bank', /^commit$/, 1, 'kill_after'),
  point(
    'C23',
    'paid, its invoice numbered, not committed',
    'bank, asked for an invoice, paid, given back',
    /^insert invoices$/,
    1,
    'kill_after',
  ),
  point(
    'C23',
    'given back, its credit note numbered, not committed',
    'bank, asked for an invoice, paid, given back',
    /^insert invoices$/,
    2,
    'kill_after',
  ),
  point('C24', 'mail out, not marked as sent', 'bank', /^mail$/, 1, 'kill_after'),
  point('C26', 'refund sent, no answer', 'paid and cancelled', refundCall, 1, 'kill_after'),
  point(
    'C26',
    'refund of a piece sent, no answer',
    'paid, a piece given back, then cancelled',
    refundCall,
    1,
    'kill_after',
  ),
  point(
    'C26',
    'refund of a piece committed, not sent',
    'paid, a piece given back, then cancelled',
    refundCall,
    1,
    'kill_before',
  ),
  point(
    'C27',
    'cancelled while the money is checked',
    'cancelled while the provider checks the money',
    /^commit$/,
    4,
    'kill_after',
  ),
  point(
    'C28',
    'stock edited during a checkout',
    'wallet, the shop takes pieces away meanwhile',
    /^commit$/,
    2,
    'kill_after',
  ),
  point('C33', 'two nodes after one payment', 'wallet, two nodes look after it', /^commit$/, 4, 'kill_before'),
]

const ofCards = new Map([
  [createCall, /^provider POST \/v1\/payment_intents$/],
  [refundCall, /^provider POST \/v1\/refunds$/],
])

/** With those of the scenarios that are paid by card too. */
export const crashPoints: readonly CrashPoint[] = [
  ...walletPoints,
  ...walletPoints
    .map((one) => ({ ...one, scenario: `by card: ${one.scenario}`, step: ofCards.get(one.step) ?? one.step }))
    .filter(({ scenario }) => scenarios.some(({ name }) => name === scenario)),
]

/** Rows of the table at which a death of this process shows nothing, and where they are tried instead. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  C22: 'the database dies, not the shop: `npm run faults -- machine`; a lost connection at every statement: `steps`',
  C25: 'a day without mail server, no death in it: `npm run faults -- machine`',
  C29: 'SIGTERM, not a crash: `npm run faults -- machine`; if killed after all it is C8',
  C30: 'a full disk: `npm run faults -- machine`',
  C31: 'the clock jumps: `npm run faults -- model`',
  C32: 'a second process on one database: server/platform/database/embedded-database.test.ts and `npm run faults -- machine`',
  C34: 'pictures have no part in a payment: server/catalog/images, and `npm run faults -- machine`',
}

/** @returns the step's number in the trace, counted from 1; undefined when the trace has it no more */
export function stepOf({ step, nth }: Pick<CrashPoint, 'step' | 'nth'>, trace: readonly string[]): number | undefined {
  const found = trace.flatMap((name, i) => (step.test(name) ? [i + 1] : []))
  return found[nth - 1]
}

/** The scenario of a row, which must exist. */
export const scenarioOf = ({ scenario }: CrashPoint) => requireScenario(scenario)
