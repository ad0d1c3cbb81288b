import { Field } from '#web/ui/form/field.tsx'
import type { ImportQuery, ImportReport } from '../../stored-imports/admin-catalog-file.ts'

type Html = ImportReport['reading']['html']

type NetPrices = ImportQuery['netPrices']

interface Props {
  report: ImportReport
  onChange(reading: { decimalSign: 'auto' | ',' | '.'; html: Html; netPrices?: NetPrices }): void
}

/** How amounts and texts of a foreign file are read. */
export function ImportReading({ report: { reading, columns, netPrice }, onChange }: Props) {
  const { decimalSign, html } = reading
  const has = (...fields: string[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  const sign = decimalSign ?? 'auto'
  const netPrices: NetPrices = netPrice && (netPrice.isAdded ? 'add_vat' : netPrice.isIncluded ? 'with_vat' : undefined)
  if (!has('price', 'cost', 'description', 'shortDescription')) return null
  return (
    <section className="box box-body stack" aria-label="Come si legge">
      {has('price', 'cost') && (
        <Field label="Decimali di prezzi e costi">
          <select
            value={decimalSign ?? ''}
            onChange={({ target }) =>
              onChange({
                html,
                netPrices,
                decimalSign: ([',', '.'] as const).find((one) => one === target.value) ?? 'auto',
              })
            }
          >
            <option value="">Trovali dalla colonna</option>
            <option value=",">Con la virgola: 1.290,00</option>
            <option value=".">Con il punto: 1,290.00</option>
          </select>
        </Field>
      )}
      {netPrice && (
        <Field
          label={
            netPrice.isUnsaid
              ? `Il file non dice se i prezzi di «${netPrice.column}» hanno l’IVA`
              : `La colonna «${netPrice.column}» è senza IVA`
          }
        >
          <select
            value={netPrices ?? 'leave_out'}
            onChange={({ target }) =>
              onChange({
                decimalSign: sign,
                html,
                netPrices: (['with_vat', 'add_vat'] as const).find((one) => one === target.value) ?? 'leave_out',
              })
            }
          >
            {netPrice.isUnsaid && <option value="with_vat">Hanno già l’IVA</option>}
            <option value="add_vat">
              {netPrice.isUnsaid ? 'Sono senza IVA: aggiungila' : 'Aggiungi l’IVA dell’articolo'}
            </option>
            <option value="leave_out">Lascia fuori i prezzi</option>
          </select>
        </Field>
      )}
      {has('description', 'shortDescription') && (
        <label className="check">
          <input
            type="checkbox"
            checked={html === 'text'}
            onChange={({ target }) =>
              onChange({ decimalSign: sign, html: target.checked ? 'text' : 'keep', netPrices })
            }
          />
          <span>Togli i segni HTML dalle descrizioni e tieni il testo</span>
        </label>
      )}
    </section>
  )
}
