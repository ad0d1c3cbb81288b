import { type RefObject, useMemo } from 'react'
import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { cardFacts } from './card-facts.tsx'
import { ProductCard } from './product-card.tsx'

/** How wide a card's picture is. */
const pictureSizes = {
  filters:
    '(min-width:1680px) 268px, (min-width:1424px) 357px, (min-width:1120px) calc((100vw - 352px) / 3), (min-width:768px) calc((100vw - 280px) / 2), 50vw',
  wide: '(min-width:1680px) 272px, (min-width:1424px) 340px, (min-width:1120px) 25vw, (min-width:768px) 33vw, 50vw',
}
/** Loaded first: a phone's first row, where a slow line counts most. The others come as they are scrolled to. */
const eagerPictures = 2

export interface GridShape {
  hasFilters: boolean
  isSquare: boolean
  isAmongUsed?: boolean | undefined
  /** Keys of the facts that decide there, the first first. */
  factKeys?: readonly string[] | undefined
  /** By product, those of its sizes that a search means. */
  searchedSizes?: Readonly<Record<number, readonly string[]>> | undefined
}

interface Props extends GridShape {
  products: readonly ListedProduct[]
  isStale: boolean
  ref: RefObject<HTMLUListElement | null>
}

export function ProductGrid({ products, isStale, ref, ...shape }: Props) {
  const { factKeys } = shape
  const facts = useMemo(() => cardFacts(factKeys ?? [], products), [factKeys, products])
  const kind = shape.hasFilters ? 'filters' : 'wide'
  return (
    <ul
      className={`${gridClass(shape)} fades ${isStale ? 'faded' : ''}`}
      // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
      role="list"
      aria-busy={isStale}
      ref={ref}
    >
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={pictureSizes[kind]}
          eager={index < eagerPictures}
          facts={facts}
          isAmongUsed={shape.isAmongUsed}
          searchedSizes={shape.searchedSizes?.[product.id]}
        />
      ))}
    </ul>
  )
}

export function GridSkeleton(shape: GridShape) {
  return (
    <Loading className={gridClass(shape)}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div className="product-card" key={index}>
          <Skeleton className={shape.isSquare ? 'square' : 'landscape'} />
          <div className="product-card-body column grow spaced-12">
            <Skeleton className="tall-20 four-fifths" />
            <Skeleton className="tall-32" />
            <Skeleton className="above-16 tall-32 two-fifths" />
          </div>
          <Skeleton className="tall-48" />
        </div>
      ))}
    </Loading>
  )
}

const gridClass = ({ hasFilters, isSquare }: GridShape) =>
  `product-grid ${hasFilters ? '' : 'no-filters'} ${isSquare ? 'square-photos' : ''}`
