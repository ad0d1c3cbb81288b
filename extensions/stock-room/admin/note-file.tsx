import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { type NoteRead, readGoodsNote } from '../goods/goods-calls.ts'

const why: Record<NoteRead['wrong'][number]['why'], string> = {
  code: 'il codice non è di nessun articolo',
  size: 'manca la taglia',
  quantity: 'i pezzi non si leggono',
  cost: 'il costo non si legge',
}

/** As spreadsheets write it; the shop's own programs write UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines of a delivery from the supplier's file; rows that cannot be read are named, and stay out. */
export function NoteFile({ onRead }: { onRead(read: NoteRead): void }) {
  const [result, setResult] = useState<NoteRead>()
  const field = useRef<HTMLInputElement>(null)
  const read = useAct({
    call: async (api, file: File) => api(readGoodsNote, { body: { csv: await textOf(file) } }),
    failedHere: 'Il file non si legge: dev’essere un CSV con codice, pezzi e costo.',
    onDone: (done: NoteRead) => {
      setResult(done)
      onRead(done)
    },
  })
  return (
    <div className="column spaced-8">
      <p className="row wraps spaced-8">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={read.busy || undefined}
          onClick={() => field.current?.click()}
        >
          <FileUp className="icon icon-s" aria-hidden="true" /> Bolla in CSV
        </button>
        <span className="small muted">Codice o EAN, pezzi, costo, taglia.</span>
      </p>
      <input
        ref={field}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="Bolla in CSV"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          setResult(undefined)
          if (file) read.send(file)
          target.value = ''
        }}
      />
      {read.error && (
        <p className="note note-error" role="alert">
          {read.error}
        </p>
      )}
      {result && (
        <p className="small" role="status">
          {some(result.lines.length, 'riga letta', 'righe lette')} dal file.
        </p>
      )}
      {result && result.wrong.length > 0 && (
        <div className="note note-warning">
          <div>
            <b className="bold">Non lette, aggiungile a mano:</b>
            <ul>
              {result.wrong.map((row) => (
                <li key={row.line}>
                  Riga {row.line}, {why[row.why]}: {row.text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
