import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { FactKind, InBothLanguages } from '#shared/domain/platform/goods/facts.ts'

export const shelves = pgTable(
  'shelves',
  {
    slug: text('slug').primaryKey(),
    category: text('category').$type<Category>().notNull(),
    parent: text('parent').references((): AnyPgColumn => shelves.slug, { onUpdate: 'cascade' }),
    position: integer('position').notNull(),
    subcategory: text('subcategory').$type<Subcategory>(),
    isRest: boolean('is_rest').notNull().default(false),
    name: jsonb('name').$type<InBothLanguages>().notNull(),
    text: jsonb('text').$type<InBothLanguages>().notNull(),
    words: jsonb('words').$type<string[]>().notNull().default([]),
    /** Keys of facts, in the order shown. */
    facts: jsonb('facts').$type<string[]>().notNull().default([]),
    facets: jsonb('facets').$type<string[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('shelves_rest_once').on(t.category).where(sql`${t.isRest}`),
    check('shelves_not_inside_itself', sql`${t.parent} is distinct from ${t.slug}`),
  ],
)

/** Addresses that shelves had before. */
export const shelfRedirects = pgTable('shelf_redirects', {
  slug: text('slug').primaryKey(),
  target: text('target')
    .notNull()
    .references(() => shelves.slug, { onUpdate: 'cascade', onDelete: 'cascade' }),
})

/** The possible facts of products; each shelf lists the ones it asks for. */
export const facts = pgTable(
  'facts',
  {
    key: text('key').primaryKey(),
    kind: text('kind').$type<FactKind>().notNull(),
    unit: text('unit'),
    label: jsonb('label').$type<InBothLanguages>().notNull(),
    choices: jsonb('choices').$type<({ value: string } & InBothLanguages)[]>().notNull().default([]),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('facts_kind', sql`${t.kind} in ('number','choice','boolean','text')`),
    check('facts_unit', sql`${t.unit} is null or ${t.kind} = 'number'`),
  ],
)

/** The shopkeeper's own search words and their meaning. */
export const searchWords = pgTable('search_words', {
  id: serial('id').primaryKey(),
  word: text('word').notNull(),
  meaning: text('meaning').notNull(),
  version: integer('version').notNull().default(1),
})

/** Folded queries with no or only similar results; without a link to the visitor. */
export const unfoundSearches = pgTable(
  'unfound_searches',
  {
    query: text('query').primaryKey(),
    times: integer('times').notNull(),
    /** A day of the shop's calendar. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (t) => [index('unfound_searches_most').on(t.times.desc(), t.lastDay.desc())],
)
