import { changeReduction, createReduction, previewReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { some } from '#web/admin/admin-format.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useApi } from '#web/platform/api.ts'
import { FormRows, problemsOf } from '#web/ui/form/form-table.tsx'
import {
  type ReductionValues,
  reductionBody,
  reductionForm,
  reductionProblems,
  type StoredReduction,
  storedReduction,
} from './reduction-form.ts'
import { ReductionPreview } from './reduction-preview.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  /** A planned one. */
  stored: StoredReduction | undefined
  onClose(): void
}

export function ReductionDialog({ stored, onClose }: Props) {
  const api = useApi()
  const fields = useEditForm({
    name: 'reduction',
    table: reductionForm,
    stored,
    read: storedReduction,
    problems: reductionProblems,
    store: (values, version) => {
      const body = reductionBody(values)
      if (!stored) return api(createReduction, { body })
      const params = { id: String(stored.reduction.id) }
      return api(changeReduction, { params, body: { ...body, ...(version !== undefined && { version }) } })
    },
    said: stored ? 'Ribasso cambiato' : 'Ribasso salvato',
    onStored: onClose,
  })
  const values = fields.form.watch()
  const preview = usePreview(previewReduction, previewBody(values, stored?.reduction.id))
  const starting = preview.data?.articles.filter(({ refusal }) => refusal === null).length ?? 0
  const products = starting > 0 ? ` ${some(starting, 'articolo', 'articoli')}` : ''
  const { amount } = reductionForm
  const table = {
    ...reductionForm,
    amount: values.kind === 'price' ? { ...amount, label: 'Nuovo prezzo in euro' } : amount,
  }
  return (
    <FormDialog
      title={stored ? 'Modifica ribasso' : 'Nuovo ribasso'}
      fields={fields}
      onClose={onClose}
      action={stored ? 'Salva' : values.from ? `Programma${products}` : `Fai partire${products}`}
    >
      <FormRows {...{ table, fields }} names={['name', 'target', 'shelf', 'brand', 'productIds']} />
      <FormRows {...{ table, fields }} names={['kind', 'percent', 'amount', 'from', 'to']} />
      <ReductionPreview preview={preview} to={values.to} />
    </FormDialog>
  )
}

/** The name changes no price, so the preview does not wait for it. */
function previewBody(typed: ReductionValues, id: number | undefined) {
  const values = { ...typed, name: '-' }
  const problems = { ...problemsOf(reductionForm, values), ...reductionProblems(values) }
  return Object.keys(problems).length === 0 ? { ...reductionBody(values), ...(id && { id }) } : undefined
}
