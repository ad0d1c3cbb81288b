import type { ProductShape } from '#server/catalog/admin-product-shape.ts'
import type { ProductEdit } from '#server/catalog/product-edit-repository.ts'
import type { Category } from '#shared/domain/catalog.ts'
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

export interface ImportPlan {
  creates: PlannedCreate[]
  edits: PlannedEdit[]
  unchanged: number
  errors: RowError[]
  /** Lines with an error: what is left out when errors are. */
  wrongLines: Set<number>
  conflicts: { line: number; productCode: string; name: string }[]
  questions: PriceQuestion[]
}

export interface PlannedCreate {
  line: number
  shape: ProductShape
  productCode: string | null
  createdAt: Date | undefined
}

export interface PlannedEdit {
  line: number
  edit: ProductEdit
  columns: string[]
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
