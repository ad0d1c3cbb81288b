import type { FileField } from './catalog-file-columns.ts'

export interface ForeignCatalogFile {
  required: readonly string[]
  understood: readonly string[]
  /** Fields of a product the shop has already that the file may change. */
  updatable: readonly FileField[]
  /** The column of each field, as named in reports. */
  sourceOf: Partial<Record<FileField, string>>
  toEuroCents(cents: number): number
  /** All but the price, which is read by the column. */
  read(cell: (column: string) => string): Partial<Record<FileField, unknown>>
}
