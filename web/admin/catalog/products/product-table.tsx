import { CircleAlert, CircleCheck, CircleX, EyeOff } from 'lucide-react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { type Category, isBicycleCategory, lowStockUnits } from '#shared/domain/catalog/categories.ts'
import { firstImage } from '#shared/domain/catalog/first-image.ts'
import { countText, euro, isPriced } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { categoryNames, typeName } from '#web/admin/catalog/product-labels.ts'
import { MissingEnglish } from '#web/admin/catalog/shelves/missing-english.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { MissingForSaleNote } from './missing-for-sale-note.tsx'
import { useProductSelection } from './product-selection.tsx'
import { useProductRow } from './use-product-row.tsx'

interface Props extends ShownRows<AdminProduct> {
  category: Category
}

export function ProductTable({ category, ...shown }: Props) {
  const row = useProductRow()
  const selection = useProductSelection(shown.rows)
  const columns: Column<AdminProduct>[] = [
    {
      label: 'Prodotto',
      sort: { up: 'name', down: 'newest' },
      isBare: true,
      cell: (product) => (
        <div className="row admin-thing">
          {selection.box(product)}
          <Picture url={firstImage(product)} alt="" sizes="72px" className="admin-thumb" />
          <div>
            <b className="bold">{product.name}</b>
            <br />
            <span className="small muted">
              Codice <span className="nowrap">{product.productCode}</span>
            </span>
            <MissingForSaleNote lacks={product.lacks} />
            <MissingEnglish when={product.nameEn === null || product.descriptionEn === null} />
          </div>
        </div>
      ),
    },
    ...(isBicycleCategory(category) ? [typeColumn] : []),
    {
      label: 'Prezzo',
      sort: { up: 'price-low', down: 'price-high' },
      isRight: true,
      cell: (product) =>
        isPriced(product) ? (
          <>
            <span className="num">{euro(product.price)}</span>
            {product.reduction && (
              <>
                <br />
                <span className="small muted nowrap">ribassato, poi {euro(product.reduction.after)}</span>
              </>
            )}
          </>
        ) : (
          <Badge tone="amber" icon={CircleAlert}>
            Senza prezzo
          </Badge>
        ),
    },
    { label: 'Stock', isRight: true, cell: (product) => <Stock product={product} /> },
    {
      label: 'Stato',
      className: 'cell-last',
      cell: (product) => (
        <button
          type="button"
          className="admin-state as-target"
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
      ),
    },
    row.column,
  ]
  return (
    <>
      {selection.bar}
      <AdminTable
        {...shown}
        caption={categoryNames[category]}
        className="product-table"
        rowKey="id"
        columns={columns}
      />
      {row.question}
    </>
  )
}

const typeColumn: Column<AdminProduct> = { label: 'Tipo', cell: ({ subcategory }) => typeName(subcategory) }

function Stock({ product: { stock, reserved, category } }: { product: AdminProduct }) {
  const held = Object.values(reserved).reduce((sum, units) => sum + units, 0)
  const note = held > 0 && <span className="small muted"> ({countText(held)} in pagamento)</span>
  if (stock === 0)
    return (
      <Badge tone="red" icon={CircleX}>
        0
      </Badge>
    )
  if (stock - held <= lowStockUnits && category !== 'bici-usate')
    return (
      <>
        <Badge tone="amber" icon={CircleAlert}>
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
