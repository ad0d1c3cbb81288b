import { CircleAlert, CircleCheck, CircleX, EyeOff } from 'lucide-react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { type Category, isBicycleCategory, lowStockUnits } from '#shared/domain/platform/goods/categories.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { countText, euro, isPriced } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { categoryNames, typeName } from '#web/admin/catalog/product-labels.ts'
import { MissingForSaleNote } from '#web/admin/catalog/products/missing-for-sale-note.tsx'
import { MissingEnglish } from '#web/admin/catalog/shelves/missing-english.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { moveByArrow, ProductCell } from './product-cell.tsx'
import { useProductSelection } from './product-selection.tsx'
import type { ProductCells } from './use-product-cells.ts'
import { useProductRow } from './use-product-row.tsx'
import './product-cells.css'

const CellBar = lazyPart(async () => (await import('./cell-bar.tsx')).CellBar)
const CellQuestions = lazyPart(async () => (await import('./cell-bar.tsx')).CellQuestions)

interface Props extends ShownRows<AdminProduct> {
  category: Category
  cells: ProductCells
  /** Given while several products are being chosen. */
  onChosen: (() => void) | undefined
}

export function ProductTable({ category, cells, onChosen, ...shown }: Props) {
  const row = useProductRow()
  const selection = useProductSelection(shown.rows, onChosen)
  const columns: Column<AdminProduct>[] = [
    {
      label: 'Prodotto',
      sort: { up: 'name', down: 'newest' },
      isBare: true,
      cell: (product) => (
        <div className="row admin-thing">
          {selection.box(product)}
          <Picture category={product.category} url={firstImage(product)} alt="" sizes="72px" className="admin-thumb" />
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
      cell: (product) => (
        <ProductCell
          {...{ product, cells, rows: shown.rows, field: 'price' }}
          text={isPriced(product) ? euro(product.price) : 'Senza prezzo'}
          shown={
            isPriced(product) ? (
              <span className="num">{euro(product.price)}</span>
            ) : (
              <Badge tone="amber" icon={CircleAlert}>
                Senza prezzo
              </Badge>
            )
          }
        >
          <PriceNotes {...product} />
        </ProductCell>
      ),
    },
    {
      label: 'Stock',
      isRight: true,
      cell: (product) => (
        <ProductCell
          {...{ product, cells, rows: shown.rows, field: 'stock' }}
          text={countText(product.stock)}
          shown={<Stock product={product} />}
        >
          <HeldNote product={product} />
        </ProductCell>
      ),
    },
    {
      label: 'Stato',
      className: 'cell-last',
      cell: (product) => <StateButton product={product} onPress={() => row.toggle(product)} />,
    },
    row.column,
  ]
  return (
    <>
      {selection.bar}
      <AdminTable
        {...shown}
        caption={categoryNames[category]}
        className="product-table cell-table"
        rowKey="id"
        columns={columns}
        below={(product) =>
          cells.waiting.length > 0 && (
            <Attempt>
              <CellQuestions {...{ product, cells, columns: columns.length }} />
            </Attempt>
          )
        }
      />
      <Attempt>{cells.waiting.length > 0 && <CellBar rows={shown.rows} cells={cells} />}</Attempt>
      {row.question}
    </>
  )
}

function StateButton({ product, onPress }: { product: AdminProduct; onPress(): void }) {
  return (
    <button
      type="button"
      className="admin-state as-target"
      aria-label={`${product.isActive ? 'Attivo' : 'Disattivo'}: ${product.isActive ? 'disattiva' : 'attiva'} ${product.name}`}
      data-cell="state"
      onKeyDown={moveByArrow}
      onClick={onPress}
    >
      {product.isActive ? (
        <Badge tone="ok" icon={CircleCheck}>
          Attivo
        </Badge>
      ) : (
        <Badge icon={EyeOff}>Disattivo</Badge>
      )}
    </button>
  )
}

function PriceNotes({ sizes, reduction }: AdminProduct) {
  return (
    <>
      {sizes.map(
        ({ size, price }) =>
          price && (
            <span className="cell-note" key={size}>
              {size}: {euro(price)}
            </span>
          ),
      )}
      {reduction && <span className="cell-note">ribassato, poi {euro(reduction.after)}</span>}
    </>
  )
}

const typeColumn: Column<AdminProduct> = {
  label: 'Tipo',
  className: 'nowrap',
  cell: ({ subcategory }) => typeName(subcategory),
}

const heldUnits = ({ reserved }: AdminProduct) => Object.values(reserved).reduce((sum, units) => sum + units, 0)

function HeldNote({ product }: { product: AdminProduct }) {
  const held = heldUnits(product)
  return held > 0 && <span className="cell-note">({countText(held)} in pagamento)</span>
}

function Stock({ product }: { product: AdminProduct }) {
  const { stock, category } = product
  if (stock === 0)
    return (
      <Badge tone="red" icon={CircleX}>
        0
      </Badge>
    )
  if (stock - heldUnits(product) > lowStockUnits || category === 'bici-usate') return countText(stock)
  return (
    <Badge tone="amber" icon={CircleAlert}>
      {countText(stock)}
    </Badge>
  )
}
