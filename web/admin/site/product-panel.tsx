import { useQuery } from '@tanstack/react-query'
import {
  ChevronDown,
  ClipboardPaste,
  Download,
  History,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Plus,
  Ruler,
  TextSearch,
  Upload,
  Wrench,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type AdminProduct, countAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { exportCatalog } from '#shared/contract/intake/admin-catalog-file.ts'
import { type Category, categories } from '#shared/domain/catalog/categories.ts'
import { type AdminAddress, shelfViews } from '#web/admin/admin-address.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { ProductTable } from '#web/admin/catalog/product-list/product-table.tsx'
import { useProductCells } from '#web/admin/catalog/product-list/use-product-cells.ts'
import { productListQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { shelfOptions } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { addressOf, useApi } from '#web/api.ts'
import { Options } from '#web/ui/form/options.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx'

const AdminProductDialog = lazy(() => import('#web/admin/catalog/products/admin-product-dialog.tsx'))
const ShelfPanel = lazy(() => import('#web/admin/catalog/shelves/shelf-panel.tsx'))
const SizeChartsPanel = lazy(() => import('#web/admin/catalog/sizes/size-charts-panel.tsx'))
const ImportPanel = lazy(() => import('#web/admin/intake/import-panel.tsx'))
const BenchDialog = lazy(() => import('#web/admin/catalog/inspection/inspection-dialog.tsx'))
const NewUsedDialog = lazy(() => import('#web/admin/catalog/inspection/new-used-dialog.tsx'))
const IncomingDialog = lazy(() => import('#web/admin/intake/pictures/incoming-dialog.tsx'))
const PastePricesDialog = lazy(() => import('#web/admin/pricing/price-changes/paste-prices-dialog.tsx'))
const IncomingPictures = lazyPart(
  async () => (await import('#web/admin/intake/pictures/incoming-picture-list.tsx')).IncomingPictures,
)
const CatalogImportDialog = lazy(() => import('#web/admin/intake/catalog-file/catalog-import-dialog.tsx'))

export default function ProductPanel() {
  const { vista } = useAdminAddress().address
  const isOfShelves = shelfViews.some((view) => view === vista)
  if (!isOfShelves && vista !== 'taglie' && vista !== 'importazioni') return <ProductList />
  return (
    <Suspense fallback={<TableSkeleton />}>
      {isOfShelves ? <ShelfPanel /> : vista === 'taglie' ? <SizeChartsPanel /> : <ImportPanel />}
    </Suspense>
  )
}

function ProductList() {
  const api = useApi()
  const { address, set, open, close, replaceWith, opened } = useAdminAddress()
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
  const onStored = (product: AdminProduct) => {
    if (edited !== 'nuovo' && product.category === category) return close()
    replaceWith({ tab: address.tab, categoria: product.category })
  }
  return (
    <>
      <AdminPanel
        id="product"
        title="Gestione Prodotti"
        aside={<ProductActions category={category} onChoose={() => setChoosing(true)} />}
        tabs={{
          label: 'Categorie',
          all: categories.map((id) => ({ id, label: label(id) })),
          selected: category,
          onSelect: (id) => set({ categoria: id, scaffale: undefined }),
        }}
        filter={
          <>
            <ShelfFilter category={category} />
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
          </>
        }
        saved={list.data && 'products'}
        search={{ label: 'Cerca tra i prodotti', placeholder: 'Nome o codice' }}
      >
        <Attempt>{list.isFetched && <IncomingPictures onOpen={() => open('foto')} />}</Attempt>
        <AdminList list={list} failure="I prodotti non si caricano." empty={<NoProducts category={category} />}>
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
        {address.apri === 'importa' && <CatalogImportDialog onClose={close} />}
        {address.apri === 'incolla' && <PastePricesDialog onClose={close} />}
        {address.apri === 'foto' && <IncomingDialog onClose={close} />}
      </Suspense>
    </>
  )
}

interface ActionsProps {
  category: Category
  onChoose(): void
}

function ProductActions({ category, onChoose }: ActionsProps) {
  const may = useMay()
  const { address, show, open } = useAdminAddress()
  const item = (Icon: LucideIcon, label: string, rest: Omit<MenuItem, 'id' | 'content'>): MenuItem => ({
    id: label,
    content: (
      <>
        <Icon className="icon icon-s" aria-hidden="true" /> {label}
      </>
    ),
    ...rest,
  })
  const view = (vista: AdminAddress['vista']) => ({
    onSelect: () => show({ vista, categoria: vista === 'scaffali' ? category : address.categoria }),
  })
  if (!may('POST /api/admin/products')) return null
  return (
    <div className="row wraps spaced-8">
      <MenuButton
        menuLabel="Altro"
        buttonClass="btn btn-small"
        items={[
          item(ListChecks, 'Scegli più articoli', { onSelect: onChoose }),
          item(ClipboardPaste, 'Incolla prezzi', { onSelect: () => open('incolla') }),
          item(Upload, 'Importa', { onSelect: () => open('importa') }),
          item(Download, 'Esporta', { link: { href: addressOf(exportCatalog, {}), download: true } }),
          item(History, 'Storia delle importazioni', view('importazioni')),
          item(LibraryBig, 'Scaffali e dati', view('scaffali')),
          item(TextSearch, 'Parole di ricerca', view('parole')),
          item(Ruler, 'Tabelle taglie', view('taglie')),
        ]}
      >
        Altro <ChevronDown className="icon icon-s" aria-hidden="true" />
      </MenuButton>
      {category === 'bici-usate' && (
        <button type="button" className="btn btn-small" onClick={() => open('nuovausata')}>
          <Wrench className="icon icon-s" aria-hidden="true" /> Nuova bici usata
        </button>
      )}
      <button type="button" className="btn btn-main btn-small" onClick={() => open('prodotto-nuovo')}>
        <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi Prodotto
      </button>
    </div>
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

function NoProducts({ category }: { category: Category }) {
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
          <button type="button" className="btn btn-small" onClick={() => open('importa')}>
            Importa da un foglio
          </button>
        </span>
      )}
    </div>
  )
}
