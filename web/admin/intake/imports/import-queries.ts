import { queryOptions } from '@tanstack/react-query'
import { getImport, listImports } from '#shared/contract/intake/admin-imports.ts'
import type { StoredImport } from '#shared/contract/intake/stored-import.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const key = [...adminKey, 'imports'] as const
const lookEveryMs = 700

/** Coming in, or being taken back. */
export const isOpen = ({ state }: Pick<StoredImport, 'state'>) => state === 'applying' || state === 'taking_back'

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api(listImports, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? lookEveryMs : false),
  })

/** @param id undefined while there is nothing to look at */
export const importQuery = (api: Api, id: number | undefined) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api(getImport, { params: { id: String(id) } }, { signal }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? lookEveryMs : false),
  })
