import { useState } from 'react'
import { type AdminProduct, createProduct } from '#shared/contract/catalog/admin-products.ts'
import { type Subcategory, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import { typeName } from '#web/admin/catalog/product-labels.ts'
import { PictureEditor } from '#web/admin/catalog/products/picture-editor.tsx'
import type { ProductValues } from '#web/admin/catalog/products/product-form.tsx'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { amount, choice, line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

const usedForm = {
  name: line({ label: 'Nome', must: 'scrivi come si chiama, per esempio Olandese Anversa.', maxLength: 200 }),
  subcategory: choice<Subcategory | ''>({
    label: 'Tipo',
    empty: '',
    must: 'scegli il tipo.',
    options: [{ value: '', label: 'Scegli' }, ...subcategories.map((value) => ({ value, label: typeName(value) }))],
  }),
  frameSize: line({ label: 'Taglia', optional: true, maxLength: 20 }),
  price: amount({
    label: 'Prezzo in euro',
    short: 'Prezzo',
    problem: (typed) => {
      const cents = readAmount(typed) ?? 0
      return cents > 0 && cents <= maxPriceCents ? undefined : 'un prezzo, per esempio 390,00.'
    },
  }),
  description: line({
    label: 'Descrizione',
    must: 'bastano due parole: la scheda dice il resto.',
    className: '',
    rows: 3,
    maxLength: 20_000,
  }),
}

interface Props {
  /** What is known of it, and fields of extensions in its body. */
  known?: { name: string; body: Readonly<Record<string, unknown>> }
  onClose(): void
  onMade(product: AdminProduct): void
}

const firstWords = { description: 'Usata e controllata in officina: la scheda dice il resto.' }

/** A new used bicycle, its photos first: one unit, switched off until its card is complete. */
export default function NewUsedDialog({ known, onClose, onMade }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const [pictures, setPictures] = useState<ProductValues['pictures']>([])
  const [isUploading, setUploading] = useState(false)
  const fields = useContractForm<ValuesOf<typeof usedForm>>({
    ...formOf(usedForm, { ...firstWords, name: known?.name ?? '' }),
    name: 'used',
  })
  const submit = fields.onSubmit(async (values) => {
    const { subcategory, price, frameSize: size, ...texts } = bodyOf(usedForm, values)
    const made = await api(createProduct, {
      body: {
        ...texts,
        category: 'bici-usate',
        subcategory: subcategory || null,
        price: price ?? '0',
        ...(size ? { sizes: [{ size, stock: 1 }] } : { stock: 1 }),
        imageUrls: pictures.map(({ url }) => url),
        imageAlts: pictures.map(({ alt }) => alt),
        isActive: false,
        ...known?.body,
      },
    })
    await refresh()
    onMade(made)
  })
  return (
    <FormDialog
      title="Nuova bici usata"
      fields={{ ...fields, submit }}
      onClose={onClose}
      action="Apri la scheda"
      focus="title"
      isBlocked={isUploading}
      note={isUploading && 'Attendi la fine dei caricamenti.'}
    >
      <PictureEditor pictures={pictures} onChange={setPictures} onBusy={setUploading} />
      <FormRows table={usedForm} fields={fields} />
    </FormDialog>
  )
}
