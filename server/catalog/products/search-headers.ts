import type { ProductList } from '#server/catalog/product-index/product-list.ts'
import { conditionLabel } from '#server/catalog/search/condition-labels.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** The understood conditions of a search as headers, which are ASCII only. */
export function searchHeaders(
  { match, conditions, corrected }: Pick<ProductList, 'match' | 'conditions' | 'corrected'>,
  language: Language = 'it',
): Record<string, string> {
  const understood = conditions.map((one) => ({ kind: one.kind, label: conditionLabel(one, language) }))
  return {
    'x-match': match,
    ...(understood.length > 0 && { 'x-understood': inAscii(JSON.stringify(understood)) }),
    ...(corrected !== undefined && { 'x-corrected': encodeURIComponent(corrected) }),
  }
}

function inAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
