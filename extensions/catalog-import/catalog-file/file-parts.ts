import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { columnOf, fileColumns } from '../../foreign-files/columns/catalog-file-columns.ts'
import type { RowPrice } from '../../foreign-files/columns/import-prices.ts'
import type { ImportRow, ReadFile } from './rows-of-file.ts'

/** A file read in a thread: rows in chunks, their texts in one language. */
export type FilePart =
  | { kind: 'head'; table: Omit<FileTable, 'rows'>; form: CarriedForm }
  | { kind: 'rows'; table: FileRow[] }
  | { kind: 'articles'; form: CarriedRow[] }

type CarriedForm = Omit<ReadFile, 'rows' | 'notes' | 'becomes' | 'columnOf'> & {
  notes: ReturnType<ReadFile['notes']['list']>
  becomes: ReturnType<ReadFile['becomes']>
  columnNames: Map<string, string>
}
type CarriedPrice = Exclude<RowPrice, { kind: 'problem' }> | { kind: 'problem'; text: string }
type CarriedRow = Omit<ImportRow, 'price' | 'fault'> & {
  price: CarriedPrice
  fault: { field: NonNullable<ImportRow['fault']>['field']; text: string } | undefined
}

const rowsAtOnce = 200

/** Plain data that can be posted between threads. */
export function* partsOf({ rows, ...table }: FileTable, read: ReadFile, language: Language): Generator<FilePart> {
  const { rows: products, notes, columnOf: nameOf, reading: how, becomes: becomesIn, ...form } = read
  const reading = how && { mapping: how.mapping, sign: how.sign, keepsHtml: how.keepsHtml }
  const columnNames = new Map(Object.keys(fileColumns).map((field) => [field, nameOf(field)]))
  yield {
    kind: 'head',
    table,
    form: { ...form, reading, notes: notes.list(language), becomes: becomesIn(language), columnNames },
  }
  for (let i = 0; i < rows.length; i += rowsAtOnce) yield { kind: 'rows', table: rows.slice(i, i + rowsAtOnce) }
  for (let i = 0; i < products.length; i += rowsAtOnce)
    yield {
      kind: 'articles',
      form: products.slice(i, i + rowsAtOnce).map(({ price, fault, ...row }) => ({
        ...row,
        price: price.kind === 'problem' ? { kind: 'problem', text: price.message(language) } : price,
        fault: fault && { field: fault.field, text: fault.message(language) },
      })),
    }
}

/** Puts the parts together again. */
export function gathering(): {
  take(part: FilePart): void
  /** When all have come. */
  whole(): { table: FileTable; form: ReadFile }
} {
  let whole: { table: FileTable; form: ReadFile } | undefined
  return {
    take: (part) => {
      if (part.kind === 'head') whole = fromHead(part)
      else if (part.kind === 'rows') whole?.table.rows.push(...part.table)
      else whole?.form.rows.push(...part.form.map(asRead))
    },
    whole: () => {
      if (!whole) throw new Error('a file came without its head')
      return whole
    },
  }
}

function fromHead({ table, form: { notes, becomes, columnNames, ...form } }: FilePart & { kind: 'head' }) {
  return {
    table: { ...table, rows: [] },
    form: {
      ...form,
      rows: [],
      notes: { list: () => notes },
      becomes: () => becomes,
      columnOf: (field: string) => columnNames.get(field.split('.')[0] ?? field) ?? columnOf(field),
    },
  }
}

function asRead({ price, fault, ...row }: CarriedRow): ImportRow {
  return {
    ...row,
    price: price.kind === 'problem' ? { kind: 'problem', message: () => price.text } : price,
    fault: fault && { field: fault.field, message: () => fault.text },
  }
}
