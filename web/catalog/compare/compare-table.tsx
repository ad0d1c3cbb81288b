import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { compareSearch, maxCompared } from './compare-address.ts'
import { addableQuery } from './compare-queries.ts'
import { type CompareGroup, type CompareRow, useCompareGroups } from './compare-rows.ts'
import { compareTexts } from './compare-texts.ts'
import { useComparedFrames } from './compared-frames.ts'

interface Props {
  products: readonly WholeProduct[]
  onlyDifferences: boolean
}

/** The products side by side; on phones each row's name stands above its values. */
export function CompareTable({ products, onlyDifferences }: Props) {
  const t = compareTexts.useChunk()
  const groups = useCompareGroups(products, useComparedFrames(products))
  const isOpen = products.length < maxCompared
  const columns = products.length + (isOpen ? 1 : 0)
  return (
    <div className="compare-scroll">
      <table className="compare" style={{ '--columns': columns } as CSSProperties}>
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {products.map((product) => (
              <Column key={product.slug} product={product} all={products} />
            ))}
            {isOpen && <Addable products={products} />}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} {...{ group, onlyDifferences, columns, isOpen }} />
        ))}
      </table>
    </div>
  )
}

interface ColumnProps {
  product: WholeProduct
  all: readonly WholeProduct[]
}

function Column({ product, all }: ColumnProps) {
  const t = compareTexts.useChunk()
  const others = all.filter((one) => one !== product).map(({ slug }) => slug)
  return (
    <th scope="col">
      <div className="compare-card relative">
        <Picture
          category={product.category}
          url={firstImage(product)}
          alt=""
          sizes="(min-width:768px) 24vw, 33vw"
          eager
        />
        {all.length > 1 && (
          <Link
            className="compare-remove"
            to="/confronta"
            search={compareSearch(others)}
            aria-label={t.remove(product.name)}
            resetScroll={false}
          >
            <X className="icon icon-s" aria-hidden="true" />
          </Link>
        )}
      </div>
      <p className="compare-name">{wholeCodes(product.name)}</p>
      <ProductPrice product={product} />
      <Link
        className="btn btn-small btn-wide"
        to="/prodotto/$slug"
        params={{ slug: product.slug }}
        aria-label={t.lookAt(product.name)}
      >
        {t.look}
      </Link>
    </th>
  )
}

function Addable({ products }: { products: readonly WholeProduct[] }) {
  const t = compareTexts.useChunk()
  const { data = [] } = useQuery(addableQuery(useApi(), products))
  const slugs = products.map(({ slug }) => slug)
  return (
    <td className="compare-add">
      <p className="bold">{t.addTitle}</p>
      {data.length > 0 && (
        <>
          <p className="small muted">{t.addText}</p>
          <ul className="above-8">
            {data.map((product) => (
              <li key={product.slug}>
                <Link
                  to="/confronta"
                  search={compareSearch([...slugs, product.slug])}
                  aria-label={t.addNamed(product.name)}
                  resetScroll={false}
                >
                  {wholeCodes(product.name)}
                </Link>{' '}
                <ProductPrice product={product} form="text" className="small muted" />
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  )
}

interface GroupProps {
  group: CompareGroup
  onlyDifferences: boolean
  columns: number
  isOpen: boolean
}

function Group({ group: { title, rows }, onlyDifferences, columns, isOpen }: GroupProps) {
  const t = compareTexts.useChunk()
  const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          {title}
        </th>
      </tr>
      {shown.map((one) => (
        <Row key={one.name} row={one} isOpen={isOpen} />
      ))}
      {shown.length === 0 && (
        <tr>
          <td className="muted small compare-same" colSpan={columns + 1}>
            {t.allSame}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Row({ row: { name, values, isDifferent }, isOpen }: { row: CompareRow; isOpen: boolean }) {
  const t = compareTexts.useChunk()
  return (
    <tr className={isDifferent ? 'compare-differs' : undefined}>
      <th scope="row">{name}</th>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the articles, in their order
        <td key={i}>{value ?? <span className="regular text-s muted">{t.unknown}</span>}</td>
      ))}
      {isOpen && <td className="compare-free" />}
    </tr>
  )
}
