import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '#web/api.ts'
import { adminStatusQuery } from './admin-queries.ts'

export type May = (call: string) => boolean

/** Whether the person at this dashboard may make a call ("POST /api/admin/products"): the rest is not shown. The server decides. */
export function useMay(): May {
  const { data } = useQuery({ ...adminStatusQuery(useApi()), enabled: false })
  const calls = data?.staff?.calls
  return useCallback((call) => !calls || calls.includes(call), [calls])
}
