import { queryOptions } from '@tanstack/react-query'
import { listQuestions } from '#shared/contract/catalog/questions.ts'
import { getRatingStats, listReviews, listShopReviews } from '#shared/contract/catalog/reviews.ts'
import type { Api } from '#web/platform/api.ts'

export const reviewsQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['reviews', productId, 'list'],
    queryFn: ({ signal }) => api(listReviews, { params: { id: String(productId) } }, { signal }),
  })

export const ratingStatsQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['reviews', productId, 'stats'],
    queryFn: ({ signal }) => api(getRatingStats, { params: { id: String(productId) } }, { signal }),
  })

export const questionsQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['reviews', productId, 'questions'],
    queryFn: ({ signal }) => api(listQuestions, { params: { id: String(productId) } }, { signal }),
  })

export const shopReviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reviews', 'shop'],
    queryFn: ({ signal }) => api(listShopReviews, {}, { signal }),
  })
