import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { useCatalogAddress } from '#web/catalog/list/use-catalog-address.ts'
import { useProductList } from '#web/catalog/product-queries.ts'
import { shelfQuery, useMenuShelves } from '#web/catalog/shelf-queries.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import './not-sold.css'
import { searchPageTexts } from './search-page-texts.ts'

const mostKinds = 4

/** Goods outside of the range: said plainly, with the telephone and the kinds that the shop has beside. */
export function NotSold({ nearest }: { nearest: string | undefined }) {
  const t = searchPageTexts.useChunk()
  const { phone } = useShop()
  return (
    <div className="not-sold box above-16">
      <div className="box-body">
        <p>{t.notSoldText}</p>
        {phone && (
          <p className="above-12">
            <a className="btn" href={`tel:${phone.replaceAll(' ', '')}`}>
              <Phone className="icon icon-s" aria-hidden="true" /> {phone}
            </a>
          </p>
        )}
      </div>
      {nearest ? <Beside kind={nearest} /> : <Range />}
    </div>
  )
}

/** The shelf of the nearest goods, and those beside it. */
function Beside({ kind }: { kind: string }) {
  const t = searchPageTexts.useChunk()
  const api = useApi()
  const { language } = useI18n()
  const [address] = useCatalogAddress()
  const slug = useProductList({ q: kind }, address).data?.products[0]?.shelf
  const { data: own } = useQuery({ ...shelfQuery(api, slug ?? '', language), enabled: Boolean(slug) })
  const shelves = own ? [own, ...own.near.filter((one) => one.slug !== own.slug)] : []
  return (
    <Kinds title={t.notSoldBeside}>
      {shelves.slice(0, mostKinds).map(({ slug, category, name, count }) => (
        <li key={slug}>
          <Link to="/$category/$slug" params={{ category, slug }}>
            {name}
          </Link>
          <span className="num">{count}</span>
        </li>
      ))}
    </Kinds>
  )
}

function Range() {
  const t = searchPageTexts.useChunk()
  const { places } = useTexts()
  const shelvesOf = useMenuShelves()
  return (
    <Kinds title={t.notSoldRange}>
      {categories.map((category) => (
        <li key={category}>
          <Link to="/$category" params={{ category }}>
            {places.categories[category]}
          </Link>
          <span className="num">{shelvesOf(category).reduce((sum, { count }) => sum + count, 0)}</span>
        </li>
      ))}
    </Kinds>
  )
}

function Kinds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="box-body not-sold-kinds" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
