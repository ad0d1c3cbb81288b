import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type StoredPriceChange, undoPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { priceChangesQuery } from './price-change-queries.ts'
import { changeText } from './price-change-values.ts'

/** Past bulk price changes, each with an undo; empty without any. */
export function PriceChangeList() {
  const api = useApi()
  const queries = useQueryClient()
  const changes = useQuery(priceChangesQuery(api)).data ?? []
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const [doomed, setDoomed] = useState<StoredPriceChange>()
  const undo = useMutation({
    mutationFn: ({ id }: StoredPriceChange) => api(undoPriceChange, { params: { id: String(id) } }),
    onSuccess: ({ kept }) => say('Prezzi rimessi com’erano', kept > 0 ? keptText(kept) : undefined),
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setDoomed(undefined)
      return refresh(queries, 'products')
    },
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
              onClick={() => setDoomed(row)}
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
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Rimettere i prezzi com’erano?"
        confirmLabel="Rimetti i prezzi"
        busy={undo.isPending}
        onConfirm={() => doomed && undo.mutate(doomed)}
      >
        <p>
          {doomed && some(doomed.articles, 'articolo torna', 'articoli tornano')} al prezzo di prima. Chi nel frattempo
          ha avuto un altro prezzo, o è in ribasso, tiene quello di adesso.
        </p>
      </AlertDialog>
    </section>
  )
}

const keptText = (kept: number) =>
  kept === 1
    ? '1 ha tenuto il prezzo che ha avuto dopo'
    : `${countText(kept)} hanno tenuto il prezzo che hanno avuto dopo`
