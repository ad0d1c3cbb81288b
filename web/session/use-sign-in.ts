import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/platform/user.ts'
import { useApi } from '#web/platform/api.ts'
import { accountKey, userKey } from './account-queries.ts'

/**
 * Moves a guest's data into the account at login; called with the session open, before the page knows the customer.
 * `settle` runs in the same step in which the page learns the user; `words` describe the outcome.
 */
export type CarryOver = (userId: string) => Promise<{ settle(): void; words: string | undefined }>

/** Lets the page know the customer, with everything the guest had; answers the words for the toast. */
export function useSignIn(carryOver: CarryOver) {
  const queries = useQueryClient()
  const api = useApi()
  return async (user: User): Promise<string | undefined> => {
    // Remove what a former customer left in this tab.
    queries.removeQueries({ queryKey: [accountKey, 'own'] })
    const { settle, words } = await carryOver(user.id)
    queries.setQueryData(userKey, user)
    settle()
    void import('./wish-list/hearts.ts').then(({ join }) => join(api)).catch(console.error)
    return words
  }
}
