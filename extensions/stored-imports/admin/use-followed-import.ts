import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/platform/api.ts'
import type { ImportReport } from '../admin-catalog-file.ts'
import { importQuery, importsQuery } from './import-queries.ts'

/**
 * The import that this window has begun, or finds coming in when it is opened again.
 * @param isLooking at a file of its own: the import of a colleague does not take its place
 */
export function useFollowedImport(isLooking: boolean, onDone: (report: ImportReport) => void) {
  const api = useApi()
  const [id, follow] = useState<number>()
  const found = useQuery(importsQuery(api)).data?.find(({ state }) => state === 'applying')?.id
  useEffect(() => {
    if (found !== undefined && !isLooking) follow((now) => now ?? found)
  }, [found, isLooking])
  const { data: followed } = useQuery(importQuery(api, id))
  const reported = useRef<number>(undefined)
  useEffect(() => {
    if (followed?.state !== 'done' || reported.current === followed.id) return
    reported.current = followed.id
    onDone(followed.report)
  })
  return { followed, follow }
}
