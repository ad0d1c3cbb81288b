import { type SortOrder, shelfOrders, sortOrders } from '#shared/domain/platform/goods/categories.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  value: SortOrder | undefined
  label: string
  /** A search starts with the best match, other lists with the newest. */
  isSearch?: boolean
  onSelect(sort: SortOrder | undefined): void
}

export function SortSelect({ value, label, isSearch = false, onSelect }: Props) {
  const names = useTexts().catalog.sort
  const orders = isSearch ? sortOrders : shelfOrders
  const [first] = orders
  return (
    <select
      className="input"
      aria-label={label}
      value={orders.find((one) => one === value) ?? first}
      onChange={(event) => {
        const sort = orders.find((one) => one === event.target.value)
        onSelect(sort === first ? undefined : sort)
      }}
    >
      {orders.map((sort) => (
        <option key={sort} value={sort}>
          {names[sort]}
        </option>
      ))}
    </select>
  )
}
