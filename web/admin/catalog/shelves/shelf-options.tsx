import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'

interface Props {
  shelves: readonly AdminShelf[]
  category: string
}

/** The shelves of one category as options of a select, those below a shelf in its group. */
export function ShelfOptions({ shelves, category }: Props) {
  const own = shelves.filter((shelf) => shelf.category === category)
  return own
    .filter(({ parent }) => parent === null)
    .map((top) => {
      const below = own.filter(({ parent }) => parent === top.slug)
      const option = <Option key={top.slug} shelf={top} />
      if (below.length === 0) return option
      return (
        <optgroup key={top.slug} label={top.name.it}>
          {option}
          {below.map((shelf) => (
            <Option key={shelf.slug} shelf={shelf} />
          ))}
        </optgroup>
      )
    })
}

function Option({ shelf }: { shelf: AdminShelf }) {
  return <option value={shelf.slug}>{shelf.name.it}</option>
}
