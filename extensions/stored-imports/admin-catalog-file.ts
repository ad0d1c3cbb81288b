import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, optionalLine } from '#shared/contract/platform/fields.ts'
import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { shopSystemNames } from './shop-systems.ts'
import { storedImport } from './stored-import.ts'

/**
 * The detected system of a file: the shop's own (docs/catalogue-file.md), a dealer's, a shop system's, or a plain list,
 * whose columns are guessed by name and content.
 */
export const catalogFileMappings = ['auto', 'shop', 'sxt26', ...shopSystemNames, 'list'] as const

/** A remembered mapping: `saved-12` is the one with that id (GET /api/admin/import-mappings). */
const savedMapping = z.string().check(z.regex(/^saved-\d{1,9}$/))

export const maxCatalogFileBytes = 20 * 1024 * 1024

export const exportCatalog = endpoint('GET', '/api/admin/products/export', {
  summary: 'The catalogue as a CSV file that the import takes back without loss',
  query: z.object({ category: z.optional(z.enum(categories)) }),
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const importReport = z.object({
  /** The kind by its first bytes; null for other kinds. */
  fileKind: z.nullable(z.enum(['csv', 'xlsx', 'xml', 'json'])),
  /** Whose columns it was read as. */
  mapping: z.nullable(z.enum(catalogFileMappings)),
  rows: z.int(),
  /** Number of products: several rows may be the sizes of one. */
  articles: z.int(),
  /** The columns of the file, with their first values and detected meaning. */
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      /** The interpretation of those values, or of the whole column. */
      becomes: z.array(z.string()),
      field: z.nullable(z.string()),
      isUsed: z.boolean(),
    }),
  ),
  /** The supplier by whose remembered columns it was read, and how it was read. */
  supplier: z.nullable(z.object({ id: z.int(), name: z.string(), changedAt: instant })),
  reading: z.object({ decimalSign: z.nullable(z.enum([',', '.'])), html: z.enum(['text', 'keep']) }),
  /** The column whose prices are without VAT, or do not say so, and whether it is added; without it they stay out. */
  netPrice: z.optional(
    z.object({
      column: z.string(),
      isAdded: z.boolean(),
      /** No column says whether they are; and whether they are taken as they are. */
      isUnsaid: z.optional(z.boolean()),
      isIncluded: z.optional(z.boolean()),
    }),
  ),
  /**
   * Texts that were spoiled before they came here: encoded twice, HTML entities outside HTML, codes that a spreadsheet
   * has turned into dates or powers, which are lost. Others are repaired with `texts=repair`; `answer` is what was chosen.
   */
  spoiltTexts: z.optional(
    z.object({
      answer: z.nullable(z.enum(['repair', 'keep'])),
      kinds: z.array(
        z.object({
          kind: z.enum(['encoding', 'entities', 'codes']),
          count: z.int(),
          examples: z.array(
            z.object({ line: z.int(), column: z.string(), before: z.string(), after: z.nullable(z.string()) }),
          ),
        }),
      ),
    }),
  ),
  wordCount: z.int(),
  /** The category words of the file, undecided ones first, with the shelves of their products. */
  words: z.array(
    z.object({
      word: z.string(),
      rows: z.int(),
      category: z.nullable(z.enum(categories)),
      subcategory: z.nullable(z.enum(subcategories)),
      shelf: z.nullable(z.string()),
      why: z.enum(['chosen', 'shelf_gone', 'shelf_name', 'vocabulary', 'names', 'nothing']),
      chosenAt: z.nullable(instant),
      chosenId: z.nullable(z.int()),
      examples: z.array(z.string()),
    }),
  ),
  /** Notes for the shopkeeper that are no faults of rows. */
  notes: z.array(z.object({ kind: z.string(), count: z.int(), lines: z.array(z.int()), text: z.string() })),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows left out on request, because of faults or conflicts. */
  skipped: z.int(),
  unknownColumns: z.array(z.string()),
  errorCount: z.int(),
  wrongRows: z.int(),
  errors: z.array(
    z.object({
      /** Of the text; `row` is the spreadsheet's: a cell of several lines is one row. */
      line: z.int(),
      row: z.int(),
      column: z.nullable(z.string()),
      message: z.string(),
      /** The allowed values; null where no single cell is wrong. */
      allowed: z.nullable(z.string()),
      /** The content of the cell; null where the row as a whole is wrong. */
      value: z.nullable(z.string()),
      productCode: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
  ),
  conflictCount: z.int(),
  /** Rows whose product was changed or sold after the file was written. */
  conflicts: z.array(z.object({ line: z.int(), productCode: z.string(), name: z.string() })),
  questionCount: z.int(),
  /** Suspicious prices to confirm: far from the stored one or from their category's others. */
  questions: z.array(
    z.object({
      line: z.int(),
      productCode: z.nullable(z.string()),
      name: z.string(),
      category: z.enum(categories),
      before: z.nullable(amountOut),
      after: amountOut,
      reason: z.enum(['tenfold', 'tenth', 'category']),
      /** Between which nearly all prices of its category lie, where `reason` is `category`. */
      range: z.nullable(z.object({ low: amountOut, high: amountOut })),
    }),
  ),
  withoutPriceCount: z.int(),
  /** New products without a price: added as drafts, switched off. */
  withoutPrice: z.array(z.object({ line: z.int(), productCode: z.nullable(z.string()), name: z.string() })),
  changes: z.array(
    z.object({
      line: z.int(),
      action: z.enum(['create', 'update']),
      productCode: z.nullable(z.string()),
      name: z.string(),
      columns: z.array(z.string()),
      price: z.nullable(z.object({ before: amountOut, after: amountOut })),
    }),
  ),
})
export type ImportReport = z.output<typeof importReport>

const importQuery = z.object({
  mode: z.enum(['preview', 'commit']),
  mapping: z._default(z.union([z.enum(catalogFileMappings), savedMapping]), 'auto'),
  /** The decimal sign of prices and costs; `auto` detects it per column, whatever is saved. */
  decimalSign: z.optional(z.enum(['auto', ',', '.'])),
  /** Whether the HTML of descriptions is converted to text. */
  html: z.optional(z.enum(['text', 'keep'])),
  /** For prices without VAT: leave them out, or add the product's VAT. `with_vat`: they have it, where no column says. */
  netPrices: z.optional(z.enum(['leave_out', 'add_vat', 'with_vat'])),
  /**
   * For texts that were encoded twice or hold HTML entities (`spoiltTexts`): repair them, or keep them as they are. A
   * commit wants an answer where there are such texts; entities of the shop's own file stay without one.
   */
  texts: z.optional(z.enum(['repair', 'keep'])),
  /** The meaning of each column of a list, in order: "code,name,,price"; empty ones are skipped. */
  columns: z.optional(z.string().check(z.regex(/^[a-zA-Z,]{0,2000}$/))),
  /** For wrong rows: refuse the whole file, or leave them out. */
  onError: z._default(z.enum(['refuse', 'skip']), 'refuse'),
  /** For suspicious prices: refuse the whole file, leave those rows out, or accept them all. */
  onPrice: z._default(z.enum(['refuse', 'skip', 'accept']), 'refuse'),
  /** Lines whose price is right although it looks wrong: "3,17". */
  confirmedLines: z.optional(z.string().check(z.regex(/^\d{1,7}(,\d{1,7}){0,999}$/))),
  /** For rows older than their product: refuse the whole file, leave them out, or overwrite. */
  onConflict: z._default(z.enum(['refuse', 'skip', 'overwrite']), 'refuse'),
})

const importOptions = z.extend(importQuery, {
  /** The file's name, for the history. */
  fileName: optionalLine(200),
  /**
   * Whether to answer at the end, or 202 as soon as it has begun: `GET /api/admin/imports/:id` reports the progress.
   */
  respond: z._default(z.enum(['done', 'begun']), 'done'),
})
export type ImportQuery = z.output<typeof importQuery>
export type ImportOptions = z.output<typeof importOptions>

/** The body is the file itself: CSV, Excel, XML or JSON, detected by its first bytes whatever its type. */
export const importCatalog = endpoint('POST', '/api/admin/products/import', {
  summary: 'Adds and changes products from a file, all of it or nothing; products are known by their code',
  query: importOptions,
  takesFile: 'text/csv',
  replies: { 200: importReport, 202: storedImport },
  errors: [
    'import_refused',
    'texts_unanswered',
    'prices_unconfirmed',
    'edit_conflict',
    'import_stopped',
    'import_mapping_not_found',
  ],
})

/** The rows that an import would refuse, unchanged, each with its reason. */
export const wrongRowsOfImport = endpoint('POST', '/api/admin/products/import/wrong-rows', {
  summary: 'The wrong rows of a file, each with its reason, as a CSV file to correct',
  query: z.pick(importQuery, {
    mapping: true,
    columns: true,
    decimalSign: true,
    html: true,
    netPrices: true,
    texts: true,
  }),
  takesFile: 'text/csv',
  replies: { 200: null },
  errors: ['import_refused', 'import_stopped', 'import_mapping_not_found'],
  answersFile: 'text/csv',
})
