import type { ProductShape } from '#server/catalog/products/admin-product-shape.ts'
import type { ProductEdit } from '#server/catalog/products/product-edit-repository.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { RowPictures } from '../../picture-intake/pictures-of-row.ts'
import type { PriceChange, PriceRange, SuspiciousPrice } from './suspicious-price.ts'

export interface RowError {
  line: number
  column: string | null
  message: string
  /** The allowed values. */
  allowed: string | null
  productCode: string | null
  name: string | null
}

/**
 * The preview of a whole file, without the rows to write: a large file is planned again in batches during the commit.
 */
export interface ImportPreview extends Findings {
  changes: PlannedChange[]
  questions: PriceQuestion[]
}

/** The changes of some rows, ready to be written. */
export interface ImportPlan extends Findings {
  creates: PlannedCreate[]
  edits: PlannedEdit[]
}

interface Findings {
  unchanged: number
  /** Products whose only change is pictures still to come. */
  pictured: { line: number; productId: number; pictures: RowPictures }[]
  errors: RowError[]
  /** Lines with an error, which are left out on request. */
  wrongLines: Set<number>
  conflicts: { line: number; productCode: string; name: string }[]
  /** Lines with a GTIN that another line or product has. */
  sharedGtins: number[]
}

export interface PlannedChange extends PriceChange {
  line: number
  action: 'create' | 'update'
  productCode: string | null
  name: string
  category: Category
  columns: string[]
}

export interface PlannedCreate {
  line: number
  shape: ProductShape
  productCode: string | null
  createdAt: Date | undefined
  /** Of the shop that exported it: address and version. */
  slug: string | undefined
  version: number | undefined
  pictures: RowPictures | undefined
}

export interface PlannedEdit {
  line: number
  edit: ProductEdit
  columns: string[]
  pictures: RowPictures | undefined
}

export interface PriceQuestion extends PriceChange {
  line: number
  productCode: string | null
  name: string
  category: Category
  reason: SuspiciousPrice
  range: PriceRange | undefined
  isConfirmed: boolean
}
