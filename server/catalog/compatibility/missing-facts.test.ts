import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shippedFacts, shippedShelves } from '#server/catalog/shelves/shipped-shelves.ts'
import { bikeQuestions } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import type { KnownFacts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import { partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'

/** What parts and bicycles measure, so that equal and differing ones both come up. */
const measures: Readonly<Record<string, readonly number[]>> = {
  width: [28, 32, 40, 57, 60],
  tyreWidth: [32, 40, 57],
  tyreClearance: [57, 61],
  rimWidth: [21, 25],
  tyreFrom: [25, 28],
  tyreTo: [30, 45],
  valveLength: [35, 48, 60],
  rimDepth: [20, 40],
  speeds: [1, 8, 9, 10, 11, 12],
  links: [110, 118],
  maxSprocket: [30, 34, 51],
  discDiameter: [160, 180],
  discRear: [160, 180],
  minDisc: [160],
  maxDisc: [180],
  seatpostDiameter: [27.2, 30.9],
  shellWidth: [68, 73],
  axleLength: [110.5, 122.5],
  axleDiameter: [12, 15],
  axleSpacing: [100, 110, 142],
  frontSpacing: [100, 110],
  rearSpacing: [142],
  length: [165, 167, 180],
  frontAxleLength: [165],
  rearAxleLength: [165, 180],
}
const texts: Readonly<Record<string, readonly string[]>> = {
  beadSeat: ['622', '584'],
  sprockets: ['11-28', '11-34', '10-51'],
  hubFamily: ['Shimano FH-M7110', 'Novatec D792'],
}

function anyOf(key: string): fc.Arbitrary<string | number | boolean> {
  const definition = shippedFacts.find((fact) => fact.key === key)
  if (texts[key]) return fc.constantFrom(...texts[key])
  if (definition?.kind === 'boolean') return fc.boolean()
  if (definition?.kind === 'choice') return fc.constantFrom(...definition.choices.map(({ value }) => value))
  if (definition?.kind === 'number') return fc.constantFrom(...(measures[key] ?? [1]))
  return fc.constant('1')
}
const factsWith = (keys: readonly string[]): fc.Arbitrary<KnownFacts> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, anyOf(key)])))

/**
 * Said only of bicycles that are special in it (a belt, a motor, mudguards), or told by another fact: the brakes by pads
 * and rotor, the gearing by the number of sprockets, the rim's width by the tyre on it; a chain is cut to its links.
 */
const elsewhere: readonly string[] = ['mudguards', 'motor', 'drivetrain', 'gearing', 'rimWidth', 'links']
const asked = bikeQuestions.filter((key) => key !== 'brakes')
/** A chain's width follows from its sprockets. */
const deciding = (keys: readonly string[]) =>
  keys.filter((key) => !['chainWidth', 'drivetrain', 'brakes'].includes(key))
const kinds = shippedShelves.flatMap(({ slug, facts, parent }) => {
  const above = shippedShelves.find((shelf) => shelf.slug === parent)
  const kind = partKindOf([slug])
  return kind ? [{ kind, keys: [...new Set([...facts, ...(above?.facts ?? [])])] }] : []
})

it('has rules on the shelves of eleven kinds of parts', () => {
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(11)
})

it.each(kinds)('promises nothing of a $kind that a fact would forbid which is not known', ({ kind, keys }) => {
  const without = (facts: KnownFacts, key: string): KnownFacts => ({ ...facts, [key]: undefined })
  fc.assert(
    fc.property(factsWith(deciding(keys)), factsWith(asked), (told, known) => {
      // What a tyre for rims without hooks is.
      const part = told.hookless === true ? { ...told, tubeless: true } : told
      const hasBlocks = String(known.padShape).startsWith('pattino')
      // Only tubeless rims come without hooks, and no bicycle has both kinds of brakes.
      const bike = { ...known, tubeless: true, ...(hasBlocks && { discDiameter: undefined, discRear: undefined }) }
      if (fitOf(kind, part, bike).verdict === 'fits') return
      for (const key of deciding(keys))
        expect([key, fitOf(kind, without(part, key), bike)]).not.toMatchObject([key, { verdict: 'fits' }])
      for (const key of asked.filter((one) => !elsewhere.includes(one)))
        expect([key, fitOf(kind, part, without(bike, key))]).not.toMatchObject([key, { verdict: 'fits' }])
    }),
    { numRuns: 1_000 },
  )
})
