import type { FileField } from './catalog-file-columns.ts'

/** How the rows of somebody else's file become products. */
export interface ForeignCatalogFile {
  /** Columns without which the file is another one. */
  required: readonly string[]
  /** Other columns that are read. */
  understood: readonly string[]
  /** Fields of a product the shop has already that the file may change. */
  updatable: readonly FileField[]
  /** Which column a field comes from: what a report calls it. */
  sourceOf: Partial<Record<FileField, string>>
  /** Cents of its currency in euro cents. */
  toEuroCents(cents: number): number
  /** All but the price, which is read by the column. */
  read(cell: (column: string) => string): Partial<Record<FileField, unknown>>
}
