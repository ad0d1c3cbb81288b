import { useQuery } from '@tanstack/react-query'
import { Percent, Undo2 } from 'lucide-react'
import {
  listPriceChanges,
  type StoredPriceChange,
  undoPriceChange,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/api.ts'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { changeText } from './price-change-form.ts'
import '#web/admin/pricing/reductions/reductions.css'

/** Many prices at once, and past changes, each with an undo. */
export default function PriceChangeList() {
  const api = useApi()
  const { address, open, close } = useAdminAddress()
  const list = useQuery({ ...readQuery(api, listPriceChanges), ...shownFresh, select: (rows) => ({ rows }) })
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const undo = useAct({
    call: (api, { id }: StoredPriceChange) => api(undoPriceChange, { params: { id: String(id) } }),
    said: ({ kept }) => ['Prezzi rimessi com’erano', kept > 0 ? keptText(kept) : undefined],
  })
  const undoing = useQuestion<StoredPriceChange>({
    title: 'Rimettere i prezzi com’erano?',
    confirmLabel: 'Rimetti i prezzi',
    act: undo,
    text: ({ articles }) => (
      <p>
        {some(articles, 'articolo torna', 'articoli tornano')} al prezzo di prima. Chi nel frattempo ha avuto un altro
        prezzo, o è in ribasso, tiene quello di adesso.
      </p>
    ),
  })
  const goodsText = ({ target, shelf, brand }: StoredPriceChange) =>
    target === 'brand'
      ? `Marca ${brand}`
      : target === 'shelf'
        ? `Scaffale ${shelves.find(({ slug }) => slug === shelf)?.name.it ?? shelf}`
        : 'Articoli scelti'
  const columns: Column<StoredPriceChange>[] = [
    {
      label: 'Che cosa',
      isBare: true,
      cell: (row) => (
        <>
          <b className="bold nowrap">{changeText(row)}</b>
          <br />
          <span className="small muted">{goodsText(row)}</span>
        </>
      ),
    },
    { label: 'Quando', cell: ({ createdAt }) => momentText(createdAt) },
    { label: 'Articoli', isRight: true, cell: ({ articles }) => countText(articles) },
    actionColumn(
      (row) =>
        row.undoneAt ? (
          <span className="small muted">
            Annullato il {momentText(row.undoneAt)}
            {row.kept > 0 && `, ${keptText(row.kept)}`}
          </span>
        ) : (
          <span className="row admin-actions">
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Annulla ${changeText(row)}, ${goodsText(row)}, del ${momentText(row.createdAt)}`}
              onClick={() => undoing.ask(row)}
            >
              <Undo2 className="icon icon-s" aria-hidden="true" /> Annulla
            </button>
          </span>
        ),
      'cell-row',
    ),
  ]
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main btn-small" onClick={() => open('prezzi')}>
          <Percent className="icon icon-s" aria-hidden="true" /> Cambia i prezzi
        </button>
      </div>
      <AdminList
        list={list}
        failure="I prezzi cambiati non si caricano."
        empty="Nessun prezzo cambiato insieme ad altri. Il prezzo di un articolo solo si cambia nella sua scheda."
      >
        {(shown) => (
          <AdminTable
            {...shown}
            caption="Prezzi cambiati insieme"
            className="product-table"
            rowKey="id"
            columns={columns}
          />
        )}
      </AdminList>
      {undoing.dialog}
      {address.apri === 'prezzi' && <PriceChangeDialog onClose={close} />}
    </>
  )
}

const keptText = (kept: number) =>
  kept === 1
    ? '1 ha tenuto il prezzo che ha avuto dopo'
    : `${countText(kept)} hanno tenuto il prezzo che hanno avuto dopo`
