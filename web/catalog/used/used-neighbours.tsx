import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { lists, type ShownProducts } from '#web/catalog/product-queries.ts'
import type { Layers } from '#web/ui/layer/layer-address.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { usedTexts } from './used-texts.ts'

/** The list of used bicycles this one was found in: the one below the dialog, else the last one looked at. */
function useListOf(slug: string) {
  const cache = useQueryClient().getQueryCache()
  const known = cache.findAll({ queryKey: lists }).flatMap((query) => {
    const { data, dataUpdatedAt } = query.state
    // Only lists have this key.
    const { products, start, forSale } = data as ShownProducts
    const bicycles = forSale === undefined ? [] : products.filter((one) => one.stock > 0 && !isCallOnly(one))
    const at = bicycles.findIndex((one) => one.slug === slug)
    return at < 0
      ? []
      : [{ at, start, bicycles, count: Number(forSale), seen: dataUpdatedAt + (query.isActive() ? 1e15 : 0) }]
  })
  return known.toSorted((a, b) => b.seen - a.seen)[0]
}

/** Previous and next in the list as it is filtered and sorted; without a list nothing. */
export function UsedNeighbours({ slug }: { slug: string }) {
  const t = usedTexts.useChunk()
  const layer = useLayer('p')
  const list = useListOf(slug)
  if (!list) return null
  const { at, start, bicycles, count } = list
  const isDialog = layer.value === slug
  const step = (one: Product | undefined, label: string, icon: ReactNode) =>
    one ? (
      <StepLink slug={one.slug} isDialog={isDialog}>
        {icon}
        <span>
          <span className="small muted">{label}</span>
          <span className="sr-only">: </span>
          <span className="neighbour-name bold">{wholeCodes(one.name)}</span>
        </span>
      </StepLink>
    ) : (
      <span />
    )
  return (
    <nav className="neighbours no-print" aria-label={t.inList}>
      {step(bicycles[at - 1], t.previous, <ArrowLeft className="icon" aria-hidden="true" />)}
      <p className="small">
        <b className="num">{t.place(start + at + 1, count)}</b>
        {isDialog ? (
          <button type="button" className="as-link" onClick={layer.close}>
            {t.backToList}
          </button>
        ) : (
          <Link to="/$category" params={{ category: 'bici-usate' }} preload={false}>
            {t.backToList}
          </Link>
        )}
      </p>
      {step(bicycles[at + 1], t.next, <ArrowRight className="icon" aria-hidden="true" />)}
    </nav>
  )
}

/** In the dialog it takes this one's place, so that closing leads back to the list. */
function StepLink({ slug, isDialog, children }: { slug: string; isDialog: boolean; children: ReactNode }) {
  if (!isDialog) {
    return (
      <Link className="neighbour" to="/prodotto/$slug" params={{ slug }} preload={false}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      className="neighbour"
      to="."
      search={(now: Layers) => ({ ...now, p: slug })}
      mask={{ to: '/prodotto/$slug', params: { slug } }}
      state={{ opened: 'p' }}
      replace
      resetScroll={false}
      preload={false}
    >
      {children}
    </Link>
  )
}
