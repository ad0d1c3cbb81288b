import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listGiftCards } from '#shared/contract/orders/admin-gift-cards.ts'
import { pageSize, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export const giftCardsQuery = (api: Api, q: string, page: number) =>
  queryOptions({
    ...readQuery(api, listGiftCards, {
      query: { ...(q && { q }), limit: String(pageSize), offset: String((page - 1) * pageSize) },
    }),
    select: ({ cards, ...rest }) => ({ rows: cards, ...rest }),
    placeholderData: keepPreviousData,
  })
