import { Undo2 } from 'lucide-react'
import { momentText, some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { type FormerShopFile, undoFormerShopFile } from '../former-shop-calls.ts'

/** The files that came in, each with one press to take it back. */
export function FormerShopFiles({ files }: { files: readonly FormerShopFile[] }) {
  const undo = useAct({
    call: (api, { id }: FormerShopFile) => api(undoFormerShopFile, { params: { id: String(id) } }),
    said: ({ kept, fileName }) => {
      const stay = kept > 0 ? `${some(kept, 'cliente resta: ha', 'clienti restano: hanno')} già una password.` : ''
      return [`«${fileName}» è annullato`, stay || 'Non ne resta niente.']
    },
    failed: 'L’importazione non è annullata. Riprova.',
  })
  if (files.length === 0) return null
  return (
    <section className="box" aria-labelledby="moved-in-files">
      <div className="box-head">
        <h3 id="moved-in-files">Importazioni fatte</h3>
      </div>
      <ul className="admin-lines">
        {files.map((file) => (
          <li key={file.id}>
            <span>
              <b className="bold">{file.fileName || 'File senza nome'}</b>
              <br />
              <span className="small muted">
                {momentText(file.createdAt)}, {some(file.rows, 'riga', 'righe')}, {whatOf(file)}
                {file.undoneAt && `. Annullata il ${momentText(file.undoneAt)}`}
                {file.undoneAt && file.kept > 0 && `, salvo ${some(file.kept, 'cliente', 'clienti')}`}
              </span>
            </span>
            {!file.undoneAt && (
              <button
                type="button"
                className="btn btn-small end"
                aria-label={`${undoWords(file)}: ${file.fileName || 'file senza nome'}`}
                aria-disabled={undo.busy}
                onClick={() => undo.send(file)}
              >
                <Undo2 className="icon icon-s" aria-hidden="true" />
                {undoWords(file)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const undoWords = ({ kept }: FormerShopFile) =>
  kept > 0 ? `Annulla, salvo ${some(kept, 'cliente', 'clienti')}` : 'Annulla'

function whatOf({ kind, added }: FormerShopFile): string {
  return kind === 'orders' ? some(added, 'ordine', 'ordini') : some(added, 'cliente', 'clienti')
}
