import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { Field } from '#web/ui/form/field.tsx'

/** By item, unit by unit. */
type Serials = Readonly<Record<number, readonly string[]>>

export const serialsOf = ({ items }: AdminOrder): Serials =>
  Object.fromEntries(items.map(({ line, serialNumbers = [] }) => [line, serialNumbers]))

/** @param lines the items that leave */
export const serialsBody = (serials: Serials, lines: readonly number[]) => ({
  serialNumbers: lines.flatMap((line) => {
    const numbers = (serials[line] ?? []).map((number) => number.trim())
    return numbers.length > 0 ? [{ line, numbers }] : []
  }),
})

interface Props {
  order: AdminOrder
  lines: readonly number[]
  serials: Serials
  onChange(serials: Serials): void
}

/** One field for each bicycle that leaves. */
export function SerialNumbers({ order: { items }, lines, serials, onChange }: Props) {
  return items
    .filter(({ line }) => lines.includes(line))
    .flatMap(({ line, name }) =>
      (serials[line] ?? []).map((number, unit, all) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place
          key={`${line} ${unit}`}
          label={`Numero di telaio: ${name}${all.length > 1 ? `, ${unit + 1} di ${all.length}` : ''}`}
          optional
          hint={unit === 0 && 'Il cliente lo trova nel suo account, con la garanzia.'}
        >
          <input
            value={number}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target: { value } }) =>
              onChange({ ...serials, [line]: all.map((one, i) => (i === unit ? value : one)) })
            }
          />
        </Field>
      )),
    )
}
