import type { Sales } from '#shared/contract/site/admin-stats.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { shortDay } from '#web/admin/admin-format.ts'

interface SalesSpan {
  from: string
  to: string
  total: string
}

const longPeriod = 60
const daysOfWeek = 7

/** Days as they are; of a long period the weeks that end today, the oldest of which may be cut short. */
export function spansOf(days: Sales['days']): SalesSpan[] {
  const size = days.length > longPeriod ? daysOfWeek : 1
  const spans: SalesSpan[] = []
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end)
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) continue
    const cents = some.reduce((sum, { total }) => sum + centsOf(total), 0)
    spans.unshift({ from: first.day, to: last.day, total: toDecimal(cents) })
  }
  return spans
}

/** «20 nov», or «dal 14 nov al 20 nov». */
export function spanText({ from, to }: SalesSpan): string {
  return from === to ? shortDay(from) : `dal ${shortDay(from)} al ${shortDay(to)}`
}
