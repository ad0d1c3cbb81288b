import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf, sendFile } from '#web/admin/admin-api.ts'
import { some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { FileInput } from '#web/admin/form/file-input.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { ApiError, addressOf, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import {
  type FormerShopReport,
  formerShopReport,
  importFormerShopFile,
  listFormerShopImports,
} from '../former-shop-calls.ts'
import { FormerShopFiles } from './former-shop-files.tsx'
import { FormerShopOutcome } from './former-shop-outcome.tsx'

interface Sent {
  file: File
  mode: 'preview' | 'commit'
  onError: 'refuse' | 'skip'
}

async function send({ file, mode, onError }: Sent): Promise<FormerShopReport> {
  const address = addressOf(importFormerShopFile, { query: { mode, onError, fileName: file.name.slice(0, 200) } })
  return formerShopReport.parse(await sendFile(address, 'application/octet-stream', file))
}

/** Customers and past orders of another shop: seen first, taken whole, taken back in one press. */
export default function FormerShopDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [onError, setOnError] = useState<'refuse' | 'skip'>('refuse')
  const files = useQuery(readQuery(api, listFormerShopImports))
  const sent = useMutation({
    mutationFn: send,
    onSuccess: async ({ added, kind }, { mode }) => {
      if (mode === 'preview') return
      say('Importazione completata', `${whatText(kind, added)}. Nessuna e-mail è partita.`)
      await refresh()
    },
  })
  const refused = sent.isError ? reportIn(sent.error) : undefined
  const report = sent.data ?? (refused && refused.rows > 0 ? refused : undefined)
  const isApplied = sent.isSuccess && sent.variables.mode === 'commit'
  const look = (of: File, skips: 'refuse' | 'skip') => sent.mutate({ file: of, mode: 'preview', onError: skips })
  const isStopped = report !== undefined && report.wrongRows > 0 && onError === 'refuse'
  const canApply = file !== undefined && report !== undefined && report.added > 0 && !isStopped && !isApplied
  return (
    <Dialog open onClose={onClose} title="Importa clienti e ordini" size="checkout">
      <div className="dialog-body stack" aria-busy={sent.isPending}>
        <Field
          label="File dei clienti o degli ordini"
          hint="Le esportazioni di WooCommerce e di Shopify, in CSV o Excel. I clienti entrano senza password: la scelgono con «Password dimenticata». Gli ordini entrano come storico: niente e-mail, niente magazzino."
          error={sent.isError ? refusalText(sent.error) : undefined}
        >
          <FileInput
            accept=".csv,.tsv,.txt,.xlsx"
            onChoose={(chosen) => {
              setFile(chosen)
              if (chosen) look(chosen, onError)
            }}
          />
        </Field>
        {sent.isPending && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" /> Lettura del file…
          </p>
        )}
        {report && !sent.isPending && <FormerShopOutcome report={report} isApplied={isApplied} />}
        {report && !isApplied && report.wrongRows > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={onError === 'skip'}
              onChange={({ target }) => {
                const next = target.checked ? 'skip' : 'refuse'
                setOnError(next)
                if (file) look(file, next)
              }}
            />
            <span>Importa solo le righe giuste: restano fuori {some(report.wrongRows, 'riga', 'righe')}</span>
          </label>
        )}
        <FormerShopFiles files={files.data ?? []} />
      </div>
      <div className="admin-save">
        {isStopped && !isApplied && (
          <p id="move-in-obstacle" className="small grow-280">
            {some(report.wrongRows, 'riga sbagliata ferma', 'righe sbagliate fermano')} tutto il file: correggi il
            foglio, oppure importa solo le righe giuste.
          </p>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {isApplied ? 'Chiudi' : 'Annulla'}
        </button>
        {!isApplied && (
          <button
            type="button"
            className="btn btn-main"
            disabled={!canApply || sent.isPending}
            aria-describedby={isStopped ? 'move-in-obstacle' : undefined}
            onClick={() => file && canApply && sent.mutate({ file, mode: 'commit', onError })}
          >
            {canApply ? `Importa ${whatText(report.kind, report.added)}` : 'Importa'}
          </button>
        )}
      </div>
    </Dialog>
  )
}

function whatText(kind: FormerShopReport['kind'], count: number): string {
  return kind === 'orders' ? some(count, 'ordine', 'ordini') : some(count, 'cliente', 'clienti')
}

function reportIn(error: unknown): FormerShopReport | undefined {
  const found = error instanceof ApiError ? formerShopReport.safeParse(error.problem?.report) : undefined
  return found?.success ? found.data : undefined
}

function refusalText(error: unknown): string {
  const report = reportIn(error)
  const [first] = report?.rows === 0 ? report.errors : []
  return first ? first.message : messageOf(error, 'Impossibile leggere il file')
}
