import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type AdminProduct, countAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { type Category, categories } from '#shared/domain/platform/goods/categories.ts'
import { shelfViews } from '#web/admin/admin-address.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { productListQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { shelfOptions } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { ProductTable } from '#web/admin/pricing/product-list/product-table.tsx'
import { useProductCells } from '#web/admin/pricing/product-list/use-product-cells.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { deskRows, withLaterRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Options } from '#web/ui/form/options.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { productViewsFor } from './desk/desk-sections.ts'

// Drawn after the list, which is what one came for.
const ProductActions = lazy(() => withLaterRows(() => import('./product-actions.tsx')))
const NoProducts = lazy(() => withLaterRows(() => import('./no-products.tsx')))
const OwnProductView = lazy(() => import('./own-product-view.tsx'))
const AdminProductDialog = lazy(() =>
  withLaterRows(() => import('#web/admin/catalog/products/admin-product-dialog.tsx')),
)
const ShelfPanel = lazy(() => import('#web/admin/catalog/shelves/shelf-panel.tsx'))
const SizeChartsPanel = lazy(() => import('#web/admin/catalog/sizes/size-charts-panel.tsx'))
const BenchDialog = lazy(() => import('#web/admin/catalog/inspection/inspection-dialog.tsx'))
const NewUsedDialog = lazy(() => import('#web/admin/catalog/inspection/new-used-dialog.tsx'))
const PastePricesDialog = lazy(() => import('#web/admin/pricing/price-changes/paste-prices-dialog.tsx'))

export default function ProductPanel() {
  const { vista } = useAdminAddress().address
  const own = productViewsFor(useMay()).find(({ id }) => id === vista)
  if (own)
    return (
      <Suspense fallback={<TableSkeleton />}>
        <OwnProductView view={own} />
      </Suspense>
    )
  const View = shelfViews.some((view) => view === vista)
    ? ShelfPanel
    : vista === 'taglie'
      ? SizeChartsPanel
      : viewOf(vista)
  if (!View) return <ProductList />
  return (
    <Suspense fallback={<TableSkeleton />}>
      <View />
    </Suspense>
  )
}

const viewOf = (vista = '') => deskRows('products').flatMap(({ views }) => views?.[vista] ?? [])[0]

function ProductList() {
  const api = useApi()
  const { address, set, close, replaceWith, opened } = useAdminAddress()
  const counts = useQuery(readQuery(api, countAdminProducts)).data
  const list = useQuery(productListQuery(api, address))
  const cells = useProductCells()
  const [isChoosing, setChoosing] = useState(false)
  const category = address.categoria ?? 'biciclette'
  const label = (one: Category) => (
    <>
      {categoryNames[one]} {counts && <span className="num">{countText(counts[one])}</span>}
    </>
  )
  const edited = opened('prodotto')
  const card = opened('scheda')
  const own = deskRows('products')
  const [Above] = own.flatMap(({ above }) => above ?? [])
  const [Dialog] = own.flatMap(({ dialogs }) => dialogs?.[address.apri ?? ''] ?? [])
  const onStored = (product: AdminProduct) => {
    if (edited !== 'nuovo' && product.category === category) return close()
    replaceWith({ tab: address.tab, categoria: product.category })
  }
  return (
    <>
      <AdminPanel
        id="product"
        title="Gestione Prodotti"
        aside={
          list.isFetched && (
            <Suspense>
              <ProductActions category={category} onChoose={() => setChoosing(true)} />
            </Suspense>
          )
        }
        tabs={{
          label: 'Categorie',
          all: categories.map((id) => ({ id, label: label(id) })),
          selected: category,
          onSelect: (id) => set({ categoria: id, scaffale: undefined }),
        }}
        filter={
          <>
            <ShelfFilter category={category} />
            <StateFilter />
          </>
        }
        saved={list.data && 'products'}
        search={{ label: 'Cerca tra i prodotti', placeholder: 'Nome o codice' }}
      >
        <Attempt>{list.isFetched && Above && <Above />}</Attempt>
        <AdminList
          list={list}
          failure="I prodotti non si caricano."
          empty={
            <Suspense>
              <NoProducts category={category} />
            </Suspense>
          }
        >
          {(shown) => (
            <>
              {list.data?.isSimilar && (
                <p className="box-body small muted">
                  Nessuna corrispondenza esatta: questi sono i prodotti più simili.
                </p>
              )}
              <ProductTable
                {...{ ...shown, category, cells }}
                onChosen={isChoosing ? () => setChoosing(false) : undefined}
              />
            </>
          )}
        </AdminList>
      </AdminPanel>
      <Suspense>
        {edited && (
          <AdminProductDialog key={edited} id={edited} category={category} onClose={close} onStored={onStored} />
        )}
        {card && <BenchDialog key={card} id={card} onClose={close} />}
        {address.apri === 'nuovausata' && (
          <NewUsedDialog
            onClose={close}
            onMade={({ id }) => replaceWith({ tab: address.tab, categoria: 'bici-usate', apri: `scheda-${id}` })}
          />
        )}
        {address.apri === 'incolla' && <PastePricesDialog onClose={close} />}
        {Dialog && <Dialog onClose={close} />}
      </Suspense>
    </>
  )
}

function StateFilter() {
  const { address, set } = useAdminAddress()
  return (
    <select
      className="input"
      aria-label="Filtra per stato"
      value={address.stato ?? ''}
      onChange={(event) => set({ stato: event.target.value || undefined })}
    >
      <option value="">Ogni stato</option>
      <option value="attivi">Attivi</option>
      <option value="disattivi">Disattivi</option>
      <option value="senza-prezzo">Senza prezzo</option>
      <option value="scorta">Sotto scorta</option>
    </select>
  )
}

function ShelfFilter({ category }: { category: Category }) {
  const { address, set } = useAdminAddress()
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  return (
    <select
      className="input"
      aria-label="Filtra per scaffale"
      value={address.scaffale ?? ''}
      onChange={(event) => set({ scaffale: event.target.value || undefined })}
    >
      <option value="">Ogni scaffale</option>
      <Options options={shelfOptions(shelves, category)} />
    </select>
  )
}
