import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getGiftCard, listGiftCards } from '#shared/contract/orders/admin-gift-cards.ts'
import { adminKey, pageSize } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const key = [...adminKey, 'gift-cards'] as const

export const giftCardsQuery = (api: Api, q: string, page: number) =>
  queryOptions({
    queryKey: [...key, q, page],
    queryFn: async ({ signal }) => {
      const query = { ...(q && { q }), limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { cards, ...rest } = await api(listGiftCards, { query }, { signal })
      return { rows: cards, ...rest }
    },
    placeholderData: keepPreviousData,
  })

export const giftCardQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api(getGiftCard, { params: { id } }, { signal }),
  })
