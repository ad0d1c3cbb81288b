import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrationsFolder, tables } from '#server/platform/database/database.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { readShelfDirectory } from './shelf-repository.ts'
import { shippedFacts, shippedShelves } from './shipped-shelves.ts'

const shop = shopForEachTest()
const brought = [
  'rimWidth',
  'hookless',
  'drivetrain',
  'hubFamily',
  'padShape',
  'discRear',
  'maxDisc',
  'shellWidth',
  'pedals',
]

it('a shop that stands gets what the rules of fitting ask for, and keeps what is its own', async () => {
  const { db } = shop.deps.database
  const { facts, shelves } = tables
  // The former state: without these, with fewer choices, and one of them created by the shopkeeper.
  await db.execute(
    sql`delete from facts where key in ('rimWidth','hookless','drivetrain','hubFamily','padShape','discRear','maxDisc','shellWidth','pedals')`,
  )
  await db.execute(sql`delete from shelves where slug = 'corpi-ruota-libera'`)
  await db.execute(sql`update shelves set facts = '["speeds", "links"]'::jsonb where slug = 'catene'`)
  const own = { it: 'Altro', en: 'Other', value: 'altro' }
  await db
    .update(facts)
    .set({ choices: [{ value: 'hg', it: 'HG mio', en: 'My HG' }, own] })
    .where(sql`key = 'freehub'`)
  await db
    .insert(facts)
    .values({ key: 'hubFamily', kind: 'text', unit: null, label: { it: 'Mozzo', en: 'Hub' }, choices: [], position: 5 })

  const name = readdirSync(migrationsFolder).find((one) => one.endsWith('_fit_facts.sql')) ?? ''
  const file = readFileSync(join(migrationsFolder, name), 'utf8')
  for (const _twice of [1, 2])
    for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))

  const book = await readShelfDirectory(db)
  for (const key of brought) expect(book.facts.get(key)?.kind).toBe(shippedFacts.find((one) => one.key === key)?.kind)
  expect(book.facts.get('hubFamily')?.label.it).toBe('Mozzo')
  const freehub = book.facts.get('freehub')?.choices.map(({ value, it: name }) => [value, name])
  expect(freehub?.slice(0, 2)).toEqual([
    ['hg', 'HG mio'],
    ['altro', 'Altro'],
  ])
  expect(freehub).toContainEqual(['xdr', 'SRAM XDR'])
  expect(freehub).toHaveLength(7)
  expect(book.find('catene')?.facts).toEqual(['speeds', 'links', 'drivetrain'])
  const body = shippedShelves.find(({ slug }) => slug === 'corpi-ruota-libera')
  expect(book.find('corpi-ruota-libera')).toMatchObject({ ...body })
  expect(await db.select().from(shelves)).toHaveLength(shippedShelves.length)
})

it('and what decides since, with its shelf', async () => {
  const { db } = shop.deps.database
  const { facts, shelves } = tables
  const since = shippedFacts.slice(shippedFacts.findIndex(({ key }) => key === 'rimMaterial')).map(({ key }) => key)
  await db.delete(facts).where(inArray(facts.key, since))
  await db.execute(sql`delete from shelves where slug = 'perni-passanti'`)
  await db.execute(sql`update shelves set facts = '["padCompound"]'::jsonb where slug = 'pastiglie-freno'`)
  await db.execute(sql`update shelves set facts = '["pedalKind"]'::jsonb where slug = 'pedali'`)
  const own = { it: 'Verde', en: 'Green', value: 'verde' }
  await db
    .update(facts)
    .set({ choices: [own] })
    .where(sql`key = 'padCompound'`)

  const name = readdirSync(migrationsFolder).find((one) => one.endsWith('_deciding_facts.sql')) ?? ''
  const file = readFileSync(join(migrationsFolder, name), 'utf8')
  for (const _twice of [1, 2])
    for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))

  const book = await readShelfDirectory(db)
  expect(since.length).toBeGreaterThan(15)
  for (const key of since) expect(book.facts.get(key)).toMatchObject({ ...shippedFacts.find((one) => one.key === key) })
  expect(book.facts.get('padCompound')?.choices.map(({ value }) => value)).toEqual([
    'verde',
    'gomma-alluminio',
    'gomma-carbonio',
    'gomma-alluminio-carbonio',
  ])
  expect(book.find('pedali')?.facts).toEqual(['pedalKind', 'pedalThread'])
  expect(book.find('perni-passanti')).toMatchObject({ ...shippedShelves.find(({ slug }) => slug === 'perni-passanti') })
  expect(await db.select().from(shelves)).toHaveLength(shippedShelves.length)
})
