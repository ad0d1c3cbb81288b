import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AskUs } from './ask-us.tsx'
import { BicycleAdvice } from './bicycle-advice.tsx'
import { GarmentAdvice } from './garment-advice.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'
import './size-advice.css'

interface Props {
  product: Product
  purchase: Purchase
  onClose(): void
}

/** The advisor: which size, with its reason and its doubt. */
export function SizeAdvice({ product, purchase, onClose }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { data: chart, isError, isFetching, refetch } = useQuery(sizeChartQuery(useApi(), product.slug))
  const title = useId()
  const box = useRef<HTMLElement>(null)
  const isBicycle = product.subcategory !== null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    box.current?.querySelector('h2')?.focus()
    // Before the surrounding dialog receives it: that one stays open.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.contains(document.activeElement)) return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [])
  return (
    <section ref={box} className="size-advice" aria-labelledby={title}>
      <div className="size-advice-head">
        <h2 className="text-xl" id={title} tabIndex={-1}>
          {isBicycle ? t.howTall : t.yourMeasures}
        </h2>
        <button type="button" className="btn btn-icon" aria-label={t.close} onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="size-advice-form">
        {chart === undefined ? (
          isError ? (
            <ErrorState what={t.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Skeleton className="tall-80" />
            </Loading>
          )
        ) : chart === null ? (
          <>
            <p>{t.noChart}</p>
            <AskUs />
          </>
        ) : chart.what === 'bicycle' ? (
          <BicycleAdvice product={product} chart={chart} purchase={purchase} />
        ) : (
          <GarmentAdvice product={product} chart={chart} purchase={purchase} />
        )}
      </div>
    </section>
  )
}
