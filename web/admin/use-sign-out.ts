import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api.ts'
import { adminKey, adminStatusKey } from './admin-queries.ts'

interface SignOut {
  send: () => Promise<unknown>
  onSuccess: () => unknown
  onError: (error: Error) => void
}

/** The dashboard leaves the screen first, with all it was reading: a read that comes after the session is refused. */
export function useSignOut({ send, onSuccess, onError }: SignOut) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      queries.setQueryData(adminStatusKey, { isAdmin: false })
      await queries.cancelQueries({ queryKey: adminKey })
      try {
        await send()
      } catch (error) {
        const isOver = error instanceof ApiError && error.code === 'unauthorized'
        queries.setQueryData(adminStatusKey, { isAdmin: !isOver })
        throw error
      }
      await queries.invalidateQueries({ queryKey: adminStatusKey })
    },
    onSuccess,
    onError,
  })
}
