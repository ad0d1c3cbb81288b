import type { Sales } from '#shared/contract/site/admin-stats.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { countText, euro, shortDay } from '#web/admin/admin-format.ts'
import { spansOf, spanText } from './sales-spans.ts'

interface Props {
  days: Sales['days']
  /** The period in words: «30 giorni». */
  words: string
}

/** Bars of days, or of weeks for a long period; the last one contains today and is emphasised. */
export function SalesBars({ days, words }: Props) {
  const spans = spansOf(days)
  const isWeekly = spans.length < days.length
  const bars = spans.map((span) => ({
    label: shortDay(span.from),
    euros: centsOf(span.total) / 100,
    title: `${spanText(span)}: ${euro(span.total)}`,
  }))
  const { max, step } = scaleOf(Math.max(...bars.map((bar) => bar.euros), 0))
  const slot = 100 / Math.max(1, bars.length)
  const heightOf = (euros: number) => (euros / max) * 100
  const marks = Array.from({ length: Math.round(max / step) + 1 }, (_, i) => i * step)
  const labelEvery = Math.max(1, Math.round(bars.length / 4.2))
  const today = days.at(-1)
  return (
    <div className="chart">
      <svg
        role="img"
        aria-label={`Vendite degli ultimi ${words}, una barra per ${isWeekly ? 'settimana' : 'giorno'}, in euro. Oggi ${euro(today?.total ?? '0')}.`}
      >
        {marks.map((mark) => {
          const y = `${100 - heightOf(mark)}%`
          return (
            <g key={mark}>
              <line x2="100%" y1={y} y2={y} stroke="var(--line)" />
              <text x="-8" y={y} dy="4" textAnchor="end">
                {countText(mark)}
              </text>
            </g>
          )
        })}
        {bars.map(({ label, euros, title }, i) => {
          const isLast = i === bars.length - 1
          return (
            <g key={label}>
              <rect
                x={`${(i + 0.14) * slot}%`}
                y={`${100 - heightOf(euros)}%`}
                width={`${slot * 0.72}%`}
                height={`${heightOf(euros)}%`}
                fill={isLast ? 'var(--vermilion)' : 'var(--green)'}
              >
                <title>{title}</title>
              </rect>
              {isLast ? (
                <text x="100%" y="100%" dy="22" textAnchor="end">
                  oggi
                </text>
              ) : (
                i % labelEvery === 0 &&
                i < bars.length - labelEvery / 2 && (
                  <text x={`${(i + 0.5) * slot}%`} y="100%" dy="22" textAnchor="middle">
                    {label}
                  </text>
                )
              )}
            </g>
          )
        })}
        <line x2="100%" y1="100%" y2="100%" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
    </div>
  )
}

function scaleOf(highest: number): { max: number; step: number } {
  if (highest === 0) return { max: 100, step: 50 }
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [0.2, 0.25, 0.5, 1, 2, 2.5, 5].map((part) => part * power).find((one) => highest / one <= 4) ?? power
  return { max: Math.ceil(highest / step) * step, step }
}
