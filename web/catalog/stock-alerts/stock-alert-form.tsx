import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { newStockAlert, requestStockAlert } from '#shared/contract/catalog/stock-alerts.ts'
import { useApi } from '#web/api.ts'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

interface Props {
  product: Pick<Product, 'id' | 'sizes' | 'soldAt'>
  /** Of a new bicycle: the size that is wanted and gone. */
  size?: string | undefined
}

/** In place of a bicycle that is gone: one mail about the next similar used one (decision 0066). */
export function StockAlertForm({ product: { id, sizes, soldAt }, size: wanted }: Props) {
  const t = stockAlertTexts.useChunk()
  const at = usePagePath()
  const api = useApi()
  const { ui, catalog } = useTexts()
  const { sending } = ui
  const { sizeValue } = catalog
  const [told, setTold] = useState<string>()
  const [isChecked, setChecked] = useState<boolean>()
  const isOnlyInSize = isChecked ?? wanted !== undefined
  const form = useContractForm({
    check: newStockAlert,
    values: { email: '', website: '' },
    name: 'used-alert',
    labels: t.labels,
    required: t.required,
  })
  const [only] = sizes
  const size = wanted ?? (sizes.length === 1 ? only?.size : undefined)
  return (
    <div className="stack above-16 stack-12" aria-live="polite">
      {told === undefined ? (
        <form
          className="stack stack-12"
          noValidate
          onSubmit={form.onSubmit(async (typed) => {
            const body = { ...typed, isOnlyInSize: isOnlyInSize && size !== undefined, ...(wanted && { size: wanted }) }
            setTold((await api(requestStockAlert, { params: { id: String(id) }, body })).email)
          })}
        >
          <p>{soldAt ? t.lead : t.leadOfNew}</p>
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('email')} {...emailInput} autoComplete={autofill.email} />
          {size && (
            <label className="check">
              <input type="checkbox" checked={isOnlyInSize} onChange={({ target }) => setChecked(target.checked)} />
              <span>{t.onlySize(sizeValue(size))}</span>
            </label>
          )}
          <div className="sr-only" aria-hidden="true">
            <TextField {...form.field('website')} tabIndex={-1} autoComplete="off" />
          </div>
          <SubmitButton className="btn btn-wide" isSending={form.isSending} busyLabel={sending}>
            {t.submit}
          </SubmitButton>
        </form>
      ) : (
        <p className="note">{t.done(told)}</p>
      )}
      <p className="small muted">
        {t.forgotten} <a href={at('/privacy')}>{t.privacy}</a>.
      </p>
    </div>
  )
}
