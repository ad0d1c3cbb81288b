import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { getOwnPage } from '#shared/contract/site/own-pages.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

export const ownPageQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['own-page', api.lang, slug],
    queryFn: ({ signal }) => api(getOwnPage, { params: { slug } }, { signal }),
  })

export async function loadOwnPage({ queries, api }: RouteContext, slug: string): Promise<void> {
  try {
    await queries.ensureQueryData(ownPageQuery(api, slug))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
