import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportReport, importCatalog, importReport } from '#shared/contract/admin-catalog-file.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import type { Problem } from '#shared/contract/fields.ts'
import { ApiError, addressOf } from '#web/api.ts'
import { messageOf } from './admin-api.ts'
import { refresh } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'

export type ImportChoice = Pick<CallInput<typeof importCatalog>['query'], 'mapping' | 'onError' | 'onConflict'>

interface Sent extends ImportChoice {
  file: File
  mode: 'preview' | 'commit'
}

async function sendFile({ file, ...query }: Sent): Promise<ImportReport> {
  const response = await fetch(addressOf(importCatalog, { query }), {
    method: 'POST',
    headers: { 'accept-language': 'it', 'content-type': 'text/csv' },
    body: file,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return importReport.parse(answer)
  const problem = answer as Problem | undefined
  throw new ApiError(response.status, problem?.message ?? response.statusText, problem)
}

/** The catalogue's file: looked at first, then stored as it was looked at. */
export function useCatalogImport() {
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: sendFile,
    onSuccess: async ({ created, updated }, { mode }) => {
      if (mode === 'preview') return
      say('Importazione completata', `${created} aggiunti, ${updated} aggiornati.`)
      await refresh(queries, 'products', 'stats', 'todo')
    },
    onError: (error) => sayError(messageOf(error, 'Impossibile leggere il file')),
  })
  return {
    report: send.data,
    isApplied: send.isSuccess && send.variables.mode === 'commit',
    isBusy: send.isPending,
    error: send.isError ? messageOf(send.error, 'Impossibile leggere il file') : undefined,
    look: (file: File, choice: ImportChoice) => send.mutate({ ...choice, file, mode: 'preview' }),
    apply: (file: File, choice: ImportChoice) => send.mutate({ ...choice, file, mode: 'commit' }),
  }
}
