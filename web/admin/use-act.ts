import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type Api, useApi } from '#web/platform/api.ts'
import { messageOf } from './admin-api.ts'
import { adminKey } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'

/** The title of a toast, or its title and description. */
type Said = string | readonly [title: string, description: string | undefined]

interface Act<In, Out> {
  call(api: Api, input: In): Promise<Out>
  said?: Said | ((result: Out, input: In) => Said | undefined)
  /** The toast for an error without a message of its own; a function words every error, undefined shows none. */
  failed?: string | ((error: Error, input: In) => string | undefined)
  /** The same sentence without a toast: only `error` has it, to be shown beside the control. */
  failedHere?: string
  onDone?(result: Out, input: In): void
  /** After success and failure, before the screen is read again. */
  onSettled?(): void
  /** After success, once the screen shows it. */
  onRead?(result: Out, input: In): void
  /** Another one may be sent before the first is over; `sending`, `result` and `error` are of the last. */
  mayOverlap?: boolean
}

/** Invalidates every read of the dashboard: only the ones on screen are sent again at once. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: adminKey }), [queries])
}

/** One action of the staff: a call, its toast, and the screen read again. It is busy until then, and sent once. */
export function useAct<In = void, Out = unknown>(act: Act<In, Out>) {
  const { failed = 'Non è cambiato nulla. Riprova.', failedHere } = act
  const api = useApi()
  const refresh = useRefresh()
  // State would be too late for a second press in the same frame, and old in a toast's action.
  const isSent = useRef(false)
  const settle = async (onSettled: (() => void) | undefined) => {
    onSettled?.()
    act.onSettled?.()
    await refresh()
    isSent.current = false
  }
  const { mutate, isPending, isSuccess, data, error, variables, reset } = useMutation({
    mutationFn: ({ input }: { input: In; onSettled: (() => void) | undefined }) => act.call(api, input),
    onSuccess: async (result, { input, onSettled }) => {
      const text = typeof act.said === 'function' ? act.said(result, input) : act.said
      if (typeof text === 'string') say(text)
      else if (text) say(...text)
      act.onDone?.(result, input)
      await settle(onSettled)
      act.onRead?.(result, input)
    },
    onError: (problem, { input, onSettled }) => {
      if (failedHere === undefined) {
        const text = typeof failed === 'function' ? failed(problem, input) : messageOf(problem, failed)
        if (text !== undefined) sayError(text)
      }
      return settle(onSettled)
    },
  })
  return {
    send: (input: In, onSettled?: () => void) => {
      if (isSent.current && !act.mayOverlap) return
      isSent.current = true
      mutate({ input, onSettled })
    },
    busy: isPending,
    sending: isPending ? variables.input : undefined,
    isDone: isSuccess,
    result: data,
    error: error ? messageOf(error, failedHere ?? (typeof failed === 'string' ? failed : '')) : undefined,
    reset,
  }
}
