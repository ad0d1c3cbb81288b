import type { WholeProduct } from '#shared/contract/catalog/catalog.ts'
import type { Point } from '#shared/domain/catalog/drawings/bicycle-geometry.ts'
import type { Tube } from '#shared/domain/catalog/drawings/frame-tubes.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { compareTexts } from './compare-texts.ts'
import { headDifference, labelHeights, type OverlaidFrame, viewOf } from './overlaid-frames.ts'
import './frame-overlay.css'

/** Distinguished by line style, not by colour alone; a covered frame shows between the dashes. */
const lines = [
  { stroke: '#0c4334', strokeWidth: 4.5 },
  { stroke: '#2f7fc4', strokeWidth: 3.5, strokeDasharray: '11 6', strokeLinecap: 'butt' },
  { stroke: '#8a5a34', strokeWidth: 3.5, strokeDasharray: '0.1 7' },
] as const
const lineOf = (at: number) => lines[at % lines.length]

/** Millimetres between two numbers beside the drawing. */
const apart = 92
const beside = 120

interface Props {
  frames: readonly OverlaidFrame[]
  products: readonly WholeProduct[]
}

/** The frames of a comparison over one bottom bracket, to one scale, with their differences below. */
export function FrameOverlay({ frames, products }: Props) {
  const t = compareTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const heads = frames.map(({ points }) => points.headTop)
  const labelX = Math.max(...heads.map(({ x }) => x)) + beside
  const labels = labelHeights(frames, apart)
  const view = viewOf(frames, Math.max(...labels))
  const at = ({ x, y }: Point) => `${Math.round(x - view.left)} ${Math.round(view.top - y)}`
  const middle = (tube: Tube) =>
    tube.length === 2
      ? `M${at(tube[0])}L${at(tube[1])}`
      : `M${at(tube[0])}C${at(tube[1])} ${at(tube[2])} ${at(tube[3])}`
  const sizes = frames.map(({ size }) => (size === undefined ? undefined : sizeValue(size)))
  const isOneSize = new Set(sizes).size === 1
  const typical = frames.flatMap(({ row }, i) => (row ? [] : [i + 1]))
  return (
    <figure>
      <div className="compare-drawing relative">
        <svg
          className="block full-width"
          viewBox={`0 0 ${Math.round(view.width)} ${Math.round(view.height)}`}
          role="img"
          aria-label={t.overlay.label(products.map(({ name }, i) => `${i + 1} ${name}`))}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {frames.map(({ slug, points, wheel }, i) => (
            <path
              key={slug}
              d={[points.rear, points.front].map((hub) => circle(at({ x: hub.x - wheel, y: hub.y }), wheel)).join('')}
              vectorEffect="non-scaling-stroke"
              {...lineOf(i)}
              strokeWidth="1.2"
              opacity=".6"
            />
          ))}
          {frames.map(({ slug, tubes }, i) => (
            <path key={slug} d={tubes.map(middle).join('')} vectorEffect="non-scaling-stroke" {...lineOf(i)} />
          ))}
          <path
            d={heads.map((head, i) => `M${at(head)}L${at({ x: labelX, y: labels[i] ?? 0 })}`).join('')}
            vectorEffect="non-scaling-stroke"
            stroke="#13221d"
          />
          {frames.map(({ slug, points }, i) => (
            <path
              key={slug}
              d={`M${at(points.headTop)}h0`}
              vectorEffect="non-scaling-stroke"
              stroke={lineOf(i)?.stroke}
              strokeWidth={14 - 4 * i}
            />
          ))}
        </svg>
        {frames.map(({ slug }, i) => (
          <b
            className="compare-number num"
            aria-hidden="true"
            key={slug}
            style={{
              left: `${((labelX - view.left) / view.width) * 100}%`,
              top: `${((view.top - (labels[i] ?? 0)) / view.height) * 100}%`,
            }}
          >
            {i + 1}
          </b>
        ))}
      </div>
      <figcaption>
        {isOneSize && sizes[0] !== undefined
          ? t.overlay.inSize(sizes[0])
          : t.overlay.inSizes(sizes.flatMap((size, i) => (size === undefined ? [] : [`${size} (${i + 1})`])))}
        {frames.slice(1).map((frame, i) => {
          const difference = headDifference(frame, frames[0] as OverlaidFrame)
          return difference && <span key={frame.slug}>{t.overlay.differs(i + 2, difference.up, difference.ahead)}</span>
        })}
        {typical.length > 0 && <span>{t.overlay.typical(typical, frames.length)}</span>}
      </figcaption>
    </figure>
  )
}

/** The line style of a product in the drawing, and its number. */
export function OverlayKey({ at }: { at: number }) {
  return (
    <span className="compare-key align-center spaced-8 above-12">
      <b className="compare-number num">{at + 1}</b>
      <svg viewBox="0 0 40 10" width="40" height="10" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d="M4 5H36" {...lineOf(at)} />
      </svg>
    </span>
  )
}

const circle = (from: string, radius: number) =>
  `M${from}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`
