import type { PriceChangedProduct, PricePreview } from '#shared/contract/pricing/admin-price-changes.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { keptNames } from './price-change-form.ts'

const columns: Column<PriceChangedProduct>[] = [
  {
    label: 'Articolo',
    isBare: true,
    cell: ({ name, productCode, refusal, isOdd }) => (
      <>
        <b className="bold">{name}</b>
        <br />
        <span className="small muted">
          Codice <span className="nowrap">{productCode}</span>
          {refusal && `, ${keptNames[refusal]}`}
          {isOdd && ', l’arrotondamento pesa più del cambio'}
        </span>
      </>
    ),
  },
  { label: 'Adesso', isRight: true, cell: ({ before }) => <span className="nowrap">{euro(before)}</span> },
  {
    label: 'Dopo',
    isRight: true,
    cell: ({ after, refusal }) => (
      <span className="nowrap">
        {refusal ? <span className="muted">{euro(after)}</span> : <b className="bold">{euro(after)}</b>}
      </span>
    ),
  },
]

interface PreviewProps {
  /** Said while there is nothing to show. */
  empty: string
  data: PricePreview | undefined
  error: unknown
  isFetching: boolean
}

/** Every price before and after, before anything changes. */
export function PricePreviewTable({ empty, data, error, isFetching }: PreviewProps) {
  const inAll = data ? data.changing + data.keeping : 0
  return (
    <section
      className="padded-24 grid spaced-16 stroke-above"
      aria-labelledby="price-change-preview"
      aria-busy={isFetching}
    >
      <h3 id="price-change-preview">I prezzi, prima e dopo</h3>
      <div role="status">
        {error ? (
          <p className="note note-error">{messageOf(error, 'L’anteprima non si carica. Controlla la connessione.')}</p>
        ) : !data ? (
          <p className="muted small">{empty}</p>
        ) : inAll === 0 ? (
          <p className="note note-warning">Qui non c’è nessun articolo in vendita.</p>
        ) : (
          <p className="small muted">
            {data.changing === 1 ? 'Cambia 1 prezzo' : `Cambiano ${countText(data.changing)} prezzi`}
            {data.keeping > 0 &&
              `, ${data.keeping === 1 ? '1 resta com’è' : `${countText(data.keeping)} restano come sono`}`}
            {data.odd > 0 &&
              `, ${data.odd === 1 ? '1 più' : `${countText(data.odd)} più`} per l’arrotondamento che per il cambio`}
            {data.articles.length < inAll && `. Ecco i primi ${countText(data.articles.length)}`}.
          </p>
        )}
      </div>
      {data && inAll > 0 && (
        <AdminTable
          rows={data.articles}
          isBusy={isFetching}
          caption="Prezzi prima e dopo"
          className="product-table"
          rowKey="id"
          columns={columns}
        />
      )}
    </section>
  )
}
