import { queryOptions } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Api } from '#web/platform/api.ts'
import { getIncomingPictures, moveIncomingPictures, type pictureSteps } from '../incoming-pictures.ts'

const lookEveryMs = 3_000

/** Looked at again while pictures are on their way. */
export const incomingPicturesQuery = (api: Api) =>
  queryOptions({
    ...readQuery(api, getIncomingPictures),
    ...shownFresh,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? lookEveryMs : false),
  })

type PictureStep = { step: (typeof pictureSteps)[number]; ids?: number[] }

export const useDoPictureStep = () => useAct({ call: (api, body: PictureStep) => api(moveIncomingPictures, { body }) })
