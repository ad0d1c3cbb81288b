import { useQuery } from '@tanstack/react-query'
import { Info, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { type ListedProduct, listProducts } from '#shared/contract/catalog/catalog.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { cartItem, piecesLeft } from '#web/catalog/product-parts/cart-item.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { useCartChanges } from '#web/session/installed-orders.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { type ReorderChange, reorder } from './reorder-plan.ts'
import { reorderTexts } from './reorder-texts.ts'

interface Props {
  orderNumber: string
  lines: Parameters<typeof reorder>[0]
}

/** «Ordina di nuovo»: says first what is otherwise than then. */
export function Reorder({ orderNumber, lines }: Props) {
  const t = reorderTexts.useChunk()
  const [isOpen, setOpen] = useState(false)
  const box = useId()
  return (
    <div className="no-print above-12">
      <button
        type="button"
        className="btn btn-small"
        aria-label={t.openOf(orderNumber)}
        aria-expanded={isOpen}
        aria-controls={box}
        onClick={() => setOpen(!isOpen)}
      >
        <RotateCcw className="icon icon-s" aria-hidden="true" /> {t.open}
      </button>
      <div id={box} hidden={!isOpen}>
        {isOpen && <ReorderBox lines={lines} onEnd={() => setOpen(false)} />}
      </div>
    </div>
  )
}

function ReorderBox({ lines: ordered, onEnd }: { lines: Props['lines']; onEnd(): void }) {
  const t = reorderTexts.useChunk()
  const api = useApi()
  const { language } = useI18n()
  const ids = [...new Set(ordered.flatMap(({ productId }) => productId ?? []))]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['reorder', ids],
    queryFn: ({ signal }): Promise<ListedProduct[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : api(listProducts, { query: { ids: ids.join(), limit: '100', lang: api.lang } }, { signal }),
    refetchOnMount: 'always',
    staleTime: 0,
  })
  const { isBusy, add } = useReorder(onEnd)
  if (isError) return <ErrorState what={t.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton className="tall-48" />
      </Loading>
    )
  const { lines, changes } = reorder(ordered, (id) => data.find((product) => product.id === id))
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const cents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const unchanged = lines.filter(
    ({ product, size }) => !changes.some((one) => one.name === product.name && one.size === size),
  ).length
  return (
    <section className="box above-12" aria-label={t.title}>
      <div className="box-body stack stack-12">
        <h3 className="plain-heading">{t.title}</h3>
        {changes.length > 0 && (
          <ul className="stack stack-12">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name} ${change.size}`} className="note note-warning small">
                <Info className="icon icon-s" aria-hidden="true" /> {sentence(change, t, language)}
              </li>
            ))}
          </ul>
        )}
        <p className="small muted">
          {lines.length === 0 ? t.nothing : changes.length === 0 ? t.all : unchanged > 0 ? t.others(unchanged) : ''}
        </p>
        <p className="row wraps spaced-12">
          {lines.length > 0 && (
            <button type="button" className="btn btn-main" aria-disabled={isBusy} onClick={() => void add(lines)}>
              {t.add(units, formatEuro(cents, language))}
            </button>
          )}
          <button type="button" className="link small as-target" onClick={onEnd}>
            {t.leave}
          </button>
        </p>
      </div>
    </section>
  )
}

function sentence(change: ReorderChange, t: ReturnType<typeof reorderTexts.useChunk>, language: 'it' | 'en'): string {
  const { name, size } = change
  if (change.kind === 'sizeGone') return t.sizeGone(name, change.size)
  if (change.kind === 'fewer') return t.fewer(name, size, change.wanted, change.left)
  if (change.kind === 'dearer')
    return t.dearer(name, size, formatEuro(change.now, language), formatEuro(change.before, language))
  return t[change.kind](name, size)
}

/** Adds the lines one by one, never beyond the stock, and opens the cart. */
function useReorder(onEnd: () => void) {
  const t = reorderTexts.useChunk()
  const changes = useCartChanges()
  const openCart = useOpenLayer('cart')
  const [isBusy, setBusy] = useState(false)
  const add = async (lines: ReturnType<typeof reorder<ListedProduct>>['lines']) => {
    if (isBusy) return
    setBusy(true)
    try {
      let [added, wanted] = [0, 0]
      for (const { product, size, quantity } of lines) {
        wanted += quantity
        added += await changes.add(cartItem(product, size, quantity), piecesLeft(product, size))
      }
      showToast({ title: added === wanted ? t.added(added) : t.addedLess(added, wanted), about: 'cart' })
      onEnd()
      await openCart(1)
    } catch (error) {
      console.error(error)
      showToast({ variant: 'destructive', title: t.failed })
    }
    setBusy(false)
  }
  return { isBusy, add }
}
