import { useQuery } from '@tanstack/react-query'
import { changeReduction, createReduction, type ReductionInput } from '#shared/contract/pricing/admin-reductions.ts'
import { some } from '#web/admin/admin-format.ts'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { VersionedDialog } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { ReductionFields } from './reduction-fields.tsx'
import { ReductionPreview } from './reduction-preview.tsx'
import { previewQuery } from './reduction-queries.ts'
import {
  checkReduction,
  type ReductionValues,
  reductionBody,
  reductionLabels,
  reductionValues,
  type StoredReduction,
} from './reduction-values.ts'
import { useSettled } from './use-settled.ts'

interface Props {
  /** A planned one. */
  stored: StoredReduction | undefined
  onClose(): void
}

export function ReductionDialog({ stored, onClose }: Props) {
  const api = useApi()
  const fields = useVersionedForm<ReductionValues, StoredReduction>({
    name: 'reduction',
    labels: reductionLabels,
    stored,
    values: reductionValues(stored),
    valuesOf: reductionValues,
    check: checkReduction,
    store: async (values, version) => {
      const body = reductionBody(values)
      const whole = stored
        ? await api(changeReduction, {
            params: { id: String(stored.reduction.id) },
            body: { ...body, ...(version !== undefined && { version }) },
          })
        : await api(createReduction, { body })
      return { ...whole, version: whole.reduction.version }
    },
    nowOf: ({ problem }) => problem?.reduction,
    said: stored ? 'Ribasso cambiato' : 'Ribasso salvato',
    onStored: onClose,
  })
  const values = fields.form.watch()
  const preview = usePreview(values, stored?.reduction.id)
  const starting = preview.data?.articles.filter(({ refusal }) => refusal === null).length ?? 0
  const articles = starting > 0 ? ` ${some(starting, 'articolo', 'articoli')}` : ''
  return (
    <VersionedDialog
      title={stored ? 'Modifica ribasso' : 'Nuovo ribasso'}
      fields={fields}
      onClose={onClose}
      action={stored ? 'Salva' : values.from ? `Programma${articles}` : `Fai partire${articles}`}
    >
      <ReductionFields fields={fields} />
      <ReductionPreview preview={preview} to={values.to} />
    </VersionedDialog>
  )
}

/** The preview, debounced. */
function usePreview(values: ReductionValues, id: number | undefined) {
  const isWhole = Object.keys(checkReduction({ ...values, name: 'x' })).length === 0
  const typed = isWhole ? JSON.stringify({ ...reductionBody({ ...values, name: '-' }), ...(id && { id }) }) : undefined
  const asked = useSettled(typed)
  const body: (ReductionInput & { id?: number }) | undefined = asked === undefined ? undefined : JSON.parse(asked)
  const { data, error, isFetching } = useQuery(previewQuery(useApi(), body))
  return { data: isWhole ? data : undefined, error: isWhole ? error : null, isFetching: isFetching || asked !== typed }
}
