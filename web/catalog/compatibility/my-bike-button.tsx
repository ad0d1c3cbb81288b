import type { Product } from '#shared/contract/catalog/catalog.ts'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { compatibilityTexts } from './compatibility-texts.ts'
import { addBike, useMyBikes } from './my-bikes.ts'

/** On the page of a bicycle: makes it the one that parts are looked at for. */
export function MyBikeButton({ product: { slug, name } }: { product: Product }) {
  const t = compatibilityTexts.useChunk()
  const { chosen } = useMyBikes()
  if (chosen?.slug === slug) return <span>{t.isMineNow}</span>
  return (
    <button
      type="button"
      className="link as-target"
      onClick={() => {
        addBike({ name, slug, own: [] })
        announce(t.saved(name))
        showToast({ title: t.saved(name) })
      }}
    >
      {t.isMine}
    </button>
  )
}
