import fc from 'fast-check'
import { expect, it } from 'vitest'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { shippingCents } from './shipping.ts'
import { type ShippedLine, shippedLine, shippingClasses } from './shipping-class.ts'
import { deliveryMethods, flatRates, type ShippingRules, shippingPolicyFor, withFacts } from './shipping-rules.ts'
import { usualZones, zoneQuarrel } from './zone-entries.ts'

const rate = (
  mainland: number | null,
  islands: number | null,
  remote: number | null,
  freeOverCents: number | null,
) => ({
  fees: { mainland, islands, remote },
  freeOverCents,
})
const rules: ShippingRules = {
  rates: {
    letter: rate(490, 490, 690, 3_000),
    parcel: rate(990, 1_490, 1_990, 10_000),
    bulky: rate(2_900, 3_900, 5_900, null),
    bicycle: rate(4_900, 6_900, null, 100_000),
  },
  letterGrams: 250,
  parcelGrams: 20_000,
  shelves: { pastiglie: { travelsAs: 'letter', grams: 25 }, ruote: { travelsAs: 'bulky', grams: 1_900 } },
  zones: usualZones,
  express: { feeCents: 750, days: 1 },
  isPickUpOffered: true,
  cutOff: 720,
  assemblyDays: { biciclette: 2 },
  carrierDays: { mainland: 2, islands: 3, remote: 5 },
}
const pads = { shelf: 'pastiglie', quantity: 1 }
const wheel = { shelf: 'ruote', quantity: 1 }
const helmet = { category: 'accessori', quantity: 1 }
const bike = { category: 'biciclette', quantity: 1 }

it.each([
  ['pads', [pads], '36100', 'courier', 490],
  ['pads', [pads], '98055', 'courier', 690],
  ['ten pads', [{ ...pads, quantity: 10 }], '36100', 'courier', 490],
  ['eleven pads', [{ ...pads, quantity: 11 }], '36100', 'courier', 990],
  ['a helmet', [helmet], '90133', 'courier', 1_490],
  ['a helmet', [helmet], '', 'courier', 990],
  ['a helmet', [helmet], '98055', 'courier', 1_990],
  ['pads and a wheel', [pads, wheel], '36100', 'courier', 2_900],
  ['ten heavy helmets', [{ ...helmet, quantity: 10, weightGrams: 2_001 }], '36100', 'courier', 2_900],
  ['a bicycle', [bike, wheel], '36100', 'courier', 4_900],
  ['a bicycle', [bike], '80073', 'courier', undefined],
  ['a bicycle', [bike], '80073', 'pickup', 0],
  ['a bicycle', [bike], '36100', 'express', undefined],
  ['a helmet', [helmet], '36100', 'express', 1_740],
  ['a helmet', [helmet], '90133', 'express', undefined],
] as const)('%s to %s by %s costs %s', (_name, lines, postalCode, method, expected) => {
  const policy = shippingPolicyFor(lines, { method, postalCode }, rules)
  expect(policy && shippingCents(1_000, policy)).toBe(expected)
})

it('is the specified rule as delivered: 49.99, 50.00 and 50.01 cost what they did, whatever it is and wherever it goes', () => {
  const flat = withFacts({ ...rules, rates: flatRates({ flatFeeCents: 4_900, freeOverCents: 5_000 }) })
  expect(flat).toMatchObject({ isFlat: true, flatFeeCents: 4_900, freeOverCents: 5_000 })
  for (const lines of [[pads], [helmet], [wheel], [bike], [pads, bike]])
    for (const postalCode of ['36100', '90133', '80073'])
      for (const [subtotal, fee] of [
        [4_999, 4_900],
        [5_000, 4_900],
        [5_001, 0],
      ] as const) {
        const policy = shippingPolicyFor(lines, { method: 'courier', postalCode }, flat)
        expect(policy && shippingCents(subtotal, policy)).toBe(fee)
      }
})

