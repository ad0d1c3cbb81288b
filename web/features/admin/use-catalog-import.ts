import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportReport, importCatalog, importReport } from '#shared/contract/admin-catalog-file.ts'
import type { Problem } from '#shared/contract/fields.ts'
import { ApiError, addressOf } from '#web/api.ts'
import { messageOf } from './admin-api.ts'
import { refresh } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'

interface Sent {
  file: File
  /** Of the preview that is applied; without it the file is only looked at. */
  fingerprint?: string
}

async function sendFile({ file, fingerprint }: Sent): Promise<ImportReport> {
  const body = new FormData()
  body.append('file', file)
  const response = await fetch(addressOf(importCatalog, { query: { fingerprint } }), {
    method: 'POST',
    headers: { 'accept-language': 'it' },
    body,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return importReport.parse(answer)
  const problem = answer as Problem | undefined
  throw new ApiError(response.status, problem?.message ?? response.statusText, problem)
}

/** The catalogue's file: looked at first, stored as it was looked at. */
export function useCatalogImport() {
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: sendFile,
    onSuccess: async ({ isApplied, created, updated }) => {
      if (!isApplied) return
      say('Importazione completata', `${created} aggiunti, ${updated} aggiornati.`)
      await refresh(queries, 'products', 'stats', 'todo')
    },
    onError: (error) => sayError(messageOf(error, 'Impossibile leggere il file')),
  })
  return {
    report: send.data,
    isBusy: send.isPending,
    error: send.isError ? messageOf(send.error, 'Impossibile leggere il file') : undefined,
    look: (file: File) => send.mutate({ file }),
    apply: (file: File, fingerprint: string) => send.mutate({ file, fingerprint }),
  }
}
