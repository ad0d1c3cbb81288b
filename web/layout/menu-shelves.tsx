import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { listProducts } from '#shared/contract/catalog/catalog.ts'
import { type Category, categories } from '#shared/domain/platform/goods/categories.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { type MenuShelf, useMenuShelves } from '#web/catalog/shelf-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { drawingSize, drawingUrl } from '#web/pictures/drawing-files.ts'
import { useApi } from '#web/platform/api.ts'
import { FrameDrawing, Picture } from '#web/ui/picture.tsx'

interface LinksProps {
  category: Category
  shelves: readonly MenuShelf[]
  /** A step of a sheet that has an address of its own takes its place. */
  replace?: boolean
  onFollow?(): void
}

/** New bicycles are drawn, the rest are words. */
export function ShelfLinks({ category, shelves, replace = false, onFollow }: LinksProps) {
  const isDrawn = category === 'biciclette'
  return (
    <ul className={isDrawn ? 'kinds grid spaced-8' : undefined}>
      {shelves.map(({ slug, name, count, drawing }) => (
        <li key={slug}>
          <Link to="/$category/$slug" params={{ category, slug }} replace={replace} onClick={onFollow}>
            {isDrawn && <Drawing url={drawingUrl(drawing)} />}
            <span>{name}</span> <span className="hint">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** For a kind without a drawing, any bicycle. */
function Drawing({ url }: { url: string | undefined }) {
  return <span className="kind">{url ? <img src={url} alt="" {...drawingSize} /> : <FrameDrawing />}</span>
}

/** The categories with their shelves, and the used bicycle that came last. */
export function MenuShelves({ onFollow }: { onFollow(): void }) {
  const { texts } = useI18n()
  const shelvesOf = useMenuShelves()
  return categories.map((category) => (
    <div key={category}>
      <Link
        className="mega-head below-8"
        to="/$category"
        params={{ category }}
        activeOptions={{ exact: true }}
        onClick={onFollow}
      >
        {texts.places.categories[category]}
      </Link>
      <ShelfLinks category={category} shelves={shelvesOf(category)} onFollow={onFollow} />
      {category === 'bici-usate' && <JustIn onFollow={onFollow} />}
    </div>
  ))
}

function JustIn({ onFollow }: { onFollow(): void }) {
  const api = useApi()
  const { texts, language } = useI18n()
  const { data } = useQuery({
    queryKey: ['products', 'just-in', language],
    queryFn: ({ signal }) => {
      const query = { category: 'bici-usate', inStock: 'true', limit: '1', lang: language } as const
      return api(listProducts, { query }, { signal })
    },
  })
  const newest = data?.[0]
  if (!newest) return null
  return (
    <Link
      className="mega-new align-center above-14 no-underline"
      to="/prodotto/$slug"
      params={{ slug: newest.slug }}
      onClick={onFollow}
    >
      <Picture category={newest.category} url={firstImage(newest)} alt="" sizes="240px" />
      <span>
        <b>{texts.layout.justIn}</b>
        <span className="small">
          {newest.name}, {formatEuro(centsOf(newest.price), language)}
        </span>
      </span>
      <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  )
}
