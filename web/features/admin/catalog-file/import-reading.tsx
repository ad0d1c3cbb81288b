import type { ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { Field } from '#web/ui/form/field.tsx'

type Html = ImportReport['reading']['html']

interface Props {
  report: ImportReport
  onChange(reading: { decimalSign: 'auto' | ',' | '.'; html: Html }): void
}

/** How amounts and texts of somebody else's file are read. */
export function ImportReading({ report: { reading, columns }, onChange }: Props) {
  const { decimalSign, html } = reading
  const has = (...fields: string[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  const sign = decimalSign ?? 'auto'
  if (!has('price', 'cost', 'description', 'shortDescription')) return null
  return (
    <section className="box box-b stack" aria-label="Come si legge">
      {has('price', 'cost') && (
        <Field label="Decimali di prezzi e costi">
          <select
            value={decimalSign ?? ''}
            onChange={({ target }) =>
              onChange({ html, decimalSign: ([',', '.'] as const).find((one) => one === target.value) ?? 'auto' })
            }
          >
            <option value="">Trovali dalla colonna</option>
            <option value=",">Con la virgola: 1.290,00</option>
            <option value=".">Con il punto: 1,290.00</option>
          </select>
        </Field>
      )}
      {has('description', 'shortDescription') && (
        <label className="check">
          <input
            type="checkbox"
            checked={html === 'text'}
            onChange={({ target }) => onChange({ decimalSign: sign, html: target.checked ? 'text' : 'keep' })}
          />
          <span>Togli i segni HTML dalle descrizioni e tieni il testo</span>
        </label>
      )}
    </section>
  )
}
