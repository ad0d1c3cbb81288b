import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getShop, type ShopFacts } from '#shared/contract/platform/shop.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { useI18n } from './i18n.tsx'

/** The retailer's facts; what delivery costs may be edited, and is asked for again when an order was refused for its price. */
export const shopQuery = (api: Api) =>
  queryOptions({ queryKey: ['shop'], queryFn: () => api(getShop), staleTime: Number.POSITIVE_INFINITY })

export function useShop(): ShopFacts {
  const { data } = useSuspenseQuery(shopQuery(useApi()))
  return namedIn(data, useI18n().language)
}
