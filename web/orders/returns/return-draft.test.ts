import { describe, expect, it } from 'vitest'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import {
  allLines,
  blankReturn,
  missingIn,
  partsOf,
  type ReturnChoice,
  requestedReturns,
  returnBody,
  tickedLines,
} from './return-draft.ts'
import { backCents, waysOf } from './return-ways.ts'

const kind = (name: string, lastDay: string | null, outcomes: string[], isCourtesy = false) => ({
  kind: name,
  lastDay,
  isCourtesy,
  outcomes,
  photosNeeded: name === 'guarantee' ? 1 : name === 'transport_damage' ? 2 : 0,
})

const inTerm = [
  kind('withdrawal', '2026-12-01', ['refund']),
  kind('shop_return', '2026-12-17', ['refund', 'exchange']),
  kind('guarantee', '2028-11-17', ['repair', 'exchange', 'refund']),
  kind('transport_damage', '2026-12-17', ['exchange', 'refund', 'repair']),
]

const line = (no: number, more: object = {}) => ({
  line: no,
  name: `Articolo ${no}`,
  frameSize: null,
  bought: 2,
  left: 2,
  price: '20.00',
  kinds: inTerm,
  exchangeSizes: [],
  ...more,
})

const sized = line(1, {
  frameSize: 'M',
  exchangeSizes: [
    { frameSize: 'S', pieces: 1 },
    { frameSize: 'L', pieces: 4 },
  ],
})

const offerOf = (...lines: object[]) => ({ shipping: '9.90', lines }) as unknown as ReturnOffer
const waysFor = (offer: ReturnOffer, quantities: Record<string, number>) =>
  waysOf(tickedLines(offer, { ...blankReturn, quantities }))
const names = (offer: ReturnOffer, quantities: Record<string, number>) => waysFor(offer, quantities).map((w) => w.way)

