import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#shared/contract/platform/endpoint.ts'
import { adminKey, openedFresh } from '#web/admin/admin-queries.ts'
import { type Arguments, useApi } from '#web/platform/api.ts'
import { useSettled } from '#web/ui/form/use-settled.ts'

type BodyOf<E> = CallInput<E> extends { body: infer B } ? B : never

/**
 * The preview of the typed values, debounced.
 * @param body undefined while the form is incomplete
 */
export function usePreview<E extends Endpoint>(call: E, body: BodyOf<E> | undefined) {
  const api = useApi()
  const typed = body && JSON.stringify(body)
  const asked = useSettled(typed)
  const { data, error, isFetching } = useQuery({
    queryKey: [...adminKey, call.path, asked],
    queryFn: asked
      ? ({ signal }) => api(call, ...([{ body: JSON.parse(asked) }, { signal }] as unknown as Arguments<E>))
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    ...openedFresh,
  })
  return { data: body && data, error: body ? error : null, isFetching: isFetching || asked !== typed }
}
