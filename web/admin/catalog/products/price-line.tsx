import { useQuery } from '@tanstack/react-query'
import { getPriceHistory } from '#shared/contract/catalog/price-history.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { dayText, euro, shortDay } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import './price-line.css'

interface Props {
  id: number
  name: string
  /** The price that a reduction would make, where there is one. */
  reduced?: string | undefined
  comparison: string | null
}

const days = 60
const dayMs = 86_400_000
const [width, height, top, bottom, right] = [320, 132, 16, 24, 24] as const

/** The prices of the last 60 days as a line, with a text for screen readers. */
export function PriceLine({ id, name, reduced, comparison }: Props) {
  const { data } = useQuery(readQuery(useApi(), getPriceHistory, { params: { id: String(id) } }))
  if (!data) return <Skeleton className="tall-128" />
  const now = Date.parse(data.now)
  const from = now - days * dayMs
  const points = data.points.map(({ price, at }) => ({ cents: centsOf(price), at: Math.max(from, Date.parse(at)) }))
  const first = points[0]
  if (!first) return null
  const all = [...points.map(({ cents }) => cents), ...(reduced ? [centsOf(reduced)] : [])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = Math.max(1, high - low)
  const x = (at: number) => ((at - from) / (now - from)) * (width - right)
  const y = (cents: number) => top + 8 + ((high - cents) / span) * (height - top - bottom - 16)
  const steps = points.map(({ cents, at }, i) => `${i === 0 ? 'M' : 'H'}${x(at)}${i === 0 ? ' ' : 'V'}${y(cents)}`)
  const last = points.at(-1) ?? first
  const day = (at: number) => shortDay(new Date(at).toISOString().slice(0, 10))
  return (
    <figure className="reduction-line box full-width">
      <figcaption className="small bold">{name}, ultimi 60 giorni</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect
          className="reduction-window"
          x={x(now - 30 * dayMs)}
          y={top - 8}
          width={x(now) - x(now - 30 * dayMs)}
          height={height - top - bottom + 8}
        />
        <text x={x(now - 30 * dayMs) + 6} y={height - bottom - 8}>
          30 giorni prima
        </text>
        <path className="reduction-path" d={`${steps.join('')}H${x(now)}`} />
        {reduced && (
          <path className="reduction-step" d={`M${x(now)} ${y(last.cents)}V${y(centsOf(reduced))}H${width}`} />
        )}
        <line x1="0" x2={width} y1={height - bottom} y2={height - bottom} className="reduction-base" />
        <text x="0" y={height - 6}>
          {day(from)}
        </text>
        <text x={x(now)} y={height - 6} textAnchor="end">
          oggi
        </text>
      </svg>
      <ul className="sr-only">
        {data.points.map(({ price, at }) => (
          <li key={at}>
            dal {dayText(at)}: {euro(price)}
          </li>
        ))}
      </ul>
      {comparison && (
        <p className="small">
          Il confronto è <b className="bold nowrap">{euro(comparison)}</b>, il più basso dei 30 giorni prima.
        </p>
      )}
    </figure>
  )
}
