import { useId } from 'react'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { countText, dayText, some } from '#web/admin/admin-format.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { type ForeignField, foreignFields, plainForeign } from '../../stored-imports/foreign-fields.ts'
import { type ShopSystem, shopSystemNames, shopSystems } from '../../stored-imports/shop-systems.ts'

type Column = ImportReport['columns'][number]

const fieldNames: Record<ForeignField, string> = {
  code: 'Codice',
  name: 'Nome',
  description: 'Descrizione',
  shortDescription: 'Descrizione breve',
  price: 'Prezzo, IVA inclusa',
  salePrice: 'Prezzo in offerta',
  stock: 'Pezzi',
  size: 'Taglia',
  category: 'Categoria',
  kind: 'Sottocategoria',
  ...mapFields(plainForeign, (_field, { label }) => label),
  gtin: 'EAN / GTIN',
  condition: 'Condizione',
  isActive: 'Attivo',
  images: 'Foto',
  model: 'Modello',
}

/** Further meanings in the columns of a shop system. */
const roleNames: Record<string, string> = {
  id: 'Numero',
  rowKind: 'Tipo di riga',
  parent: 'Articolo di cui è una variante',
  handle: 'Articolo di cui è una variante',
  status: 'Attivo',
  giftCard: 'Buono regalo',
  inStock: 'Disponibile',
  compareAt: 'Prezzo di confronto, resta fuori',
  availability: 'Disponibile',
  moreImages: 'Foto',
  imageAlt: 'Descrizione della foto',
  variantImage: 'Foto',
  options: 'Taglie e colori',
  optionNames: 'Taglie e colori',
  attributes: 'Marca e colore',
  listed: 'Le sue taglie e i suoi colori',
  counted: 'Se i pezzi sono contati',
  currency: 'Valuta',
  format: 'Tipo di vendita',
  impact: 'Differenza di prezzo',
  storeView: 'Lingua della riga',
  type: 'Tipo di articolo',
  vat: 'Aliquota IVA',
  virtual: 'Articolo virtuale',
  visibility: 'Dove si vede',
}

const kinds = { csv: 'CSV', xlsx: 'Excel', xml: 'XML', json: 'JSON' } as const

interface Props {
  report: ImportReport
  onChange(columns: string): void
}

/** The detected meaning of each column of a foreign file, which can be changed. */
export function ImportColumns({ report, onChange }: Props) {
  const { columns, mapping, fileKind, rows, articles, supplier } = report
  const heading = useId()
  const system = shopSystemNames.find((one) => one === mapping)
  // Columns that relate the rows of a shop system keep their meaning.
  const mayChoose = (column: Column) => !(system && column.field && !fieldOf(column))
  const used = columns.filter(({ isUsed }) => isUsed).length
  const change = (at: number, field: string) => {
    const now = columns.map((column) => fieldOf(column) ?? '')
    // One column per field.
    onChange(now.map((one, i) => (i === at ? field : one === field ? '' : one)).join(','))
  }
  return (
    <section className="box" aria-labelledby={heading}>
      <div className="box-body">
        <h3 id={heading}>{system ? `Letto come esportazione di ${shopSystems[system]}` : 'Le colonne del file'}</h3>
        <p className="small muted above-8">
          {fileKind && `${kinds[fileKind]}, `}
          {countText(used)} su {some(columns.length, 'colonna usata', 'colonne usate')}
          {rows > 0 && `; ${some(rows, 'riga', 'righe')}, ${some(articles, 'articolo', 'articoli')}`}.
        </p>
        {supplier && (
          <p className="small above-8">
            <b className="bold">Riconosciuto: {supplier.name}</b>, salvato il {dayText(supplier.changedAt)}.
          </p>
        )}
      </div>
      <table className="data-table">
        <caption className="sr-only">Colonne del file</caption>
        <thead>
          <tr>
            <th scope="col">Colonna</th>
            <th scope="col">I primi valori</th>
            <th scope="col">Va nel campo</th>
            <th scope="col">Che cosa diventa</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <tr key={i} className={isOut(column, system) ? 'muted' : undefined}>
              <td className="cell-row bold">{column.name || `Colonna ${i + 1}`}</td>
              <td className="cell-row pre-line">
                {column.samples.length === 0 ? <span className="muted">(vuota)</span> : column.samples.join('\n')}
              </td>
              <td className="cell-row">
                {mayChoose(column) ? (
                  <select
                    className="full-width"
                    aria-label={`Campo della colonna «${column.name || i + 1}»`}
                    value={fieldOf(column) ?? ''}
                    onChange={({ target }) => change(i, target.value)}
                  >
                    <option value="">Non importare</option>
                    {foreignFields.map((field) => (
                      <option key={field} value={field}>
                        {fieldNames[field]}
                      </option>
                    ))}
                  </select>
                ) : (
                  roleText(column)
                )}
              </td>
              <td className="cell-row pre-line" data-label="Che cosa diventa">
                {isOut(column, system) ? 'Resta fuori' : column.becomes.join('\n')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function fieldOf({ field }: Column): ForeignField | undefined {
  return foreignFields.find((one) => one === field)
}

function isOut(column: Column, system: ShopSystem | undefined): boolean {
  return !column.isUsed || (!system && fieldOf(column) === undefined)
}

function roleText(column: Column): string {
  const field = fieldOf(column)
  if (field) return fieldNames[field]
  return roleNames[column.field ?? ''] ?? (column.isUsed ? 'Taglie e colori' : 'Resta fuori')
}
