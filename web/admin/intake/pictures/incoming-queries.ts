import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getIncomingPictures,
  moveIncomingPictures,
  type pictureSteps,
} from '#shared/contract/intake/incoming-pictures.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { adminKey, refresh } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { type Api, useApi } from '#web/api.ts'

/** An import of products brings new ones. */
const key = [...adminKey, 'products', 'incoming-pictures'] as const
const lookEveryMs = 3_000

/** Looked at again while pictures are on their way. */
export const incomingPicturesQuery = (api: Api) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api(getIncomingPictures, {}, { signal }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? lookEveryMs : false),
    staleTime: 0,
  })

export type PictureStep = { step: (typeof pictureSteps)[number]; ids?: number[] }

export function useDoPictureStep() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PictureStep) => api(moveIncomingPictures, { body }),
    onSuccess: (data) => queries.setQueryData(key, data),
    onError: (error) => {
      sayError(messageOf(error, 'Non è cambiato nulla. Riprova.'))
      return refresh(queries, 'products')
    },
  })
}
