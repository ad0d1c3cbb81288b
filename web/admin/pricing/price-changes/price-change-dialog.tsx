import {
  changePrices,
  type PriceChangedProduct,
  type PricePreview,
  previewPriceChange,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { FormDialog } from '#web/admin/form-dialog.tsx'
import { usePreview } from '#web/admin/pricing/reductions/use-preview.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { changeBody, keptNames, type PriceChangeValues, priceChangeForm, priceChangeRows } from './price-change-form.ts'

/** Changes many prices at once, exactly as in the preview. */
export function PriceChangeDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const refresh = useRefresh()
  const fields = useContractForm<PriceChangeValues>({
    ...priceChangeForm,
    name: 'price-change',
    onRefused: (message) => sayError(message),
  })
  const values = fields.form.watch()
  const isWhole = Object.keys(priceChangeForm.check(values)).length === 0
  const preview = usePreview(previewPriceChange, isWhole ? changeBody(values) : undefined)
  const { changing = 0, stamp = '' } = preview.data ?? {}
  const submit = fields.onSubmit(async (typed) => {
    try {
      const done = await api(changePrices, { body: { ...changeBody(typed), stamp } })
      say(`${some(done.articles, 'prezzo cambiato', 'prezzi cambiati')}`)
      onClose()
    } finally {
      // Refused because prices have changed: show the new preview.
      await refresh()
    }
  })
  const isReady = changing > 0 && !preview.isFetching
  const rows = { table: priceChangeRows, fields }
  return (
    <FormDialog
      title="Cambia i prezzi"
      fields={{ ...fields, submit }}
      onClose={onClose}
      action={changing > 0 ? `Cambia ${some(changing, 'prezzo', 'prezzi')}` : 'Cambia i prezzi'}
      isBlocked={preview.data && !isReady}
    >
      <FormRows {...rows} names={['target', 'shelf', 'brand', 'productIds']} />
      <FormRows {...rows} names={['kind', 'percent', 'amount', 'rounding']} />
      <Preview {...preview} />
    </FormDialog>
  )
}

const columns: Column<PriceChangedProduct>[] = [
  {
    label: 'Articolo',
    isBare: true,
    cell: ({ name, productCode, refusal }) => (
      <>
        <b className="bold">{name}</b>
        <br />
        <span className="small muted">
          Codice <span className="nowrap">{productCode}</span>
          {refusal && `, ${keptNames[refusal]}`}
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
  data: PricePreview | undefined
  error: unknown
  isFetching: boolean
}

function Preview({ data, error, isFetching }: PreviewProps) {
  const inAll = data ? data.changing + data.keeping : 0
  return (
    <section className="reduction-preview" aria-labelledby="price-change-preview" aria-busy={isFetching}>
      <h3 id="price-change-preview">I prezzi, prima e dopo</h3>
      <div role="status">
        {error ? (
          <p className="note note-error">{messageOf(error, 'L’anteprima non si carica. Controlla la connessione.')}</p>
        ) : !data ? (
          <p className="muted small">Scegli su che cosa e di quanto: qui si vede ogni prezzo, prima che cambi nulla.</p>
        ) : inAll === 0 ? (
          <p className="note note-warning">Qui non c’è nessun articolo in vendita.</p>
        ) : (
          <p className="small muted">
            {data.changing === 1 ? 'Cambia 1 prezzo' : `Cambiano ${countText(data.changing)} prezzi`}
            {data.keeping > 0 &&
              `, ${data.keeping === 1 ? '1 resta com’è' : `${countText(data.keeping)} restano come sono`}`}
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
