import type { ProductShape } from '#server/catalog/products/admin-product-shape.ts'
import { fieldOfColumn } from '#shared/domain/catalog/plain-fields.ts'
import type { FileField } from '../../foreign-files/columns/catalog-file-columns.ts'
import type { ReadFile } from './rows-of-file.ts'

const fieldOfShape: Record<keyof ProductShape, FileField> = { ...fieldOfColumn, sizes: 'sizes' }

/** The columns of the file by which a product would become another. */
export function changedColumns(before: ProductShape, after: ProductShape, form: Pick<ReadFile, 'columnOf'>): string[] {
  const changed = (Object.keys(fieldOfShape) as (keyof ProductShape)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return changed.map((key) => {
    const isPlainStock = key === 'sizes' && after.sizes.every((s) => s.size === '')
    return form.columnOf(isPlainStock ? 'stock' : fieldOfShape[key])
  })
}
