import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ChangedArticle,
  changePrices,
  type PriceChangeInput,
  type PricePreview,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { isPercent, priceChangeKinds, priceRoundings } from '#shared/domain/pricing/price-change.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { GoodsFields } from '#web/admin/pricing/reductions/goods-fields.tsx'
import { useSettled } from '#web/admin/pricing/reductions/use-settled.ts'
import { useApi } from '#web/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { pricePreviewQuery } from './price-change-queries.ts'
import {
  changeBody,
  changeNames,
  checkChange,
  emptyChange,
  keptNames,
  type PriceChangeValues,
  priceChangeLabels,
  roundingNames,
} from './price-change-values.ts'

/** Changes many prices at once, exactly as in the preview. */
export function PriceChangeDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useContractForm<PriceChangeValues>({
    check: checkChange,
    values: emptyChange,
    name: 'price-change',
    labels: priceChangeLabels,
    onRefused: (message) => sayError(message),
  })
  const { form, field, errors } = fields
  const values = form.watch()
  const { target, productIds, kind } = values
  const preview = usePreview(values)
  const { changing = 0, stamp = '' } = preview.data ?? {}
  const submit = fields.onSubmit(async (typed) => {
    try {
      const done = await api(changePrices, { body: { ...changeBody(typed), stamp } })
      say(`${some(done.articles, 'prezzo cambiato', 'prezzi cambiati')}`)
      onClose()
    } finally {
      // Refused because prices have changed: show the new preview.
      await refresh(queries, 'products')
    }
  })
  const isReady = changing > 0 && !preview.isFetching && !fields.isSending
  return (
    <Dialog open onClose={onClose} title="Cambia i prezzi" size="checkout" focus="field">
      <form
        noValidate
        onChange={fields.recheck}
        onSubmit={(event) => (preview.data && !isReady ? event.preventDefault() : submit(event))}
      >
        <div className="dialog-body admin-form">
          <ErrorSummary {...fields.summary} />
          <div className="form">
            <GoodsFields
              name="price-change"
              values={{ target, productIds }}
              register={(one) => form.register(one)}
              setArticles={(next) => {
                form.setValue('productIds', next)
                fields.recheck()
              }}
              errors={errors}
              meant="Vale per gli articoli in vendita adesso."
            />
          </div>
          <div className="form">
            <Field label="Di quanto" className="span-3">
              <select id="price-change-kind" {...form.register('kind')}>
                {priceChangeKinds.map((one) => (
                  <option key={one} value={one}>
                    {changeNames[one]}
                  </option>
                ))}
              </select>
            </Field>
            {isPercent(kind) ? (
              <TextField
                {...field('percent')}
                className="span-3"
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
              />
            ) : (
              <TextField
                {...field('amount')}
                className="span-3"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
              />
            )}
            <Field label="Arrotonda" className="span-3">
              <select id="price-change-rounding" {...form.register('rounding')}>
                {priceRoundings.map((one) => (
                  <option key={one} value={one}>
                    {roundingNames[one]}
                  </option>
                ))}
              </select>
            </Field>
          </div>
          <Preview {...preview} />
        </div>
        <div className="admin-save">
          <button type="button" className="btn" onClick={onClose}>
            Annulla
          </button>
          <button type="submit" className="btn btn-main" aria-disabled={preview.data ? !isReady : fields.isSending}>
            {fields.isSending && <span className="spin" aria-hidden="true" />}
            {changing > 0 ? `Cambia ${some(changing, 'prezzo', 'prezzi')}` : 'Cambia i prezzi'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The preview, debounced. */
function usePreview(values: PriceChangeValues) {
  const isWhole = Object.keys(checkChange(values)).length === 0
  const typed = isWhole ? JSON.stringify(changeBody(values)) : undefined
  const asked = useSettled(typed)
  const body: PriceChangeInput | undefined = asked === undefined ? undefined : JSON.parse(asked)
  const { data, error, isFetching } = useQuery(pricePreviewQuery(useApi(), body))
  return { data: isWhole ? data : undefined, error: isWhole ? error : null, isFetching: isFetching || asked !== typed }
}

const columns: Column<ChangedArticle>[] = [
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
