import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { categories } from '#shared/domain/catalog.ts'
import { useApi } from '#web/api.ts'
import { AdminList } from '#web/features/admin/admin-list.tsx'
import { AdminPanel } from '#web/features/admin/admin-panel.tsx'
import { categoryNames } from '#web/features/admin/products/product-labels.ts'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { adminFactsQuery, adminShelvesQuery } from './admin-shelf-queries.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactTable } from './fact-table.tsx'
import { ShelfDialog } from './shelf-dialog.tsx'
import { ShelfTable } from './shelf-table.tsx'
import './shelf-panel.css'

/** Where articles stand in the shop, and what they say of themselves (rules 561, 562). */
export default function ShelfPanel() {
  const api = useApi()
  const { address, show, open, close, opened } = useAdminAddress()
  const category = address.categoria ?? 'biciclette'
  const isOfFacts = address.vista === 'dati'
  const all = useQuery(adminShelvesQuery(api)).data ?? []
  const shelves = useQuery({
    ...adminShelvesQuery(api),
    select: (rows) => ({ rows: rows.filter((row) => row.category === category) }),
  })
  const facts = useQuery({ ...adminFactsQuery(api), select: (rows) => ({ rows }) })
  const edited = all.find(({ slug }) => slug === opened('scaffale'))
  const editedFact = facts.data?.rows.find(({ key }) => key === opened('dato'))
  const tabs = [
    ...categories.map((id) => ({ id, label: categoryNames[id] })),
    { id: 'dati' as const, label: 'Dati degli articoli' },
  ]
  return (
    <>
      <AdminPanel
        id="shelf"
        title="Scaffali e dati"
        aside={
          <div className="row flex-wrap gap-2">
            <button type="button" className="btn btn-s" onClick={() => show({ categoria: address.categoria })}>
              <ArrowLeft className="i i-s" aria-hidden="true" /> Torna ai prodotti
            </button>
            <button
              type="button"
              className="btn btn-1 btn-s"
              onClick={() => open(isOfFacts ? 'nuovodato' : 'nuovoscaffale')}
            >
              <Plus className="i i-s" aria-hidden="true" /> {isOfFacts ? 'Aggiungi dato' : 'Aggiungi scaffale'}
            </button>
          </div>
        }
        tabs={{
          label: 'Scaffali per categoria, e dati',
          all: tabs,
          selected: isOfFacts ? 'dati' : category,
          onSelect: (id) =>
            show(
              id === 'dati' ? { vista: 'dati', categoria: address.categoria } : { vista: 'scaffali', categoria: id },
            ),
        }}
      >
        {isOfFacts ? (
          <AdminList list={facts} failure="I dati non si caricano." empty="Nessun dato: aggiungi il primo.">
            {(shown) => <FactTable {...shown} shelves={all} />}
          </AdminList>
        ) : (
          <AdminList
            list={shelves}
            failure="Gli scaffali non si caricano."
            empty="Nessuno scaffale: aggiungi il primo."
          >
            {(shown) => <ShelfTable {...shown} shelves={all} />}
          </AdminList>
        )}
      </AdminPanel>
      {(edited || address.apri === 'nuovoscaffale') && (
        <ShelfDialog
          key={edited?.slug}
          shelf={edited}
          category={edited?.category ?? category}
          shelves={all}
          onClose={close}
        />
      )}
      {(editedFact || address.apri === 'nuovodato') && (
        <FactDialog key={editedFact?.key} fact={editedFact} onClose={close} />
      )}
    </>
  )
}
