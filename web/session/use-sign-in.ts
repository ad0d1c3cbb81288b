import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/platform/user.ts'
import { accountKey, userKey } from './account-queries.ts'

/**
 * Moves a guest's data into the account at login; called with the session open, before the page knows the customer.
 * `settle` runs in the same step in which the page learns the user, `join` brings the lists together after it; `words`
 * describe the outcome.
 */
export type CarryOver = (userId: string) => Promise<{ settle(): void; join(): void; words: string | undefined }>

/** Lets the page know the customer, with everything the guest had; answers the words for the toast. */
export function useSignIn(carryOver: CarryOver) {
  const queries = useQueryClient()
  return async (user: User): Promise<string | undefined> => {
    // Remove what a former customer left in this tab.
    queries.removeQueries({ queryKey: [accountKey, 'own'] })
    const { settle, join, words } = await carryOver(user.id)
    queries.setQueryData(userKey, user)
    settle()
    join()
    return words
  }
}
