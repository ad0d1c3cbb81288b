import { changePrices, previewPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { some } from '#web/admin/admin-format.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { usePreview } from '#web/admin/pricing/reductions/use-preview.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { changeBody, type PriceChangeValues, priceChangeForm, priceChangeRows } from './price-change-form.ts'
import { PricePreviewTable } from './price-preview-table.tsx'

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
      <PricePreviewTable
        {...preview}
        empty="Scegli su che cosa e di quanto: qui si vede ogni prezzo, prima che cambi nulla."
      />
    </FormDialog>
  )
}
