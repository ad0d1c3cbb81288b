import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { shortDay, some, weekdayText } from '#web/admin/admin-format.ts'
import type { Bar, Span } from './takings-periods.ts'

interface Props {
  bars: readonly Bar[]
  selected: Span
  onSelect(span: Span): void
}

const nameOf = ({ from, to }: Span) =>
  from === to ? weekdayText(new Date(`${from}T12:00:00Z`)) : `dal ${shortDay(from)} al ${shortDay(to)}`

/** A button for each day or week; the arrows go from one to the next. */
export function TakingsBars({ bars, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const highest = Math.max(...bars.map(({ cents }) => cents), 1)
  const isIn = ({ from, to }: Bar) => from >= selected.from && to <= selected.to
  const isPart = !bars.every(isIn)
  const first = bars.findIndex(isIn)
  const latest = bars.at(-1)?.to
  // The last days are those that are asked for.
  useEffect(() => {
    if (latest && list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [latest])
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = step && all[all.indexOf(document.activeElement as HTMLButtonElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chart of buttons is no part of a form
    <div className="takings-bars" role="group" aria-label="Incassi per giorno" ref={list} onKeyDown={move}>
      {bars.map((bar, i) => (
        <button
          key={bar.from}
          type="button"
          tabIndex={i === Math.max(0, first) ? 0 : -1}
          aria-pressed={isPart && isIn(bar)}
          aria-label={`${nameOf(bar)}: ${formatEuro(bar.cents, 'it')}, ${some(bar.orders, 'ordine', 'ordini')}`}
          title={`${nameOf(bar)}: ${formatEuro(bar.cents, 'it')}`}
          onClick={() => onSelect(bar)}
        >
          <span style={{ blockSize: `${Math.max(0, (bar.cents / highest) * 100)}%` }} />
        </button>
      ))}
    </div>
  )
}
