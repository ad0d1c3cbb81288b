import { useQueryClient } from '@tanstack/react-query'
import { type AdminProduct, createProduct } from '#shared/contract/catalog/admin-products.ts'
import { type Subcategory, subcategories } from '#shared/domain/catalog/catalog.ts'
import { maxPriceCents, toDecimal } from '#shared/domain/platform/money.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { typeName } from '#web/admin/catalog/product-labels.ts'
import { readAmount } from '#web/admin/catalog/products/product-values.ts'
import { useApi } from '#web/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Problems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Values {
  name: string
  subcategory: '' | Subcategory
  frameSize: string
  price: string
  description: string
}

const labels: Record<keyof Values, string> = {
  name: 'Nome',
  subcategory: 'Tipo',
  frameSize: 'Taglia',
  price: 'Prezzo',
  description: 'Descrizione',
}

function check({ name, subcategory, price, description }: Values): Problems {
  const cents = readAmount(price)
  return {
    ...(!name.trim() && { name: 'scrivi come si chiama, per esempio Olandese Anversa.' }),
    ...(!subcategory && { subcategory: 'scegli il tipo.' }),
    ...((cents === undefined || cents <= 0 || cents > maxPriceCents) && { price: 'un prezzo, per esempio 390,00.' }),
    ...(!description.trim() && { description: 'bastano due parole: la scheda dice il resto.' }),
  }
}

interface Props {
  onClose(): void
  onMade(product: AdminProduct): void
}

/** A new used bicycle: one unit, switched off until its card is complete. */
export default function NewUsedDialog({ onClose, onMade }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useContractForm<Values>({
    name: 'used',
    labels,
    values: { name: '', subcategory: '', frameSize: '', price: '', description: '' },
    check,
  })
  const submit = fields.onSubmit(async ({ name, subcategory, frameSize, price, description }) => {
    const size = frameSize.trim()
    const made = await api(createProduct, {
      body: {
        name,
        description,
        category: 'bici-usate',
        subcategory: subcategory || null,
        price: toDecimal(readAmount(price) ?? 0),
        ...(size ? { sizes: [{ size, stock: 1 }] } : { stock: 1 }),
        isActive: false,
      },
    })
    await refresh(queries, 'products', 'stats', 'todo')
    onMade(made)
  })
  return (
    <Dialog open onClose={onClose} title="Nuova bici usata" size="checkout" focus="field">
      <form noValidate onChange={fields.recheck} onSubmit={submit}>
        <div className="dialog-body admin-form">
          <ErrorSummary {...fields.summary} />
          <div className="form">
            <TextField {...fields.field('name')} className="span-3" autoComplete="off" maxLength={200} />
            <Field label="Tipo" error={fields.errors.subcategory} className="span-3">
              <select id="used-subcategory" {...fields.form.register('subcategory')}>
                <option value="">Scegli</option>
                {subcategories.map((one) => (
                  <option key={one} value={one}>
                    {typeName(one)}
                  </option>
                ))}
              </select>
            </Field>
            <TextField {...fields.field('frameSize')} className="span-3" optional autoComplete="off" maxLength={20} />
            <TextField
              {...fields.field('price')}
              label="Prezzo in euro"
              className="span-3"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
            <Field label="Descrizione" error={fields.errors.description}>
              <textarea id="used-description" rows={3} maxLength={20000} {...fields.form.register('description')} />
            </Field>
          </div>
        </div>
        <div className="admin-save">
          <button type="button" className="btn" onClick={onClose}>
            Annulla
          </button>
          <button type="submit" className="btn btn-main" aria-disabled={fields.isSending}>
            {fields.isSending && <span className="spin" aria-hidden="true" />}
            Apri la scheda
          </button>
        </div>
      </form>
    </Dialog>
  )
}
