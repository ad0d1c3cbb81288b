import type { StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { toSafeCell } from '#server/platform/csv/csv-cells.ts'
import {
  catalogFileRow,
  type FileField,
  fileColumns,
  inputOfRow,
} from '../../foreign-files/columns/catalog-file-columns.ts'

type Cells = Partial<Record<FileField, unknown>>

/**
 * Without cells that equal the shop's own form: a file has fewer decimals or other spaces than the stored values, and
 * such a difference is no change.
 */
export function withoutUntouched(said: Cells, before: StoredProduct): Cells {
  const written = inputOfRow(Object.keys(fileColumns) as FileField[], catalogFileRow(before).map(toSafeCell))
  const isTouched = (field: string) =>
    JSON.stringify(said[field as FileField]) !== JSON.stringify(written[field as FileField])
  // A change of one of these two alone is probably an oversight: they stay together.
  const units = ['stock', 'sizes']
  const touchesPieces = units.some((field) => field in said && isTouched(field))
  return Object.fromEntries(
    Object.entries(said).filter(([field]) => (units.includes(field) ? touchesPieces : isTouched(field))),
  )
}
