import { SlidersHorizontal } from 'lucide-react'
import { type CatalogAddress, filterCount, type ListPlace } from '#web/catalog/catalog-address.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const FilterSheet = lazyLayer('filtri', 'sheet', async () => (await import('./filter-sheet.tsx')).FilterSheet)

interface Props {
  place: ListPlace
  address: CatalogAddress
}

export function FilterButton({ place, address }: Props) {
  const t = useTexts().catalog
  const sheet = useLayer('filtri')
  const count = filterCount(address)
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => void sheet.open(1)}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {t.filters}
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {sheet.isOpen && <FilterSheet place={place} />}
    </>
  )
}
