import { Archive } from 'lucide-react'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MissingEnglish } from './missing-english.tsx'
import { useShelfRow } from './use-shelf-row.tsx'

export function ShelfTable({ shelves, ...shown }: ShownRows<AdminShelf> & { shelves: readonly AdminShelf[] }) {
  const { show } = useAdminAddress()
  const row = useShelfRow(shelves)
  const columns: Column<AdminShelf>[] = [
    {
      label: 'Scaffale',
      isBare: true,
      cell: (shelf) => (
        <div className={shelf.parent ? 'admin-below' : undefined}>
          <b className="bold">{shelf.name.it}</b> <span className="muted">{shelf.name.en}</span>
          <br />
          <span className="small muted">{shelf.path}</span>
          <span className="row wraps spaced-8">
            {shelf.isRest && <Badge icon={Archive}>Raccoglie il resto</Badge>}
            <MissingEnglish when={shelf.text.it !== '' && shelf.text.en === ''} />
          </span>
        </div>
      ),
    },
    {
      label: 'Articoli',
      isRight: true,
      cell: ({ articles, slug, category, name }) =>
        articles === 0 ? (
          '0'
        ) : (
          <button
            type="button"
            className="admin-link admin-state as-target"
            aria-label={`${countText(articles)}: guarda gli articoli di ${name.it}`}
            onClick={() => show({ categoria: category, scaffale: slug })}
          >
            {countText(articles)}
          </button>
        ),
    },
    { label: 'Dati', isRight: true, cell: ({ facts }) => countText(facts.length) },
    row.column,
  ]
  return (
    <>
      <AdminTable {...shown} caption="Scaffali" className="product-table" rowKey="slug" columns={columns} />
      {row.dialogs}
    </>
  )
}
