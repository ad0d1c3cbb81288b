import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useApi } from '#web/platform/api.ts'
import { line, lineOrNull, words } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { changeMaker, createMaker, type Maker } from '../maker-calls.ts'

const table = {
  name: line({ label: 'Nome', must: 'Scrivi il nome.', maxLength: 200, className: 'span-6' }),
  address: line({
    label: 'Indirizzo postale',
    must: 'Scrivi l’indirizzo, col Paese se è fuori dall’Italia.',
    maxLength: 500,
    rows: 2,
    className: 'span-6',
  }),
  email: line({ label: 'E-mail', must: 'Scrivi l’e-mail.', type: 'email', maxLength: 254, className: 'span-6' }),
  euContact: lineOrNull({
    label: 'Responsabile nell’Unione europea',
    hint: 'Se il produttore è fuori: nome, indirizzo ed e-mail, scritti sulla scatola vicino al marchio CE.',
    maxLength: 500,
    rows: 3,
    optional: true,
    className: 'span-6',
  }),
  brands: words({
    label: 'Marche',
    hint: 'Separate da virgole. Vale per tutti i loro articoli che non ne dicono un altro.',
    maxLength: 2_000,
    optional: true,
    className: 'span-6',
  }),
}

type Stored = Maker & { version: number }

const empty: Stored = {
  ...{ id: 0, name: '', address: '', email: '', euContact: null, brands: [], products: 0, version: 0 },
}

interface Props {
  maker: Maker | undefined
  /** Of a new one. */
  brand?: string
  onClose(): void
}

export function MakerDialog({ maker, brand, onClose }: Props) {
  const api = useApi()
  const fields = useEditForm<typeof table, Stored>({
    name: 'maker',
    table,
    stored: maker ? { ...maker, version: 0 } : brand === undefined ? undefined : { ...empty, brands: [brand] },
    read: (stored) => stored,
    store: (values) => {
      const body = bodyOf(table, values)
      return maker ? api(changeMaker, { params: { id: String(maker.id) }, body }) : api(createMaker, { body })
    },
    said: maker ? 'Produttore cambiato' : 'Produttore aggiunto',
    onStored: onClose,
  })
  return (
    <FormDialog title={maker ? 'Modifica il produttore' : 'Nuovo produttore'} fields={fields} onClose={onClose}>
      <FormRows {...{ table, fields }} />
    </FormDialog>
  )
}
