import { productFields } from '#shared/domain/catalog/product-fields.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { fieldAt } from '../../foreign-files/columns/catalog-file-columns.ts'

/** The allowed values of a field, shown beside every wrong cell. */
export function allowedText(path: string | null, language: Language): string | null {
  const field = fieldAt(path ?? '')
  const row = field && productFields[field]
  return row && 'allowed' in row ? row.allowed[language === 'it' ? 0 : 1] : null
}
