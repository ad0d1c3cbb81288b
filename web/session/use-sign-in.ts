import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/accounts/user.ts'
import { accountKey, userKey } from './account-queries.ts'

/**
 * What a guest brings along when logging in; it is called with the session already open and before the page knows the
 * customer. `settle` is called in the same step in which the page learns who it is; `words` tell what happened.
 */
export type CarryOver = (userId: string) => Promise<{ settle(): void; words: string | undefined }>

/** Lets the page know the customer, with everything the guest had; answers the words for the toast. */
export function useSignIn(carryOver: CarryOver) {
  const queries = useQueryClient()
  return async (user: User): Promise<string | undefined> => {
    // What a former customer left in this tab is nobody's any more.
    queries.removeQueries({ queryKey: [accountKey, 'own'] })
    const { settle, words } = await carryOver(user.id)
    queries.setQueryData(userKey, user)
    settle()
    return words
  }
}
