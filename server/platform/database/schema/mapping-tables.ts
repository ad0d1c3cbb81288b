import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import { moment } from './moment-columns.ts'

// Remembered choices for foreign files (decision 0061): a supplier's columns, and the shelves of its category words.

export const importMappings = pgTable(
  'import_mappings',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** The file's columns in their order, and what each means; empty where it stays out. */
    columns: jsonb('columns').$type<{ name: string; field: string }[]>().notNull(),
    /** Identifies a file: the set of its columns, in any order. */
    fingerprint: text('fingerprint').notNull(),
    /** Null: found from the column (decision 0024). */
    decimalSign: text('decimal_sign').$type<',' | '.'>(),
    keepsHtml: boolean('keeps_html').notNull().default(false),
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('import_mappings_name_once').on(sql`lower(${t.name})`),
    check('import_mappings_decimal_sign', sql`${t.decimalSign} in (',','.')`),
  ],
)

export const importWords = pgTable(
  'import_words',
  {
    id: serial('id').primaryKey(),
    /** Null: whosever file it is. */
    mappingId: integer('mapping_id').references(() => importMappings.id, { onDelete: 'cascade' }),
    /** Folded, so that another way of writing it is the same word. */
    word: text('word').notNull(),
    category: text('category').$type<Category>().notNull(),
    subcategory: text('subcategory').$type<Subcategory>(),
    /**
     * A current or former slug; null lets kind and name decide. No foreign key: the fate of a deleted shelf is
     * reported.
     */
    shelf: text('shelf'),
    chosenAt: moment('chosen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('import_words_once').on(sql`coalesce(${t.mappingId}, 0)`, t.word),
    check('import_words_kind', sql`(${t.category} in ('biciclette','bici-usate')) = (${t.subcategory} is not null)`),
  ],
)
