import { useNavigate } from '@tanstack/react-router'
import { filterCount, type ListPlace, noFilters } from '#web/catalog/catalog-address.ts'
import { useProductList } from '#web/catalog/product-queries.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import type { Layers } from '#web/ui/layer/layer-address.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { ProductFacets } from './product-facets.tsx'
import { useCatalogAddress } from './use-catalog-address.ts'

/** The filters as a sheet: «Mostra 34 prodotti» applies them, closing or Back discards them. */
export function FilterSheet({ place }: { place: ListPlace }) {
  const t = useTexts().catalog
  const sheet = useLayer('filtri')
  const navigate = useNavigate()
  // The sheet is one step of the history, whatever the choices in it.
  const [address, change] = useCatalogAddress({ replace: true })
  const { data, isPlaceholderData } = useProductList(place, address)
  const keep = () =>
    navigate({ to: '.', search: (now: Layers) => ({ ...now, filtri: undefined }), replace: true, resetScroll: false })
  return (
    <Dialog
      open
      onClose={sheet.close}
      title={t.filters}
      side="bottom"
      closeLabel={t.closeFilters}
      head={
        filterCount(address) > 0 && (
          <button type="button" className="btn btn-text btn-small end" onClick={() => change(noFilters)}>
            {t.removeAll}
          </button>
        )
      }
    >
      <div className="sheet-body grow">
        <ProductFacets place={place} address={address} change={change} />
      </div>
      <div className="sheet-foot grid spaced-12 ground-white stroke-above">
        <button type="button" className="btn" onClick={sheet.close}>
          {t.cancel}
        </button>
        <button type="button" className="btn btn-main" aria-busy={isPlaceholderData} onClick={() => void keep()}>
          {t.showProducts(data?.articles ?? 0)}
        </button>
      </div>
    </Dialog>
  )
}
