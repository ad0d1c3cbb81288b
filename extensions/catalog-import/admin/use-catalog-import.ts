import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { messageOf, sendFile, sendFileForText } from '#web/admin/admin-api.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { saveFile } from '#web/admin/save-file.ts'
import { useAct, useRefresh } from '#web/admin/use-act.ts'
import { ApiError, addressOf } from '#web/platform/api.ts'
import { isOpen } from '../../stored-imports/admin/import-queries.ts'
import { useFollowedImport } from '../../stored-imports/admin/use-followed-import.ts'
import {
  type ImportReport,
  importCatalog,
  importReport,
  wrongRowsOfImport,
} from '../../stored-imports/admin-catalog-file.ts'
import { type StoredImport, storedImport } from '../../stored-imports/stored-import.ts'
import type { Confirmed } from './import-questions.tsx'

type Query = CallInput<typeof importCatalog>['query']
type ReadAs = 'mapping' | 'columns' | 'decimalSign' | 'html' | 'netPrices' | 'texts'
export type ImportChoice = Pick<Query, ReadAs | 'onError' | 'onConflict'>

interface Sent extends ImportChoice, Pick<Query, 'mode' | 'onPrice' | 'confirmedLines'> {
  file: File
  /** Aborted, the server stops reading too. */
  signal: AbortSignal
}

/** The server detects the kind by the first bytes, whatever the name. */
const anyFile = 'application/octet-stream'

/** @returns the report, or the import that has begun */
async function sendCatalog({
  file,
  signal,
  ...query
}: Sent): Promise<{ report: ImportReport } | { begun: StoredImport }> {
  const request = { ...query, fileName: file.name.slice(-200).toWellFormed(), respond: 'begun' as const }
  const answer = await sendFile(addressOf(importCatalog, { query: request }), anyFile, file, signal)
  const begun = storedImport.safeParse(answer)
  return begun.success ? { begun: begun.data } : { report: importReport.parse(answer) }
}

export function useCatalogImport() {
  const refresh = useRefresh()
  const reported = async ({ created, updated }: ImportReport) => {
    say('Importazione completata', `${created} aggiunti, ${updated} aggiornati.`)
    await refresh()
  }
  const [isLooking, setLooking] = useState(false)
  const { followed, follow } = useFollowedImport(isLooking, reported)
  const send = useMutation({
    mutationFn: sendCatalog,
    onSuccess: async (answer, { mode }) => {
      if ('begun' in answer) {
        follow(answer.begun.id)
        return refresh()
      }
      if (mode === 'commit') await reported(answer.report)
    },
    onError: (error, { signal }) => {
      // The column choice already shows the fault; a toast would replace another one.
      if (!signal.aborted && !reportIn(error)?.columns.length) sayError(refusalText(error))
    },
  })
  const sending = useRef<AbortController>(undefined)
  // Closing the window aborts the reading.
  useEffect(() => () => sending.current?.abort(), [])
  const begin = (sent: Omit<Sent, 'signal'>) => {
    sending.current?.abort()
    sending.current = new AbortController()
    setLooking(sent.mode === 'preview')
    follow(undefined)
    send.mutate({ ...sent, signal: sending.current.signal })
  }
  const download = useAct({
    call: (_, { file, mapping, columns, decimalSign, html, netPrices, texts }: Pick<Sent, 'file' | ReadAs>) =>
      sendFileForText(
        addressOf(wrongRowsOfImport, { query: { mapping, columns, decimalSign, html, netPrices, texts } }),
        anyFile,
        file,
      ),
    failed: 'Impossibile scaricare le righe',
    onDone: (text) => saveFile(text, 'righe-da-correggere.csv', 'text/csv;charset=utf-8'),
  })
  const refused = send.isError ? reportIn(send.error) : undefined
  const sent = send.data && 'report' in send.data ? send.data.report : undefined
  const isStopped = send.isError && send.variables.signal.aborted
  const over = followed && !isOpen(followed) ? followed : undefined
  return {
    /** Coming in, or being put back. */
    underWay: over ? undefined : followed,
    over,
    // When the shop has changed since the preview, the answer is a new report.
    report: over?.report ?? sent ?? (refused && refused.rows > 0 ? refused : undefined),
    // A file with too few recognised columns is shown, so that their meaning can be chosen.
    seen: sent ?? (refused && refused.columns.length > 0 ? refused : undefined),
    download: download.send,
    isDownloading: download.busy,
    isApplied: over?.state === 'done' || (sent !== undefined && send.variables?.mode === 'commit'),
    isBusy: send.isPending,
    error: send.isError && !isStopped ? refusalText(send.error) : undefined,
    /** Before anything was changed. */
    isStopped,
    look: (file: File, choice: ImportChoice) => begin({ ...choice, file, mode: 'preview' }),
    apply: (file: File, choice: ImportChoice, confirmed: Confirmed, skipsOthers: boolean) =>
      begin({
        ...choice,
        file,
        mode: 'commit',
        onPrice: confirmed === 'all' ? 'accept' : skipsOthers ? 'skip' : 'refuse',
        ...(confirmed !== 'all' && confirmed.size > 0 && { confirmedLines: [...confirmed].join(',') }),
      }),
    /** While it is read and planned. One that has begun at this very moment is found, and shown with its own way back. */
    stop: () => {
      sending.current?.abort()
      setLooking(false)
      return refresh()
    },
  }
}

function reportIn(error: unknown): ImportReport | undefined {
  const found = error instanceof ApiError ? importReport.safeParse(error.problem?.report) : undefined
  return found?.success ? found.data : undefined
}

/** An unreadable file has one error and no preview. */
function refusalText(error: unknown): string {
  const report = reportIn(error)
  const [first] = report?.rows === 0 ? report.errors : []
  if (!first) return messageOf(error, 'Impossibile leggere il file')
  const where = first.column ? `riga ${first.line}, colonna «${first.column}»` : `riga ${first.line}`
  return [`Il file non si può leggere, ${where}: ${first.message}`, first.allowed].filter(Boolean).join(' ')
}
