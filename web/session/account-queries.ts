import { queryOptions, useQuery } from '@tanstack/react-query'
import { getUser, type User } from '#shared/contract/platform/user.ts'
import { signedInCookie } from '#shared/domain/platform/access/session-lifetimes.ts'
import { type Api, ApiError, useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'

const freshForMs = 5 * 60_000

/** All queries under this key belong to the logged-in customer. */
export const accountKey = 'account'
export const userKey = [accountKey, 'user'] as const
/** Removed with the customer. */
export const customerKey = [accountKey, 'own'] as const

/** Null for a guest. Read by effects only: the server's pages are cached for all. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: userKey,
    queryFn: async ({ signal }): Promise<User | null> => {
      if (!mightBeSignedIn()) return null
      try {
        return await api(getUser, {}, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
    staleTime: freshForMs,
    retry: false,
  })

/** Without a session there is no user to ask for: a guest's page makes one request less, and none that is refused. */
export function mightBeSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`)
}

/** The customer; null for a guest, and when the shop cannot say; undefined until it has answered. */
export function useUser(): User | null | undefined {
  const isHydrated = useHydrated()
  const { data, isError } = useQuery({ ...userQuery(useApi()), enabled: isHydrated })
  // The answer may be here before a part of the page has hydrated the server's HTML, which has no user.
  if (!isHydrated) return undefined
  return data === undefined && isError ? null : data
}
