import { Archive, ArrowDown, ArrowUp, Merge, Pencil, Trash2 } from 'lucide-react'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminTable, actionColumn, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MissingEnglish } from './missing-english.tsx'
import { useShelfRow } from './use-shelf-row.tsx'

export function ShelfTable({ shelves, ...shown }: ShownRows<AdminShelf> & { shelves: readonly AdminShelf[] }) {
  const { open, show } = useAdminAddress()
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
            className="admin-link admin-state"
            aria-label={`${countText(articles)}: guarda gli articoli di ${name.it}`}
            onClick={() => show({ categoria: category, scaffale: slug })}
          >
            {countText(articles)}
          </button>
        ),
    },
    { label: 'Dati', isRight: true, cell: ({ facts }) => countText(facts.length) },
    actionColumn((shelf) => (
      <span className="row admin-actions">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Sposta su ${shelf.name.it}`}
          aria-disabled={!row.canMove(shelf, -1)}
          onClick={() => row.canMove(shelf, -1) && row.move(shelf, -1)}
        >
          <ArrowUp className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Sposta giù ${shelf.name.it}`}
          aria-disabled={!row.canMove(shelf, 1)}
          onClick={() => row.canMove(shelf, 1) && row.move(shelf, 1)}
        >
          <ArrowDown className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Modifica ${shelf.name.it}`}
          onClick={() => open(`scaffale-${shelf.slug}`)}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Unisci ${shelf.name.it} a un altro`}
          onClick={() => row.askMerge(shelf)}
        >
          <Merge className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon error-text"
          aria-label={`Elimina ${shelf.name.it}`}
          onClick={() => row.askDelete(shelf)}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </span>
    )),
  ]
  return (
    <>
      <AdminTable {...shown} caption="Scaffali" className="product-table" rowKey="slug" columns={columns} />
      {row.dialog}
    </>
  )
}
