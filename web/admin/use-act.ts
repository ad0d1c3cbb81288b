import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '#web/api.ts'
import { messageOf } from './admin-api.ts'
import { adminKey } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'

/** The title of a toast, or its title and description. */
export type Said = string | readonly [title: string, description: string | undefined]

interface Act<In, Out> {
  call(api: Api, input: In): Promise<Out>
  said?: Said | ((result: Out, input: In) => Said | undefined)
  /** The toast for an error without a message of its own; a function words every error, undefined shows none. */
  failed?: string | ((error: Error, input: In) => string | undefined)
  /** The same sentence, shown beside the control through `error` instead of a toast. */
  failedHere?: string
  onDone?(result: Out, input: In): void
  /** After success and failure, before the screen is read again. */
  onSettled?(): void
}

/** Invalidates every read of the dashboard: only the ones on screen are sent again at once. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: adminKey })
}

/** One action of the staff: a call, its toast, and the screen read again. It is busy until then, and sent once. */
export function useAct<In = void, Out = unknown>(act: Act<In, Out>) {
  const { call, said, failed = 'Non è cambiato nulla. Riprova.', failedHere, onDone, onSettled } = act
  const api = useApi()
  const refresh = useRefresh()
  const { mutate, isPending, isSuccess, data, error, variables, reset } = useMutation({
    mutationFn: (input: In) => call(api, input),
    onSuccess: (result, input) => {
      const text = typeof said === 'function' ? said(result, input) : said
      if (typeof text === 'string') say(text)
      else if (text) say(...text)
      onDone?.(result, input)
    },
    onError: (problem, input) => {
      if (failedHere !== undefined) return
      const text = typeof failed === 'function' ? failed(problem, input) : messageOf(problem, failed)
      if (text !== undefined) sayError(text)
    },
    onSettled: () => {
      onSettled?.()
      return refresh()
    },
  })
  return {
    /** @param onRead runs once the screen shows what came of it */
    send: (input: In, onRead?: () => void) => {
      if (!isPending) mutate(input, onRead && { onSuccess: onRead })
    },
    busy: isPending,
    /** What is being sent. */
    sending: isPending ? variables : undefined,
    isDone: isSuccess,
    result: data,
    error: error && failedHere !== undefined ? messageOf(error, failedHere) : undefined,
    reset,
  }
}
