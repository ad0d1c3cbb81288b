import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/platform/api.ts'
import { getOffer } from '../drafts/draft-calls.ts'

export const offerQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['offer', key],
    queryFn: ({ signal }) => api(getOffer, { params: { key } }, { signal }),
    retry: false,
  })

export const keyIn = ({ key }: Record<string, unknown>): string => (key === undefined ? '-' : String(key) || '-')
