import { useQuery } from '@tanstack/react-query'
import { Bike } from 'lucide-react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { useApi } from '#web/platform/api.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { BikeDialog } from './bike-layer.tsx'
import { partCompatibilityQuery } from './bike-queries.ts'
import { CompatibilityLine } from './compatibility-line.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import { useMyBikes } from './my-bikes.ts'

/** Beside the buttons of a part: whether it goes on the chosen bicycle, or the question which that is. */
export function PartCompatibility({ product }: { product: Product }) {
  const t = compatibilityTexts.useChunk()
  const open = useOpenLayer('bici')
  const { chosen } = useMyBikes()
  const api = useApi()
  const { data: fit } = useQuery({
    ...partCompatibilityQuery(api, product, chosen ?? { id: '', name: '', own: [] }),
    enabled: chosen !== undefined,
  })
  const isLookedAt = chosen ? fit !== null : partKindOf([product.shelf]) !== undefined
  if (!isLookedAt || (chosen && !fit)) return null
  return (
    <section className="part-fit" aria-live="polite" aria-label={t.which}>
      {chosen && fit ? (
        <>
          <p className="small muted">{chosen.name}</p>
          <CompatibilityLine fit={fit} isWhole />
        </>
      ) : (
        <p className="row">
          <Bike className="icon" aria-hidden="true" />
          <span>
            <b>{t.which}</b> <span className="small">{t.whichText}</span>
          </span>
        </p>
      )}
      <button
        type="button"
        className="link small as-target"
        aria-haspopup="dialog"
        onPointerEnter={BikeDialog.preload}
        onFocus={BikeDialog.preload}
        onClick={() => void open(1)}
      >
        {chosen ? t.change : t.choose}
      </button>
    </section>
  )
}
