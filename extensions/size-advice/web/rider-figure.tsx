import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { clearanceOf } from '#shared/domain/catalog/sizes/advise-size.ts'
import { type Body, saddleHeightCm, usualBody } from '#shared/domain/catalog/sizes/body.ts'
import type { BicycleChart, BicycleRow } from '#shared/domain/platform/goods/size-chart.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import { colorInks } from '#web/catalog/color-name.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { frameOf } from './bicycle-frame.ts'
import { RiderDrawing } from './rider-drawing.tsx'
import { poseOf } from './rider-pose.ts'
import { sizeAdviceTexts } from './size-advice-texts.ts'

interface Props {
  /** Undefined before measures are typed: the size is drawn without a rider. */
  body?: Body | undefined
  chart: BicycleChart
  row: BicycleRow
  product: Product
  /** An element of the advisor: with enough room the drawing stands below the pictures beside it. */
  at: HTMLElement
}

const wide = '(min-width: 48em)'
/** Around the drawing, in its millimetres. */
const margin = 60

export function RiderFigure({ body, chart, row, product, at }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useI18n().texts.catalog
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const query = matchMedia(wide)
    const look = () => setPlace((query.matches && at.closest('.inspection')?.querySelector('.gallery')) || null)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [at])
  const saddleCm = saddleHeightCm(body ?? usualBody((row.heightFrom + row.heightTo) / 2))
  const frame = frameOf(row, chart.kind, saddleCm * 10)
  const pose = body && poseOf(frame, body)
  const top = (pose ? pose.head.y + 130 : Math.max(frame.saddle.y, frame.hand.y, frame.stem.y) + 40) + margin
  const left = frame.rear.x - frame.wheel - margin
  const width = frame.front.x + frame.wheel + margin - left
  const height = top - frame.ground + margin / 2
  const clearance = body ? clearanceOf(row, body) : null
  const size = sizeValue(row.size)
  const named = isOneSize(row.size) ? undefined : size
  const tag = (x: number, y: number) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((top - y) / height) * 100}%`,
  })
  const figure = (
    <figure className="size-advice-drawing">
      <div className="size-advice-figure relative">
        <RiderDrawing
          {...{ frame, pose }}
          view={{ left, top, width, height }}
          accent={colorInks[product.color?.toLowerCase() ?? ''] ?? '#2f7d4f'}
          label={body ? t.drawing(body.heightCm, size) : t.emptyDrawing(named)}
        />
        {body && pose && (
          <span className="size-advice-label" style={tag(pose.head.x + 150, pose.head.y + 70)}>
            <b className="num">{body.heightCm}</b> cm
          </span>
        )}
        {clearance !== null && clearance > 0 && (
          <span className="size-advice-label" style={tag(frame.headTop.x * 0.45, frame.seatTop.y + 60)}>
            <b className="num">{clearance}</b> {t.aboveTube}
          </span>
        )}
      </div>
      <figcaption className="ground-white muted">
        {body ? t.caption(size, saddleCm) : t.emptyCaption(named)} {!frame.isKnown && t.typicalFrame}
      </figcaption>
    </figure>
  )
  return place ? createPortal(figure, place) : figure
}
