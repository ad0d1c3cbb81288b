import { describe, expect, it } from 'vitest'
import { bikeFacts, type DescribedBike } from './bike-facts.ts'
import type { KnownFacts } from './compatibility-rules.ts'

const known = (bike: Partial<DescribedBike>, reported: KnownFacts = {}) =>
  bikeFacts({ category: 'biciclette', subcategory: null, wheelSize: null, gearCount: null, ...bike }, reported)
const used = 'bici-usate'

describe('what follows from what is told of a bicycle', () => {
  it.each([
    [{ gearCount: 1 }, {}, 1, undefined],
    [{ gearCount: 22 }, { gearing: 'deragliatore' }, 11, undefined],
    [{ gearCount: 24 }, { gearing: 'deragliatore' }, undefined, '12 8'],
    [{ gearCount: 24 }, { gearing: 'deragliatore', chainrings: '48-38-28' }, 8, undefined],
    [{ gearCount: 7 }, {}, undefined, '1 7'],
    [{ gearCount: 8 }, { gearing: 'mozzo' }, undefined, undefined],
    [{ gearCount: 10, category: used }, { gearing: 'deragliatore' }, undefined, '10 5'],
    [{ gearCount: 10, category: used }, { gearing: 'deragliatore', brakes: 'disco-meccanici' }, 10, undefined],
    [{ gearCount: 12, category: used }, { gearing: 'deragliatore', brakes: 'disco' }, undefined, '12 6'],
    [{ gearCount: 12, category: used }, { gearing: 'deragliatore', motor: 'centrale' }, 12, undefined],
    [{ gearCount: 12, category: used }, { gearing: 'deragliatore', motor: 'mozzo' }, undefined, '12 6'],
    [{ gearCount: 12, category: used }, { gearing: 'deragliatore', dropperPost: true }, 12, undefined],
  ] as const)('%j with %j has so many sprockets', (bike, reported, speeds, among) => {
    expect(known(bike, reported)).toMatchObject({ speeds, ...(among && { speedsOneOf: among }) })
    expect(known(bike, reported).speedsOneOf).toBe(among)
  })

  it.each([
    ['biciclette', '28"', '622', undefined],
    [used, '28"', undefined, '622 635 642'],
    [used, '700C', '622', undefined],
    ['biciclette', '20"', undefined, expect.stringMatching(/^400 406 .*451$/)],
    [used, '26"', undefined, expect.stringContaining('584')],
  ])('%s with wheels of %s sits on %s', (category, wheelSize, beadSeat, among) => {
    expect(known({ category, wheelSize })).toMatchObject({ beadSeat })
    expect(known({ category, wheelSize }).beadSeatOneOf).toEqual(among)
  })

  it('is what is told itself, where it is', () => {
    expect(known({ wheelSize: '20"', gearCount: 24 }, { etrto: '47-406', speeds: 8 })).toMatchObject({
      beadSeat: '406',
      speeds: 8,
    })
  })
})
