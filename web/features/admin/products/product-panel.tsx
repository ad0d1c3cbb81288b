import { useQuery } from '@tanstack/react-query'
import { Download, Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { exportCatalog } from '#shared/contract/admin-catalog-file.ts'
import type { AdminProduct } from '#shared/contract/admin-products.ts'
import { type Category, categories } from '#shared/domain/catalog.ts'
import { addressOf, useApi } from '#web/api.ts'
import { countText } from '#web/features/admin/admin-format.ts'
import { ListPager } from '#web/features/admin/list-pager.tsx'
import { ListSearch } from '#web/features/admin/list-search.tsx'
import { SubTabs } from '#web/features/admin/sub-tabs.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { productCountsQuery, productListQuery } from './admin-product-queries.ts'
import { categoryNames } from './product-labels.ts'
import { ProductTable } from './product-table.tsx'

const AdminProductDialog = lazy(() => import('./admin-product-dialog.tsx'))
const CatalogImportDialog = lazy(() => import('#web/features/admin/catalog-file/catalog-import-dialog.tsx'))

const panelId = 'product-list'

/** Rules 124 to 131. */
export default function ProductPanel() {
  const api = useApi()
  const { address, set, open, close, replaceWith, opened } = useAdminAddress()
  const counts = useQuery(productCountsQuery(api)).data
  const list = useQuery(productListQuery(api, address))
  const category = address.categoria ?? 'biciclette'
  const search = useCallback((text: string) => set({ cerca: text || undefined }, true), [set])
  const label = (one: Category) => (
    <>
      {categoryNames[one]} {counts && <span className="num">{countText(counts[one])}</span>}
    </>
  )
  const edited = opened('prodotto')
  const onStored = (product: AdminProduct) => {
    if (edited !== 'nuovo' && product.category === category) return close()
    // The list that has it, its newest on top.
    replaceWith({ categoria: product.category })
  }
  const isFiltered = address.cerca !== undefined || address.stato !== undefined
  return (
    <section className="box adm-panel" aria-labelledby="products-title">
      <div className="box-h flex-wrap">
        <h2 id="products-title">Gestione Prodotti</h2>
        <div className="row flex-wrap gap-2">
          <a className="btn btn-s" href={addressOf(exportCatalog, {})} download>
            <Download className="i i-s" aria-hidden="true" /> Esporta CSV
          </a>
          <button type="button" className="btn btn-s" onClick={() => open('importa')}>
            <Upload className="i i-s" aria-hidden="true" /> Importa CSV
          </button>
          <button type="button" className="btn btn-1 btn-s" onClick={() => open('prodotto-nuovo')}>
            <Plus className="i i-s" aria-hidden="true" /> Aggiungi Prodotto
          </button>
        </div>
      </div>
      <div className="sub">
        <SubTabs
          label="Categorie"
          panelId={panelId}
          tabs={categories.map((id) => ({ id, label: label(id) }))}
          selected={category}
          onSelect={(id) => set({ categoria: id })}
        />
        <div className="row end adm-filter">
          <select
            className="in"
            aria-label="Filtra per stato"
            value={address.stato ?? ''}
            onChange={(event) => set({ stato: event.target.value || undefined })}
          >
            <option value="">Tutti</option>
            <option value="attivi">Attivi</option>
            <option value="disattivi">Disattivi</option>
            <option value="senza-prezzo">Senza prezzo</option>
            <option value="scorta">Sotto scorta</option>
          </select>
          <ListSearch
            label="Cerca tra i prodotti"
            placeholder="Nome o codice"
            value={address.cerca ?? ''}
            onSearch={search}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: APG: the panel is reached by Tab after its tabs */}
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${category}`} tabIndex={0}>
        {list.isError ? (
          <div className="box-b">
            <ErrorState what="I prodotti non si caricano." onRetry={() => void list.refetch()} busy={list.isFetching} />
          </div>
        ) : list.data ? (
          <>
            {list.data.isSimilar && list.data.total > 0 && (
              <p className="box-b small muted">Nessuna corrispondenza esatta: questi sono i prodotti più simili.</p>
            )}
            <ProductTable
              category={category}
              products={list.data.products}
              isBusy={list.isPlaceholderData}
              isFiltered={isFiltered}
            />
            {list.data.total > 0 && (
              <ListPager page={address.pagina ?? 1} total={list.data.total} onPage={(page) => set({ pagina: page })} />
            )}
          </>
        ) : (
          <TableSkeleton />
        )}
      </div>
      <Suspense>
        {edited && (
          <AdminProductDialog key={edited} id={edited} category={category} onClose={close} onStored={onStored} />
        )}
        {address.apri === 'importa' && <CatalogImportDialog onClose={close} />}
      </Suspense>
    </section>
  )
}
