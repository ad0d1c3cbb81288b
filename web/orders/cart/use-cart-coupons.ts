import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { type CartCoupon, checkCoupons } from '#shared/contract/orders/coupons.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import type { CouponTerms } from '#shared/domain/pricing/apply-coupons.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { useUser } from '#web/session/account-queries.ts'
import { noCoupons, storedCoupons, subscribeToCoupons } from './stored-coupons.ts'

const freshForMs = 10_000

/** @param who the buyer whose earlier orders count: the answer changes after a login */
export const cartCouponsQuery = (api: Api, codes: readonly string[], productIds: readonly number[], who: string) =>
  queryOptions({
    queryKey: ['cart-codes', codes, productIds, who],
    queryFn: async ({ signal }) =>
      (await api(checkCoupons, { body: { codes: [...codes], productIds: [...productIds] } }, { signal })).codes,
    staleTime: freshForMs,
    retry: false,
  })

export interface CartCoupons {
  codes: readonly string[]
  /** The shop's answers; undefined before. */
  answers: readonly CartCoupon[] | undefined
  terms: CouponTerms[]
}

/** The codes of the cart, for the products in it. */
export function useCartCoupons(productIds: readonly number[]): CartCoupons {
  const api = useApi()
  const isHydrated = useHydrated()
  const who = useUser()?.id ?? ''
  const codes = useSyncExternalStore(subscribeToCoupons, isHydrated ? storedCoupons : noCoupons, noCoupons)
  const { data } = useQuery({
    ...cartCouponsQuery(api, codes, productIds, who),
    enabled: codes.length > 0 && productIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const answers = codes.length > 0 ? data : undefined
  const terms = useMemo(
    () => (answers ?? []).filter(({ code }) => codes.includes(code)).flatMap(termsOf),
    [answers, codes],
  )
  return { codes, answers, terms }
}

/** The terms of a code with an effect; else none. */
export function termsOf({ code, terms }: CartCoupon): CouponTerms[] {
  if (!terms) return []
  const { kind, percent, amount, minimum, isCombinable, productIds } = terms
  const value = percent ?? (amount ? centsOf(amount) : 0)
  return [{ code, kind, value, minimumCents: centsOf(minimum), isCombinable, productIds }]
}
