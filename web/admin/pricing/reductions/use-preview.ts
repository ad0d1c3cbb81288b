import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type Api, useApi } from '#web/api.ts'
import { useSettled } from '#web/ui/form/use-settled.ts'

/**
 * The preview of the typed values, debounced.
 * @param body undefined while the form is incomplete
 */
export function usePreview<B, D, K extends QueryKey>(
  body: B | undefined,
  queryOf: (api: Api, body: B | undefined) => UseQueryOptions<D, Error, D, K>,
) {
  const typed = body && JSON.stringify(body)
  const asked = useSettled(typed)
  const { data, error, isFetching } = useQuery(queryOf(useApi(), asked === undefined ? undefined : JSON.parse(asked)))
  return { data: body && data, error: body ? error : null, isFetching: isFetching || asked !== typed }
}
