import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Plus, X } from 'lucide-react'
import { Fragment } from 'react'
import { useFieldArray } from 'react-hook-form'
import { getFacets } from '#shared/contract/catalog/catalog.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { type ChartValues, columnNames, columnsOf, emptyRow } from './chart-fields.ts'

interface Props {
  fields: ContractForm<ChartValues>
  values: ChartValues
}

/** Sizes by measures: ranges as «160-171», a single figure for frame measures. */
export function ChartRows({ fields, values }: Props) {
  const { form, errors } = fields
  const rows = useFieldArray({ control: form.control, name: 'rows' })
  const columns = columnsOf(values.what)
  return (
    <section aria-labelledby="chart-sizes">
      <h3 id="chart-sizes">Le taglie</h3>
      <p className="small muted">
        Scrivi da quanto a quanto, in centimetri: 160-171. Vuoto: non si sa.
        {values.what === 'bicycle' && ' Del telaio i millimetri: servono allo scavalco e al disegno.'}
      </p>
      <table className="size-chart-rows" aria-labelledby="chart-sizes">
        <thead>
          <tr>
            <th scope="col">Taglia</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnNames[column]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.fields.map((row, i) => {
            const wrong = (['size', ...columns] as const).filter((column) => errors[`rows.${i}.${column}`])
            return (
              <Fragment key={row.id}>
                <tr>
                  {(['size', ...columns] as const).map((column) => (
                    <td key={column} data-label={column === 'size' ? 'Taglia' : columnNames[column]}>
                      <input
                        type="text"
                        className="input"
                        {...form.register(`rows.${i}.${column}`)}
                        id={`chart-rows-${i}-${column}`}
                        aria-label={`${values.rows[i]?.size || i + 1}, ${column === 'size' ? 'taglia' : columnNames[column]}`}
                        aria-invalid={wrong.includes(column) || undefined}
                        aria-describedby={wrong.length > 0 ? `chart-rows-${i}-error` : undefined}
                        autoComplete="off"
                        maxLength={20}
                      />
                    </td>
                  ))}
                  <td className="size-chart-remove">
                    <button
                      type="button"
                      className="btn btn-icon"
                      aria-label={`Togli la taglia ${values.rows[i]?.size || i + 1}`}
                      onClick={() => rows.remove(i)}
                    >
                      <X className="icon icon-s" aria-hidden="true" />
                    </button>
                  </td>
                </tr>
                {wrong.length > 0 && (
                  <tr className="size-chart-error">
                    <td colSpan={columns.length + 2}>
                      <p className="error" id={`chart-rows-${i}-error`}>
                        <CircleAlert className="icon icon-s" aria-hidden="true" />
                        <span>
                          {wrong
                            .map(
                              (column) =>
                                `${column === 'size' ? 'Taglia' : columnNames[column]}: ${errors[`rows.${i}.${column}`]}`,
                            )
                            .join(' ')}
                        </span>
                      </p>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <p className="above-8">
        <button type="button" className="btn btn-small" onClick={() => rows.append(emptyRow)}>
          <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi una taglia
        </button>
      </p>
      <MissingSizes values={values} />
    </section>
  )
}

/** Sizes of the shop's products that the table lacks: customers would get no answer for them. */
function MissingSizes({ values }: Pick<Props, 'values'>) {
  const api = useApi()
  const { what, brand, kind, shelf } = values
  const query = { ...(what === 'bicycle' ? { subcategory: kind } : { shelf }), brand }
  const { data } = useQuery({
    ...readQuery(api, getFacets, { query }),
    enabled: brand.trim() !== '' && (what === 'bicycle' || shelf !== ''),
  })
  const known = new Set(values.rows.map(({ size }) => sizeName(size)))
  const missing = data?.frameSize.filter(({ value }) => !known.has(sizeName(value))).map(({ value }) => value) ?? []
  if (missing.length === 0) return null
  return (
    <p className="warning" role="status">
      <CircleAlert className="icon icon-s" aria-hidden="true" />
      <span>Articoli in vendita sono anche in {missing.join(', ')}: qui mancano.</span>
    </p>
  )
}
