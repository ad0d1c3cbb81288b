import { ArrowDown, ArrowUp, CircleAlert, CircleCheck, CircleX, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { AdminProduct } from '#shared/contract/admin-products.ts'
import { type Category, isBicycleCategory, lowStockPieces, type SortOrder } from '#shared/domain/catalog.ts'
import { countText, euro, isPriced } from '#web/features/admin/admin-format.ts'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PhotoNote } from './photo-note.tsx'
import { categoryNames, typeName } from './product-labels.ts'
import { useProductSelection } from './product-selection.tsx'
import { useProductRow } from './use-product-row.tsx'

interface Props {
  category: Category
  products: readonly AdminProduct[]
  isBusy: boolean
  isFiltered: boolean
}

export function ProductTable({ category, products, isBusy, isFiltered }: Props) {
  const hasType = isBicycleCategory(category)
  const { open } = useAdminAddress()
  const row = useProductRow()
  const selection = useProductSelection(products)
  if (products.length === 0) return <Empty isFiltered={isFiltered} />
  return (
    <>
      {selection.bar}
      <table className="tbl tbl-p" aria-busy={isBusy}>
        <caption className="vh">{categoryNames[category]}</caption>
        <thead>
          <tr>
            <SortHead label="Prodotto" up="name" down="newest" />
            {hasType && <th scope="col">Tipo</th>}
            <SortHead label="Prezzo" up="price-low" down="price-high" isRight />
            <th scope="col" className="r">
              Stock
            </th>
            <th scope="col">Stato</th>
            <th scope="col" className="r">
              Azioni
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <td>
                <div className="row adm-thing">
                  {selection.box(product)}
                  <Picture url={product.imageUrl} alt="" sizes="72px" className="adm-thumb" />
                  <div>
                    <b className="b">{product.name}</b>
                    <br />
                    <span className="small muted">
                      Codice <span className="nowrap">{product.productCode}</span>
                    </span>
                    <PhotoNote of={product} />
                  </div>
                </div>
              </td>
              {hasType && <td data-label="Tipo">{typeName(product.subcategory)}</td>}
              <td className={`r ${isPriced(product) ? 'num' : ''}`} data-label="Prezzo">
                {isPriced(product) ? (
                  euro(product.price)
                ) : (
                  <Badge tone="ambra" icon={CircleAlert}>
                    Senza prezzo
                  </Badge>
                )}
              </td>
              <td className="r" data-label="Stock">
                <Stock product={product} />
              </td>
              <td className="td-low" data-label="Stato">
                <button
                  type="button"
                  className="adm-state"
                  aria-label={`${product.isActive ? 'Attivo' : 'Disattivo'}: ${product.isActive ? 'disattiva' : 'attiva'} ${product.name}`}
                  onClick={() => row.toggle(product)}
                >
                  {product.isActive ? (
                    <Badge tone="ok" icon={CircleCheck}>
                      Attivo
                    </Badge>
                  ) : (
                    <Badge icon={EyeOff}>Disattivo</Badge>
                  )}
                </button>
              </td>
              <td className="r td-acts">
                <span className="row adm-actions">
                  <button
                    type="button"
                    className="btn btn-i"
                    aria-label={`Modifica ${product.name}`}
                    onClick={() => open(`prodotto-${product.id}`)}
                  >
                    <Pencil className="i" aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-i text-(--rosso)"
                    aria-label={`Elimina ${product.name}`}
                    onClick={() => row.askDelete(product)}
                  >
                    <Trash2 className="i" aria-hidden="true" />
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {row.dialog}
    </>
  )
}

interface SortProps {
  label: string
  up: SortOrder
  down: SortOrder
  isRight?: boolean
}

function SortHead({ label, up, down, isRight = false }: SortProps) {
  const { address, set } = useAdminAddress()
  const isUp = address.ordina === up
  const isDown = address.ordina === down && down !== 'newest'
  const next = isUp ? down : up
  return (
    <th
      scope="col"
      className={isRight ? 'r' : undefined}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <button
        type="button"
        className="adm-sort"
        onClick={() => set({ ordina: next === 'newest' ? undefined : next }, true)}
      >
        {label}
        {isUp && <ArrowUp className="i i-s" aria-hidden="true" />}
        {isDown && <ArrowDown className="i i-s" aria-hidden="true" />}
      </button>
    </th>
  )
}

function Stock({ product: { stock, reserved, category } }: { product: AdminProduct }) {
  const held = Object.values(reserved).reduce((sum, pieces) => sum + pieces, 0)
  const note = held > 0 && <span className="small muted"> ({countText(held)} in pagamento)</span>
  if (stock === 0)
    return (
      <Badge tone="rosso" icon={CircleX}>
        0
      </Badge>
    )
  if (stock - held <= lowStockPieces && category !== 'bici-usate')
    return (
      <>
        <Badge tone="ambra" icon={CircleAlert}>
          {countText(stock)}
        </Badge>
        {note}
      </>
    )
  return (
    <>
      {countText(stock)}
      {note}
    </>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { set } = useAdminAddress()
  return (
    <div className="box-b">
      <div className="empty">
        <h3>{isFiltered ? 'Nessun prodotto trovato' : 'Nessun prodotto in questa categoria'}</h3>
        <p>{isFiltered ? 'Nessun prodotto corrisponde alla ricerca.' : 'Aggiungi il primo prodotto per iniziare'}</p>
        {isFiltered && (
          <button type="button" className="btn btn-s" onClick={() => set({ cerca: undefined, stato: undefined })}>
            Togli i filtri
          </button>
        )}
      </div>
    </div>
  )
}
