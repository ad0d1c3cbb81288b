import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Ban, Download, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery, readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { getPurchase, getPurchasesCsv, listPurchases, type Purchase } from '../purchase-calls.ts'
import { wayNames } from '../purchase-words.ts'

const PurchaseDialog = lazy(() => import('./purchase-dialog.tsx'))

/** The register of used goods. */
export default function PurchaseList() {
  const api = useApi()
  const may = useMay()
  const download = useDownload()
  const { address, opened, open, close } = useAdminAddress()
  const search = address.cerca === undefined ? {} : { search: address.cerca }
  const list = useQuery(listPageQuery(api, listPurchases, search, address.pagina ?? 1))
  const id = opened('acquisto')
  return (
    <>
      <div className="box-body row wraps spaced-8">
        {may('POST /api/admin/used-purchases') && (
          <button type="button" className="btn btn-main" onClick={() => open('acquisto-nuovo')}>
            <Plus className="icon icon-s" aria-hidden="true" /> Compra una bici usata
          </button>
        )}
        {may('GET /api/admin/used-purchases/csv') && (
          <a className="btn btn-small end" {...download(getPurchasesCsv, { query: search })}>
            <Download className="icon icon-s" aria-hidden="true" /> CSV
          </a>
        )}
      </div>
      <AdminList
        list={list}
        failure="Le schede d’acquisto non si caricano."
        empty={
          address.cerca
            ? 'Nessuna scheda con queste parole.'
            : 'Nessuna scheda ancora. Quando compri una bici da un privato comincia da qui: stampi la dichiarazione, la fai firmare, poi crei la scheda della bici.'
        }
      >
        {(shown) => (
          <AdminTable
            {...shown}
            caption="Schede d’acquisto"
            rowKey="id"
            columns={[
              ...columns,
              actionColumn((row: Purchase) => (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={`Apri la scheda ${row.number}`}
                  onClick={() => open(`acquisto-${row.id}`)}
                >
                  Apri <ArrowRight className="icon icon-s" aria-hidden="true" />
                </button>
              )),
            ]}
          />
        )}
      </AdminList>
      <Suspense>
        {id === 'nuovo' && <PurchaseDialog key={id} onClose={close} />}
        {id && id !== 'nuovo' && <StoredDialog key={id} id={id} onClose={close} />}
      </Suspense>
    </>
  )
}

function StoredDialog({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(readQuery(useApi(), getPurchase, { params: { id } }))
  return (
    <LoadedDialog query={query} title="Scheda d’acquisto" failure="La scheda non si carica." onClose={onClose}>
      {(sheet) => <PurchaseDialog key={sheet.version} sheet={sheet} onClose={onClose} />}
    </LoadedDialog>
  )
}

const columns: Column<Purchase>[] = [
  {
    label: 'Bici',
    isBare: true,
    className: 'cell-wide',
    cell: ({ number, boughtOn, bicycle, frameNumber }) => (
      <>
        <b className="bold">{bicycle}</b>
        <br />
        <span className="small muted">
          N. {number} del {calendarDay(boughtOn)}, {frameNumber ? `telaio ${frameNumber}` : 'senza numero di telaio'}
        </span>
      </>
    ),
  },
  { label: 'Da chi', cell: ({ sellerName }) => sellerName || 'Dati cancellati' },
  {
    label: 'Pagata',
    isRight: true,
    className: 'num',
    cell: ({ price, paidBy }) => (
      <>
        {euro(price)}
        <br />
        <span className="small muted">{wayNames[paidBy]}</span>
      </>
    ),
  },
  {
    label: 'Articolo',
    cell: ({ product, voidReason, isSold }) =>
      voidReason !== null ? (
        <Badge tone="red" icon={Ban}>
          Annullata
        </Badge>
      ) : product ? (
        `${product.productCode}${isSold ? ', venduta' : ''}`
      ) : (
        <span className="muted">Da fare</span>
      ),
  },
]
