import * as z from 'zod/mini'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { type ProductShape, shapeProduct } from '#server/catalog/products/admin-product-shape.ts'
import { fieldMessages } from '#server/platform/problems/field-messages.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import type { ProductChangeInput } from '#shared/contract/catalog/admin-products.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { RowPrice } from '../../foreign-files/columns/import-prices.ts'
import type { RowInput } from './row-vat.ts'

/** Of a row, by field. */
export type Problems = (language: Language) => Record<string, string>

export function checkRow<T extends ProductChangeInput>(
  schema: z.ZodMiniType<T>,
  fields: RowInput,
  price: RowPrice,
): { value: T } | { problems: Problems } {
  const result = z.safeParse(schema, price.kind === 'amount' ? { ...fields, price: price.text } : fields)
  const ofPrice = (language: Language) => (price.kind === 'problem' ? { price: price.message(language) } : undefined)
  if (result.success && price.kind !== 'problem') {
    const { sizes, stock } = result.data
    // A change of one of the two columns alone is probably an oversight.
    const isUnsure = sizes?.length && stock !== undefined && stock !== sizes.reduce((sum, s) => sum + s.stock, 0)
    if (isUnsure) return { problems: (language) => ({ stock: messageText('field_stock_of_sizes', language) }) }
    return { value: result.data }
  }
  const issues = (result.error?.issues ?? []).map((issue) => ({
    instancePath: `/${issue.path.join('/')}`,
    keyword: issue.code,
    message: issue.message,
    params: issue as unknown as Record<string, unknown>,
  }))
  return { problems: (language) => ({ ...fieldMessages(issues, language), ...ofPrice(language) }) }
}

export function shapeFrom(
  input: ProductChangeInput,
  book: ShelfDirectory,
  before?: ProductShape,
): { shape: ProductShape } | { problems: Problems } {
  const result = shapeProduct(input, book, before)
  if ('shape' in result) return result
  return {
    problems: (language) =>
      Object.fromEntries(Object.entries(result.problems).map(([field, key]) => [field, messageText(key, language)])),
  }
}
