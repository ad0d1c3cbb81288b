import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro, toDecimal } from '#shared/domain/platform/money.ts'
import { pastStateText } from '#shared/domain/platform/states/past-order-states.ts'
import type { FormerShopReport } from './former-shop-calls.ts'
import type { FormerShopOrder } from './read-past-orders.ts'
import type { FormerShopPerson } from './read-people.ts'
import { faultText, type RowProblem } from './row-problems.ts'

export const emptyReport: FormerShopReport = {
  kind: null,
  source: null,
  rows: 0,
  added: 0,
  unchanged: 0,
  different: 0,
  skipped: 0,
  errorCount: 0,
  wrongRows: 0,
  errors: [],
  notes: [],
  examples: [],
  unusedColumns: [],
}

export function problemShown(
  { line, at, value, fault }: RowProblem,
  header: readonly string[],
  language: Language,
): FormerShopReport['errors'][number] {
  const column = at === undefined ? null : (header[at] ?? null)
  return { line, column, value: at === undefined ? null : value.slice(0, 80), ...faultText(fault, language) }
}

type Example = FormerShopReport['examples'][number]

export function personExample({ line, email, firstName, lastName, city }: FormerShopPerson): Example {
  return { line, title: `${firstName} ${lastName}`.trim(), detail: [email, city].filter(Boolean).join(', ') }
}

export function orderExample(order: FormerShopOrder, language: Language): Example {
  const { line, number, email, placedAt, state, currency, totalCents, lines } = order
  const total = currency === 'EUR' ? formatEuro(totalCents, language) : `${toDecimal(totalCents)} ${currency}`
  const [y, m, d] = romeDayOf(placedAt).split('-')
  const day = language === 'it' ? `${d}/${m}/${y}` : `${y}-${m}-${d}`
  const units = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  const detail = [day, email, pastStateText(state, language), total, units].filter(Boolean).join(' · ')
  return { line, title: number, detail: detail.slice(0, 300) }
}
