import type { ProductShape } from '#server/catalog/products/admin-product-shape.ts'
import type { FileField } from '#server/intake/columns/catalog-file-columns.ts'
import { productDetailRows, type StoredDetails } from '#shared/domain/catalog/product-details.ts'
import type { ReadFile } from './rows-of-file.ts'

const fieldOfDetail = Object.fromEntries(productDetailRows.map(([detail, { stored }]) => [stored, detail])) as Record<
  keyof StoredDetails,
  FileField
>

const fieldOfShape: Record<keyof ProductShape, FileField> = {
  name: 'name',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  priceCents: 'price',
  ...fieldOfDetail,
  imageNames: 'imageUrls',
  imageAlts: 'imageAlts',
  nameEn: 'nameEn',
  descriptionEn: 'descriptionEn',
  imageAltsEn: 'imageAltsEn',
  shelf: 'shelf',
  facts: 'facts',
  condition: 'condition',
  vatClass: 'vatClass',
  gtin: 'gtin',
  mpn: 'mpn',
  supplierCode: 'supplierCode',
  costCents: 'cost',
  modelKey: 'modelKey',
  isActive: 'isActive',
  sizes: 'sizes',
}

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
