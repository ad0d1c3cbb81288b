import { Plus } from 'lucide-react'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'

export default function NoProducts({ category }: { category: Category }) {
  const may = useMay()
  const { address, set, open } = useAdminAddress()
  const isFiltered = address.cerca !== undefined || address.stato !== undefined || address.scaffale !== undefined
  return (
    <div className="empty">
      <h3>{isFiltered ? 'Nessun prodotto trovato' : 'Nessun prodotto in questa categoria'}</h3>
      {isFiltered && <p>Nessun prodotto corrisponde alla ricerca.</p>}
      {!isFiltered && may('POST /api/admin/products') && <p>Aggiungi il primo prodotto per iniziare</p>}
      {isFiltered ? (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => set({ cerca: undefined, stato: undefined, scaffale: undefined })}
        >
          Togli i filtri
        </button>
      ) : !may('POST /api/admin/products') ? null : (
        <span className="row wraps spaced-8">
          <button type="button" className="btn btn-small" onClick={() => open('prodotto-nuovo')}>
            <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi in {categoryNames[category]}
          </button>
          {laterDeskRows('productMenu')
            .flat()
            .map(({ first, to }) =>
              first && to && 'apri' in to ? (
                <button key={first} type="button" className="btn btn-small" onClick={() => open(to.apri)}>
                  {first}
                </button>
              ) : null,
            )}
        </span>
      )}
    </div>
  )
}
