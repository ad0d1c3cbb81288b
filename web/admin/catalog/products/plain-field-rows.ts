import type { PlainField } from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type TextLook, text } from '#web/ui/form/field-rows.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'

export const isBicycle = ({ category }: { category?: string }) => isBicycleCategory(category ?? '')
export const comma = (decimal: string) => decimal.replace('.', ',')
const isDecimal = ({ kind }: { kind: string }) => kind === 'kilograms' || kind === 'money'

export function amountOf(typed: string): string {
  const hundredths = readAmount(typed)
  if (hundredths === undefined) throw new Error('an amount that cannot be read was not refused')
  return toDecimal(hundredths)
}

const more: Partial<Record<PlainField, { inputMode?: 'numeric'; list?: string }>> = {
  gtin: { inputMode: 'numeric' },
  brand: { list: 'known-brands' },
  color: { list: 'known-colors' },
}

/** The row of a plain field, as the table of product fields describes it. */
export function plainRow(field: PlainField, look?: Partial<TextLook>) {
  const row = productFields[field]
  const rule = 'limits' in row ? row.limits : 'check' in row ? row.check : undefined
  return text<string | number | null, string | null>(
    {
      read: (stored) => (isDecimal(row) ? comma(String(stored ?? '')) : String(stored ?? '')),
      write: (typed) => (typed.trim() === '' ? null : isDecimal(row) ? amountOf(typed) : typed.trim()),
    },
    {
      label: row.kind === 'kilograms' ? `${row.label} in kg` : row.label,
      short: row.label,
      hint: 'hint' in row ? row.hint : undefined,
      optional: row.kind !== 'money',
      maxLength: 'longest' in row ? row.longest : undefined,
      inputMode: isDecimal(row) ? 'decimal' : row.kind === 'whole' ? 'numeric' : undefined,
      problem: (typed) => (isPlainRight(row, typed.trim()) ? undefined : rule?.message),
      ...('isOfBicycles' in row && { when: isBicycle }),
      ...more[field],
      ...look,
    },
  )
}

function isPlainRight(row: (typeof productFields)[PlainField], typed: string): boolean {
  if (typed === '') return true
  if (row.kind === 'text') return !('check' in row) || row.check.passes(typed)
  const number = isDecimal(row) ? readAmount(typed) : /^\d+$/.test(typed) ? Number(typed) : undefined
  return number !== undefined && number >= row.limits.from && number <= row.limits.to
}
