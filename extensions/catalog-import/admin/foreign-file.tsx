import type { ImportMapping as StoredMapping } from '../../foreign-files/import-mappings.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { shopSystemNames } from '../../stored-imports/shop-systems.ts'
import { ImportWords } from './import-category-words.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportReading } from './import-reading.tsx'
import { ImportSupplier } from './import-supplier.tsx'
import type { ImportChoice } from './use-catalog-import.ts'

/** Another file, or another's columns: nothing of it has been chosen yet. */
export const asFound = {
  columns: undefined,
  decimalSign: undefined,
  html: undefined,
  netPrices: undefined,
  texts: undefined,
}

interface Props {
  choice: ImportChoice
  onChoose(choice: ImportChoice): void
  seen: ImportReport
  suppliers: readonly StoredMapping[]
}

/** How a file that is not the shop's own is read. */
export function ForeignFile({ seen, choice, suppliers, onChoose }: Props) {
  return (
    <>
      <ImportReading
        report={seen}
        onChange={(reading) => onChoose({ ...choice, mapping: ownMapping(seen, choice), ...reading })}
      />
      <ImportColumns
        report={seen}
        onChange={(columns) => {
          const system = shopSystemNames.find((one) => one === seen.mapping)
          onChoose({ ...choice, mapping: system ?? ownMapping(seen, choice), columns })
        }}
      />
      <ImportWords report={seen} onPlaced={() => onChoose(choice)} />
      {seen.mapping === 'list' && (
        <ImportSupplier
          key={seen.supplier?.id ?? 0}
          report={seen}
          stored={suppliers.find(({ id }) => id === seen.supplier?.id)}
          onSaved={(id) =>
            onChoose({
              ...choice,
              mapping: id === undefined ? 'auto' : `saved-${id}`,
              ...asFound,
            })
          }
        />
      )}
    </>
  )
}

/** A file with columns chosen by hand still belongs to the same supplier, with the supplier's words. */
function ownMapping({ supplier }: ImportReport, { mapping }: ImportChoice): string {
  return supplier ? `saved-${supplier.id}` : (mapping ?? 'auto')
}
