import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Images, Upload } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { countText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAct, useRefresh } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { exportArchive } from '../../picture-intake/shop-archives.ts'
import { ImportProgress } from '../../stored-imports/admin/import-progress.tsx'
import { importsQuery, isOpen } from '../../stored-imports/admin/import-queries.ts'
import { ImportRow, offLabel, type TakingBack } from '../../stored-imports/admin/import-row.tsx'
import { stayingTexts } from '../../stored-imports/admin/import-words.ts'
import { undoImport } from '../../stored-imports/admin-imports.ts'
import { ImportReportDialog } from './import-report-dialog.tsx'

const CatalogImportDialog = lazy(() => import('./catalog-import-dialog.tsx'))

/** Files that have come in, and the way back. */
export default function ImportPanel() {
  const api = useApi()
  const download = useDownload()
  const { address, show, open, close, opened } = useAdminAddress()
  const list = useQuery({ ...importsQuery(api), select: (rows) => ({ rows }) })
  const underWay = list.data?.rows.find(isOpen)
  useWhenOver(underWay?.id, useRefresh())
  const undo = useAct({
    call: (api, { one, way }: TakingBack) => api(undoImport, { params: { id: String(one.id) }, body: { way } }),
    said: (_one, { way }) => (way === 'undo' ? 'Annullamento iniziato' : 'Disattivazione iniziata'),
  })
  const undoing = useQuestion<TakingBack>({
    title: ({ way }) => (way === 'switch_off' ? 'Disattivare gli articoli nuovi?' : 'Annullare l’importazione?'),
    confirmLabel: ({ way, one }) => (way === 'switch_off' ? offLabel(one.created) : 'Annulla l’importazione'),
    cancelLabel: 'Lascia com’è',
    text: (asked) => <Consequences {...asked} />,
    act: undo,
  })
  const report = opened('importazione')
  return (
    <>
      <AdminPanel
        id="import"
        title="Importazioni"
        note="Ogni file entrato, e la strada per tornare indietro: per 90 giorni, gli ultimi trenta."
        aside={
          <div className="row wraps spaced-8">
            <button type="button" className="btn btn-small" onClick={() => show({ categoria: address.categoria })}>
              <ArrowLeft className="icon icon-s" aria-hidden="true" /> Torna ai prodotti
            </button>
            <a className="btn btn-small" {...download(exportArchive)}>
              <Images className="icon icon-s" aria-hidden="true" /> Esporta con le foto
            </a>
            <button type="button" className="btn btn-main btn-small" onClick={() => open('importa')}>
              <Upload className="icon icon-s" aria-hidden="true" /> Importa CSV
            </button>
          </div>
        }
      >
        {underWay && (
          <div className="box-body">
            <ImportProgress one={underWay} />
          </div>
        )}
        <AdminList
          list={list}
          failure="Le importazioni non si caricano."
          empty={
            <div className="empty">
              <h3>Nessuna importazione</h3>
              <p>Quando un file entra, qui resta che cosa ha cambiato, e si può annullare.</p>
            </div>
          }
        >
          {({ rows }) => (
            <ul className="import-list" aria-label="Importazioni fatte">
              {rows.map((one) => (
                <ImportRow
                  key={one.id}
                  one={one}
                  onTakeBack={undoing.ask}
                  onOpen={() => open(`importazione-${one.id}`)}
                />
              ))}
            </ul>
          )}
        </AdminList>
      </AdminPanel>
      {undoing.dialog}
      {report && <ImportReportDialog key={report} id={Number(report)} onClose={close} />}
      <Suspense>{address.apri === 'importa' && <CatalogImportDialog onClose={close} />}</Suspense>
    </>
  )
}

function Consequences({ one, way }: TakingBack) {
  const { forecast, created } = one
  if (way === 'switch_off')
    return (
      <p>
        {some(created, 'articolo aggiunto da questo file esce', 'articoli aggiunti da questo file escono')} dal negozio;
        tutto il resto resta com’è.
      </p>
    )
  return (
    <>
      <p>
        {forecast && forecast.back === 1
          ? '1 articolo torna com’era prima del file; se era nuovo, sparisce.'
          : `${countText(forecast?.back ?? 0)} articoli tornano com’erano prima del file; quelli nuovi spariscono.`}
      </p>
      {forecast && stayingTexts(forecast, false).map((text) => <p key={text}>{text}</p>)}
    </>
  )
}

/** Runs once the import has ended. */
function useWhenOver(id: number | undefined, then: () => void): void {
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && id === undefined) then()
    before.current = id
  })
}
