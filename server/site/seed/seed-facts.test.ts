import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { readSeedFiles, type SeedProduct } from './seed-files.ts'

const shelfSchema = z.object({
  slug: z.string(),
  category: z.string(),
  parent: z.string().nullable(),
  isRest: z.boolean().default(false),
  facts: z.array(z.string()),
  facets: z.array(z.string()),
})
const factSchema = z.object({
  key: z.string(),
  kind: z.enum(['number', 'choice', 'boolean', 'text']),
  choices: z.array(z.object({ value: z.string() })).default([]),
})
const shipped = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../catalog/shelves/shipped/${name}.json`, import.meta.url), 'utf8'))

const { products, images } = await readSeedFiles(fileURLToPath(new URL('../../../seed', import.meta.url)))
const shelves = z.array(shelfSchema).parse(await shipped('shelves'))
const facts = z.array(factSchema).parse(await shipped('facts'))
const shelfOf = new Map(shelves.map((shelf) => [shelf.slug, shelf]))
const factOf = new Map(facts.map((fact) => [fact.key, fact]))

function isOfKind(key: string, value: SeedProduct['facts'][string]): boolean {
  const fact = factOf.get(key)
  if (fact?.kind === 'choice') return fact.choices.some((choice) => choice.value === value)
  if (fact?.kind === 'text') return typeof value === 'string' || typeof value === 'object'
  return typeof value === fact?.kind
}

function withParents(slug: string): string[] {
  const shelf = shelfOf.get(slug)
  return shelf ? [...shelf.facts, ...(shelf.parent ? withParents(shelf.parent) : [])] : []
}

function isGtin(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, k) => total + Number(digit) * (k % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

it('ships a tree of shelves, two levels below each category, that shows facts there are', () => {
  expect(shelfOf.size).toBe(shelves.length)
  expect(factOf.size).toBe(facts.length)
  for (const { slug, category, parent, facts: shown, facets } of shelves) {
    const above = parent === null ? undefined : shelfOf.get(parent)
    expect([slug, above?.category ?? category, above?.parent ?? null]).toEqual([slug, category, null])
    expect(shown.filter((key) => !factOf.has(key)).concat(facets.filter((key) => !shown.includes(key)))).toEqual([])
  }
  const rests = shelves.filter(({ isRest }) => isRest).map(({ category }) => category)
  expect(rests.toSorted()).toEqual([...new Set(shelves.map(({ category }) => category))].toSorted())
})

it('puts every article on a shelf of its category, with facts of that shelf only', () => {
  const wrong = products.flatMap((p) => {
    const known = withParents(p.shelf ?? '')
    return [
      ...(shelfOf.get(p.shelf ?? '')?.category === p.category ? [] : [`${p.code} on ${p.shelf}`]),
      ...Object.entries(p.facts)
        .filter(([key, value]) => !known.includes(key) || !isOfKind(key, value))
        .map(([key, value]) => `${p.code}: ${key} ${String(value)}`),
      ...(p.gtin && !isGtin(p.gtin) ? [`${p.code}: ${p.gtin}`] : []),
    ]
  })
  expect(wrong).toEqual([])
})

it('says everything in both languages, and of a bicycle enough to read', () => {
  const silent = products.filter((p) => !(p.nameEn && p.descriptionEn)).map((p) => p.code)
  const curt = products
    .filter((p) => isBicycleCategory(p.category))
    .filter((p) => [p.description, p.descriptionEn ?? ''].some((text) => text.split(/\s+/).length < 40))
    .map((p) => p.code)
  const untold = images.filter((image) => image.altEn === '').map((image) => image.file)
  expect([silent, curt, untold]).toEqual([[], [], []])
})

it('joins articles of one shelf and brand to a model', () => {
  const models = Map.groupBy(
    products.filter((p) => p.modelKey),
    (p) => p.modelKey,
  )
  expect([...models.values()].filter((siblings) => siblings.length > 1).length).toBeGreaterThan(10)
  for (const [key, siblings] of models) {
    expect([key, new Set(siblings.map((p) => `${p.shelf} ${p.brand}`)).size]).toEqual([key, 1])
  }
})
