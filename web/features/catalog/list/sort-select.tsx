import { type SortOrder, sortOrders } from '#shared/domain/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  value: SortOrder | undefined
  label: string
  /** What the order is called while none is chosen and it is not the newest first. */
  unsorted?: string | undefined
  onSelect(sort: SortOrder | undefined): void
}

export function SortSelect({ value, label, unsorted, onSelect }: Props) {
  const names = useTexts().catalog.sort
  return (
    <select
      className="in"
      aria-label={label}
      value={value ?? (unsorted ? '' : 'newest')}
      onChange={(event) => {
        const sort = sortOrders.find((one) => one === event.target.value)
        onSelect(sort === 'newest' && !unsorted ? undefined : sort)
      }}
    >
      {unsorted && <option value="">{unsorted}</option>}
      {sortOrders.map((sort) => (
        <option key={sort} value={sort}>
          {names[sort]}
        </option>
      ))}
    </select>
  )
}
