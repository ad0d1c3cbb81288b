import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { type CartCode, checkCodes } from '#shared/contract/orders/codes.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import type { CodeTerms } from '#shared/domain/pricing/apply-codes.ts'
import { type Api, useApi } from '#web/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { noCodes, storedCodes, subscribeToCodes } from './stored-codes.ts'

const freshForMs = 10_000

/** @param who the buyer whose earlier orders count: the answer changes after a login */
export const cartCodesQuery = (api: Api, codes: readonly string[], productIds: readonly number[], who: string) =>
  queryOptions({
    queryKey: ['cart-codes', codes, productIds, who],
    queryFn: async ({ signal }) =>
      (await api(checkCodes, { body: { codes: [...codes], productIds: [...productIds] } }, { signal })).codes,
    staleTime: freshForMs,
    retry: false,
  })

export interface CartCodes {
  codes: readonly string[]
  /** The shop's answers; undefined before. */
  answers: readonly CartCode[] | undefined
  terms: CodeTerms[]
}

/** The codes of the cart, for the products in it. */
export function useCartCodes(productIds: readonly number[]): CartCodes {
  const api = useApi()
  const isHydrated = useHydrated()
  const who = useUser()?.id ?? ''
  const codes = useSyncExternalStore(subscribeToCodes, isHydrated ? storedCodes : noCodes, noCodes)
  const { data } = useQuery({
    ...cartCodesQuery(api, codes, productIds, who),
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
export function termsOf({ code, terms }: CartCode): CodeTerms[] {
  if (!terms) return []
  const { kind, percent, amount, minimum, isCombinable, productIds } = terms
  const value = percent ?? (amount ? centsOf(amount) : 0)
  return [{ code, kind, value, minimumCents: centsOf(minimum), isCombinable, productIds }]
}
