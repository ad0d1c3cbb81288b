import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { useApi } from '#web/platform/api.ts'
import { adminStatusQuery } from './admin-queries.ts'

export type May = (call: string | Pick<Endpoint, 'method' | 'path'>) => boolean

/** Whether the person at this dashboard may make a call ("POST /api/admin/products"): the rest is not shown. The server decides. */
export function useMay(): May {
  const { data } = useQuery({ ...adminStatusQuery(useApi()), enabled: false })
  const calls = data?.staff?.calls
  return useCallback(
    (call) => !calls || calls.includes(typeof call === 'string' ? call : `${call.method} ${call.path}`),
    [calls],
  )
}
