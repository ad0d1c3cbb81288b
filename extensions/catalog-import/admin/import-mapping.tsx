import { Field } from '#web/ui/form/field.tsx'
import type { ImportMapping as StoredMapping } from '../../foreign-files/import-mappings.ts'
import { catalogFileMappings } from '../../stored-imports/admin-catalog-file.ts'
import { shopSystems } from '../../stored-imports/shop-systems.ts'

const mappingNames: Record<(typeof catalogFileMappings)[number], string> = {
  auto: 'Riconoscilo dalle colonne',
  shop: 'File esportato dal negozio',
  sxt26: 'Listino del distributore SXT / M-WAVE',
  ...shopSystems,
  list: 'Un altro listino: scelgo le colonne',
}

interface Props {
  mapping: string | undefined
  suppliers: readonly StoredMapping[]
  onChange(mapping: string): void
}

/** Selects the mapping of a file that was not recognised. */
export function ImportMapping({ mapping, suppliers, onChange }: Props) {
  return (
    <Field label="Letto come">
      <select value={mapping} onChange={({ target }) => onChange(target.value)}>
        {catalogFileMappings.map((one) => (
          <option key={one} value={one}>
            {mappingNames[one]}
          </option>
        ))}
        {suppliers.length > 0 && (
          <optgroup label="I tuoi fornitori">
            {suppliers.map(({ id, name }) => (
              <option key={id} value={`saved-${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </Field>
  )
}
