import { useState } from 'react'
import { expectedDay } from '#shared/domain/platform/goods/sizes.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n, usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { newStockAlert, requestStockAlert } from '../stock-alert-calls.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

/** In place of a purchase: one mail when it is back, or about the next one like a sold used bicycle. */
export function StockAlertForm({ product, size: wanted, isAboutPrice }: Places['product.alert']) {
  const { id, sizes, soldAt } = product
  const t = stockAlertTexts.useChunk()
  const words = productTexts.useChunk()
  const { language } = useI18n()
  const at = usePagePath()
  const api = useApi()
  const { ui, catalog } = useTexts()
  const { sending } = ui
  const { sizeValue } = catalog
  const [told, setTold] = useState<{ email: string; isConfirmed: boolean }>()
  const [isChecked, setChecked] = useState(false)
  const form = useContractForm({
    check: newStockAlert,
    values: { email: useUser()?.email ?? '' },
    name: 'stock-alert',
    labels: t.labels,
    required: t.required,
  })
  const [only] = sizes
  const size = isAboutPrice ? undefined : (wanted ?? (sizes.length === 1 ? only?.size : undefined))
  const expected = expectedDay(product, size)
  return (
    <div className="stack above-16 stack-12" aria-live="polite">
      {told === undefined ? (
        <form
          method="dialog"
          className="stack stack-12"
          noValidate
          onSubmit={form.onSubmit(async (typed) => {
            const isOnlyInSize = soldAt !== null && isChecked
            const body = {
              ...typed,
              ...(isAboutPrice && { isAboutPrice }),
              ...(isOnlyInSize && { isOnlyInSize }),
              ...(size && !soldAt && { size }),
            }
            setTold(await api(requestStockAlert, { params: { id: String(id) }, body }))
          })}
        >
          {expected && !isAboutPrice && (
            <p className="bold capitalized">{words.expected(shopDay(expected, language, 'day'))}.</p>
          )}
          <p>{soldAt ? t.lead : isAboutPrice ? t.leadOfPrice : t.leadOfProduct}</p>
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('email')} {...emailInput} autoComplete={autofill.email} />
          {soldAt && size && (
            <label className="check">
              <input type="checkbox" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
              <span>{t.onlySize(sizeValue(size))}</span>
            </label>
          )}
          <SubmitButton className="btn btn-wide" isSending={form.isSending} busyLabel={sending}>
            {soldAt
              ? t.submit
              : size
                ? t.submitOfSize(sizeValue(size))
                : isAboutPrice
                  ? t.submitOfPrice
                  : t.submitOfProduct}
          </SubmitButton>
        </form>
      ) : (
        <p className="note">{told.isConfirmed ? t.done(told.email) : t.asked(told.email)}</p>
      )}
      <p className="small muted">
        {soldAt ? t.forgotten : t.forgottenOfProduct} <a href={at('/privacy')}>{t.privacy}</a>.
      </p>
    </div>
  )
}
