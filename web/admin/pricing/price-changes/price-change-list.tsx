import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import {
  listPriceChanges,
  type StoredPriceChange,
  undoPriceChange,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/api.ts'
import { changeText } from './price-change-form.ts'

/** Past bulk price changes, each with an undo; empty without any. */
export function PriceChangeList() {
  const api = useApi()
  const changes = useQuery({ ...readQuery(api, listPriceChanges), ...shownFresh }).data ?? []
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
  if (changes.length === 0) return null
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
    <section className="stack" aria-labelledby="price-changes">
      <h3 id="price-changes" className="reduction-subhead">
        Prezzi cambiati insieme
      </h3>
      <AdminTable
        rows={changes}
        caption="Prezzi cambiati insieme"
        className="product-table"
        rowKey="id"
        columns={columns}
        isBusy={false}
      />
      {undoing.dialog}
    </section>
  )
}

const keptText = (kept: number) =>
  kept === 1
    ? '1 ha tenuto il prezzo che ha avuto dopo'
    : `${countText(kept)} hanno tenuto il prezzo che hanno avuto dopo`
