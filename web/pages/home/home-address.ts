import { isAdminWord } from '#shared/domain/platform/goods/categories.ts'
import { type CatalogAddress, readCatalogAddress } from '#web/catalog/catalog-address.ts'

export interface HomeAddress extends CatalogAddress {
  q?: string | undefined
}

const maxLength = 200

export function readHomeAddress(search: Record<string, unknown>): HomeAddress {
  // The router reads `?q=29` as a number.
  const text = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  const isSearch = text !== '' && !isAdminWord(text) && !/[\p{Cc}\p{Cs}]/u.test(text)
  return { ...(isSearch && readCatalogAddress(search)), q: isSearch ? text.slice(0, maxLength).trim() : undefined }
}
