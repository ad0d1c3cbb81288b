import { queryOptions } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'
import { getImport, listImports } from '../admin-imports.ts'
import type { StoredImport } from '../stored-import.ts'

const lookEveryMs = 700

/** Coming in, or being taken back. */
export const isOpen = ({ state }: Pick<StoredImport, 'state'>) => state === 'applying' || state === 'taking_back'

export const importsQuery = (api: Api) =>
  queryOptions({
    ...readQuery(api, listImports),
    ...shownFresh,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? lookEveryMs : false),
  })

/** @param id undefined while there is nothing to look at */
export const importQuery = (api: Api, id: number | undefined) =>
  queryOptions({
    ...readQuery(api, getImport, { params: { id: String(id) } }),
    ...shownFresh,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? lookEveryMs : false),
  })
