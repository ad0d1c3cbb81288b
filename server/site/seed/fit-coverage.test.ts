import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { shippedShelves } from '#server/catalog/shelves/shipped-shelves.ts'
import { bikeFacts } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import type { KnownFacts, Verdict } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import { type PartKind, partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { readSeedFiles, type SeedProduct } from './seed-files.ts'

const { products, jobCards } = await readSeedFiles(fileURLToPath(new URL('../../../seed', import.meta.url)))
const shelfOf = new Map(shippedShelves.map((shelf) => [shelf.slug, shelf]))
const measured = new Map(jobCards.map(({ code, checks }) => [code, checks.seatPost?.value]))

function pathTo(slug: string | null | undefined): string[] {
  const shelf = slug ? shelfOf.get(slug) : undefined
  return shelf ? [...pathTo(shelf.parent), shelf.slug] : []
}

const factsOf = ({ code, facts }: SeedProduct): KnownFacts => ({
  seatpostDiameter: measured.get(code),
  ...Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'object' ? value.it : value]),
  ),
})

const bicycles = products
  .filter(({ category }) => isBicycleCategory(category))
  .map((p) => {
    const { category, subcategory = null, wheelSize = null, gearCount = null } = p
    return { name: p.name, facts: bikeFacts({ category, subcategory, wheelSize, gearCount }, factsOf(p)) }
  })
const parts = products.flatMap((p) => {
  const kind = p.category === 'componenti' ? partKindOf(pathTo(p.shelf)) : undefined
  return kind === undefined || (kind === 'post' && p.facts.seatpostDiameter === undefined) ? [] : [{ kind, part: p }]
})

/** At most so many of a hundred answers of a kind are to check. */
const mostToCheck: Partial<Record<PartKind, number>> = {
  tyre: 20,
  tube: 2,
  chain: 5,
  cassette: 2,
  pads: 2,
  rotor: 17,
  post: 30,
  bracket: 30,
  pedal: 0,
}

it('answers for most parts whether they fit the demo’s bicycles', () => {
  expect(bicycles).toHaveLength(94)
  const answers = parts.flatMap(({ kind, part }) =>
    bicycles.map(({ name, facts }) => ({ kind, name, part: part.name, fit: fitOf(kind, factsOf(part), facts) })),
  )
  const lines = Object.entries(mostToCheck).map(([kind, most]) => {
    const own = answers.filter((one) => one.kind === kind)
    const share = (verdict: Verdict) => (100 * own.filter(({ fit }) => fit.verdict === verdict).length) / own.length
    expect([kind, share('check') <= most, share('fits') > 5]).toEqual([kind, true, true])
    return `${kind}: fits ${share('fits').toFixed(1)}, no ${share('no').toFixed(1)}, check ${share('check').toFixed(1)} %`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  // A fact that the shop's own part does not tell would send every buyer to the telephone.
  expect(answers.filter(({ fit }) => fit.reasons.some(({ code }) => code === 'untold'))).toEqual([])
})