it('says what is sent by an article as the shop shows it', () => {
  expect(shippedLine({ category: 'biciclette', shelf: null, weight: '8.90' }, 2)).toEqual({
    quantity: 2,
    category: 'biciclette',
    shelf: null,
    weightGrams: 8_900,
  })
})

it('takes the longer of two entries, and finds the code that two zones claim', () => {
  expect(zoneQuarrel(usualZones)).toBeUndefined()
  expect(zoneQuarrel({ islands: ['90', '98055'], remote: ['98050-98060'] })).toBe('98055')
  expect(zoneQuarrel({ islands: ['9', '90'], remote: ['90'] })).toBe('90')
})

const zoneBySlowSearch = (postalCode: string) => {
  let found: { zone: 'mainland' | 'islands' | 'remote'; length: number } = { zone: 'mainland', length: 0 }
  for (const zone of ['islands', 'remote'] as const)
    for (const entry of usualZones[zone]) {
      const [first = '', last] = entry.split('-')
      const fits = last
        ? Number(postalCode) >= Number(first) && Number(postalCode) <= Number(last)
        : postalCode.slice(0, first.length) === first
      if (fits && first.length > found.length) found = { zone, length: first.length }
    }
  return found.zone
}

/** Unit by unit: the largest so far, then the weight. */
function slowPolicy(lines: readonly ShippedLine[], method: string, postalCode: string) {
  if (method === 'pickup') return { fee: 0, over: null, more: 0 }
  let largest = 0
  let grams = 0
  for (const line of lines)
    for (let piece = 0; piece < line.quantity; piece++) {
      const isBike = line.category === 'biciclette' || line.category === 'bici-usate'
      const shelf = line.shelf === 'pastiglie' ? 0 : line.shelf === 'ruote' ? 2 : 1
      largest = Math.max(largest, isBike ? 3 : shelf)
      grams += line.weightGrams ?? (line.shelf === 'pastiglie' ? 25 : line.shelf === 'ruote' ? 1_900 : 0)
    }
  if (largest < 1 && grams > 250) largest = 1
  if (largest < 2 && grams > 20_000) largest = 2
  const found = shippingClasses[largest] ?? 'parcel'
  const zone = zoneBySlowSearch(postalCode)
  const fee = rules.rates[found].fees[zone]
  if (fee === null || (method === 'express' && (largest > 1 || zone !== 'mainland'))) return undefined
  return { fee, over: rules.rates[found].freeOverCents, more: method === 'express' ? 750 : 0 }
}

const shipped = fc.record({
  productId: fc.nat(9),
  unitCents: fc.integer({ min: 1, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  category: fc.constantFrom('biciclette', 'bici-usate', 'componenti', 'accessori', undefined),
  shelf: fc.constantFrom('pastiglie', 'ruote', 'caschi', 'constructor', null, undefined),
  weightGrams: fc.constantFrom(null, undefined, 100, 251, 4_000),
})
const place = fc.oneof(
  fc.constantFrom('36100', '90133', '98055', '57033', '80073', '09014', '30121'),
  fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0')),
)

it('agrees with a slow model over carts, and neither order nor splitting of lines changes a cent', () => {
  fc.assert(
    fc.property(
      fc.array(shipped, { minLength: 1, maxLength: 6 }),
      place,
      fc.constantFrom(...deliveryMethods),
      (lines, postalCode, method) => {
        const request = { method, postalCode }
        const policy = shippingPolicyFor(lines, request, rules)
        const slow = slowPolicy(lines, method, postalCode)
        expect(policy === undefined).toBe(slow === undefined)
        if (!policy || !slow) return
        const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })))
        for (const same of [lines.toReversed(), units]) expect(shippingPolicyFor(same, request, rules)).toEqual(policy)
        const totals = totalsOf(lines, policy)
        const isFree = slow.over !== null && totals.subtotalCents > slow.over
        expect(totals.shippingCents).toBe((isFree ? 0 : slow.fee) + slow.more)
        expect(totals.totalCents).toBe(totals.subtotalCents + totals.shippingCents)
      },
    ),
    { numRuns: 100_000, seed: 56 },
  )
}, 120_000)
