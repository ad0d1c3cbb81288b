import { type SortOrder, sortOrders } from '#shared/domain/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  value: SortOrder | undefined
  label: string
  onSelect(sort: SortOrder | undefined): void
}

export function SortSelect({ value, label, onSelect }: Props) {
  const names = useTexts().catalog.sort
  return (
    <select
      className="in"
      aria-label={label}
      value={value ?? 'newest'}
      onChange={(event) => {
        const sort = sortOrders.find((one) => one === event.target.value)
        onSelect(sort === 'newest' ? undefined : sort)
      }}
    >
      {sortOrders.map((sort) => (
        <option key={sort} value={sort}>
          {names[sort]}
        </option>
      ))}
    </select>
  )
}
