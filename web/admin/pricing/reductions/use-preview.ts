import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSettled } from '#web/admin/use-settled.ts'
import { type Api, useApi } from '#web/api.ts'

/**
 * What the shop would do with what is typed, once it is no longer being typed.
 * @param body undefined while it is not whole
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
