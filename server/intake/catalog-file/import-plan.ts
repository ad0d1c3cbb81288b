import type { ProductShape } from '#server/catalog/products/admin-product-shape.ts'
import type { ProductEdit } from '#server/catalog/products/product-edit-repository.ts'
import type { RowPictures } from '#server/intake/pictures/pictures-of-row.ts'
import type { Category } from '#shared/domain/catalog/catalog.ts'
import type { PriceChange, PriceRange, PriceWonder } from './price-wonder.ts'

export interface RowError {
  line: number
  column: string | null
  message: string
  /** What would be right there. */
  allowed: string | null
  productCode: string | null
  name: string | null
}

/** What a whole file does, without what is written: a large one is planned again, some rows at a time, as it is carried out. */
export interface ImportOutline extends Findings {
  changes: PlannedChange[]
  questions: PriceQuestion[]
}

/** What some rows do, ready to be written. */
export interface ImportPlan extends Findings {
  creates: PlannedCreate[]
  edits: PlannedEdit[]
}

export interface Findings {
  unchanged: number
  /** Articles that stay as they are but for pictures still to come. */
  pictured: { line: number; productId: number; pictures: RowPictures }[]
  errors: RowError[]
  /** Lines with an error: what is left out when errors are. */
  wrongLines: Set<number>
  conflicts: { line: number; productCode: string; name: string }[]
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
  /** As the shop it comes from has them: where it stood, and how often it was changed. */
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
  reason: PriceWonder
  range: PriceRange | undefined
  isConfirmed: boolean
}
