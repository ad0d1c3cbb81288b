import type { SiteTextKey } from '#shared/contract/site/shop.ts'
import { fillText } from '#shared/domain/messages/text-placeholders.ts'
import { useShop } from '#web/shop-query.ts'
import { useI18n } from './i18n.tsx'

/** A sentence as the shop has written it, else as shipped. */
export function useOwnText(): (key: SiteTextKey, shipped: string, values?: Record<string, string>) => string {
  const { language } = useI18n()
  const { ownTexts } = useShop()
  return (key, shipped, values = {}) => fillText(ownTexts[key]?.[language] ?? '', values) || shipped
}