describe('what a customer chooses of a return', () => {
  it('is cut to the pieces that are left', () => {
    const offer = offerOf(line(1, { left: 1 }), line(2, { left: 0 }))
    const lines = tickedLines(offer, { ...blankReturn, quantities: { '1/': 2, '2/': 1 } })
    expect(lines.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('keeps the kinds apart: the legal withdrawal while it lasts, then the shop’s own return', () => {
    const ended = inTerm.slice(1)
    expect(names(offerOf(sized), { '1/M': 1 })).toEqual(['withdrawal', 'exchange', 'guarantee', 'transport_damage'])
    expect(names(offerOf(line(1, { kinds: ended })), { '1/': 1 })).toEqual([
      'shop_return',
      'guarantee',
      'transport_damage',
    ])
  })

  it('is what all ticked articles have in common, until the earliest of their days', () => {
    const other = line(2, { kinds: [kind('guarantee', '2027-05-01', ['repair', 'refund'], true)] })
    expect(waysFor(offerOf(sized, other), { '1/M': 1, '2/': 1 })).toEqual([
      expect.objectContaining({
        way: 'guarantee',
        lastDay: '2027-05-01',
        isCourtesy: true,
        outcomes: ['repair', 'refund'],
      }),
    ])
  })

  it('is no exchange where no other size has enough pieces', () => {
    expect(names(offerOf(sized), { '1/M': 2 })).toContain('exchange')
    const rare = line(1, { frameSize: 'M', exchangeSizes: [{ frameSize: 'S', pieces: 1 }] })
    expect(names(offerOf(rare), { '1/M': 2 })).not.toContain('exchange')
  })

  it('gives back the delivery charge only when all that is left is withdrawn', () => {
    const offer = offerOf(line(1), line(2))
    const all = tickedLines(offer, { ...blankReturn, quantities: { '1/': 2, '2/': 2 } })
    const part = tickedLines(offer, { ...blankReturn, quantities: { '1/': 1, '2/': 2 } })
    expect(backCents(offer, all, 'withdrawal')).toEqual({ cents: 8_990, shippingCents: 990 })
    expect(backCents(offer, part, 'withdrawal')).toEqual({ cents: 6_000, shippingCents: 0 })
    expect(backCents(offer, all, 'shop_return')).toEqual({ cents: 8_000, shippingCents: 0 })
  })

  it('says what is missing, and sends the size that was chosen', () => {
    const offer = offerOf(sized)
    const draft = { ...blankReturn, quantities: { '1/M': 1 } }
    const missing = (choice: Partial<ReturnChoice>, sizes = {}) => {
      const chosen = { ...draft, sizes, choices: { [allLines]: { reason: '', photoIds: [], ...choice } } }
      return partsOf(tickedLines(offer, chosen), chosen).flatMap((part) => missingIn(part, chosen))
    }
    expect(missing({})).toEqual(['way'])
    expect(missing({ way: 'guarantee' })).toEqual(['photos'])
    expect(missing({ way: 'exchange' }, { '1/M': 'XL' })).toEqual(['size'])
    expect(missing({ way: 'exchange' }, { '1/M': 'L' })).toEqual([])
    expect(
      bodiesOf(offer, { '1/M': 1 }, { [allLines]: { way: 'exchange', reason: ' Stretto ', photoIds: [] } }),
    ).toEqual([
      {
        kind: 'shop_return',
        outcome: 'exchange',
        lines: [{ line: 1, quantity: 1, frameSize: 'M', exchangeSize: 'L' }],
        reason: 'Stretto',
        photoIds: [],
      },
    ])
  })

  it('is one return for articles that come back in one way, and others beside it', () => {
    const offer = offerOf(sized, line(2), line(3))
    const choices: Record<string, ReturnChoice> = {
      '1/M': { way: 'exchange', reason: '', photoIds: [] },
      '2/': { way: 'withdrawal', reason: 'Non va', photoIds: [] },
      '3/': { way: 'withdrawal', reason: 'Doppio', photoIds: [] },
    }
    expect(bodiesOf(offer, { '1/M': 1, '2/': 1, '3/': 2 }, choices, true)).toMatchObject([
      { kind: 'shop_return', outcome: 'exchange', lines: [{ line: 1, exchangeSize: 'L' }] },
      { kind: 'withdrawal', lines: [{ line: 2 }, { line: 3, quantity: 2 }], reason: 'Non va; Doppio' },
    ])
  })

  it('cuts no words to join two returns', () => {
    const long = { way: 'withdrawal', photoIds: [] } as const
    const choices = { '1/': { ...long, reason: 'a'.repeat(300) }, '2/': { ...long, reason: 'b'.repeat(300) } }
    const bodies = bodiesOf(offerOf(line(1), line(2)), { '1/': 1, '2/': 1 }, choices, true)
    expect(bodies.map(({ reason }) => reason?.length)).toEqual([300, 300])
  })

  it('is chosen for each article where nothing is offered for all; each begins with what was chosen for all', () => {
    const guarantee = [kind('guarantee', '2027-05-01', ['repair'])]
    const offer = offerOf(line(1, { kinds: inTerm.slice(0, 1) }), line(2, { kinds: guarantee }))
    const draft = { ...blankReturn, quantities: { '1/': 1, '2/': 1 } }
    expect(partsOf(tickedLines(offer, draft), draft).map(({ key }) => key)).toEqual(['1/', '2/'])
    const alike = {
      ...draft,
      isEach: true,
      choices: { [allLines]: { way: 'guarantee' as const, reason: 'Rotti', photoIds: ['x'] } },
    }
    const two = offerOf(line(1), line(2))
    expect(partsOf(tickedLines(two, alike), alike)).toMatchObject([
      { choice: { way: 'guarantee', reason: 'Rotti', photoIds: [] } },
      { choice: { way: 'guarantee', photoIds: [] } },
    ])
  })
})

function bodiesOf(
  offer: ReturnOffer,
  quantities: Record<string, number>,
  choices: Record<string, ReturnChoice>,
  isEach = false,
) {
  const draft = { ...blankReturn, quantities, choices, isEach, sizes: { '1/M': 'L' } }
  return requestedReturns(partsOf(tickedLines(offer, draft), draft)).map((one) => returnBody(one, draft.sizes))
}
