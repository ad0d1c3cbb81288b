import { queryOptions } from '@tanstack/react-query'
import { bring } from '#web/catalog/product-queries.ts'
import type { Api } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { keyIn, tolerant, workshopKey } from '../../workshop/web/workshop-queries.ts'
import { getBill } from '../jobs/bill-calls.ts'
import { getEstimate } from '../jobs/job-calls.ts'
import { jobTexts } from './job-texts.ts'

export const estimateQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: [workshopKey, 'estimate', key],
    queryFn: ({ signal }) => api(getEstimate, { params: { key } }, { signal }),
    retry: false,
  })

export const billQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: [workshopKey, 'bill', key],
    queryFn: ({ signal }) => api(getBill, { params: { key } }, { signal }),
    retry: false,
    refetchOnMount: 'always',
  })

const texts = ({ language }: RouteContext) => jobTexts.load(language)

export const loadEstimate = (context: RouteContext, _params: Record<string, string>, search: Record<string, unknown>) =>
  Promise.all([texts(context), tolerant(bring(context.queries, estimateQuery(context.api, keyIn(search))))])

export const loadBill = (context: RouteContext, _params: Record<string, string>, search: Record<string, unknown>) =>
  Promise.all([texts(context), tolerant(bring(context.queries, billQuery(context.api, keyIn(search))))])
