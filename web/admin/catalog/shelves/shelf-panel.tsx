import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { type ShelfView, shelfViews } from '#web/admin/admin-address.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { pageSize } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { WordLists } from '#web/admin/catalog/search-words/word-lists.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { adminFactsQuery, adminShelvesQuery } from './admin-shelf-queries.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactTable } from './fact-table.tsx'
import { ShelfDialog } from './shelf-dialog.tsx'
import { ShelfTable } from './shelf-table.tsx'
import './shelf-panel.css'

const additions: Record<ShelfView, { dialog: string; label: string }> = {
  scaffali: { dialog: 'nuovoscaffale', label: 'Aggiungi scaffale' },
  dati: { dialog: 'nuovodato', label: 'Aggiungi dato' },
  parole: { dialog: 'nuovaparola', label: 'Aggiungi parola' },
}

const notes: Record<ShelfView, string> = {
  scaffali: 'Le sottocategorie del menu, nell’ordine in cui si vedono.',
  dati: 'Quello che si scrive di un articolo, per esempio il passo di una catena: fa la scheda tecnica e i filtri.',
  parole: 'Come chiamano le cose i clienti, e che cosa hanno cercato senza trovarlo.',
}

/** Shelves, facts and search words. */
export default function ShelfPanel() {
  const api = useApi()
  const { address, show, open, close, opened } = useAdminAddress()
  const category = address.categoria ?? 'biciclette'
  const view = shelfViews.find((one) => one === address.vista) ?? 'scaffali'
  const all = useQuery(adminShelvesQuery(api)).data ?? []
  const shelves = useQuery({
    ...adminShelvesQuery(api),
    select: (rows) => ({ rows: rows.filter((row) => row.category === category) }),
  })
  const facts = useQuery(adminFactsQuery(api))
  const words = foldText(address.cerca ?? '')
  const wanted = facts.data?.filter(({ label }) => foldText(`${label.it} ${label.en}`).includes(words))
  const from = ((address.pagina ?? 1) - 1) * pageSize
  const edited = all.find(({ slug }) => slug === opened('scaffale'))
  const editedFact = facts.data?.find(({ key }) => key === opened('dato'))
  const tabs = [
    ...categories.map((id) => ({ id, label: categoryNames[id] })),
    { id: 'dati' as const, label: 'Caratteristiche' },
    { id: 'parole' as const, label: 'Sinonimi' },
  ]
  return (
    <>
      <AdminPanel
        id="shelf"
        title="Scaffali e dati"
        note={notes[view]}
        aside={
          <div className="row wraps spaced-8">
            <button type="button" className="btn btn-small" onClick={() => show({ categoria: address.categoria })}>
              <ArrowLeft className="icon icon-s" aria-hidden="true" /> Torna ai prodotti
            </button>
            <button type="button" className="btn btn-main btn-small" onClick={() => open(additions[view].dialog)}>
              <Plus className="icon icon-s" aria-hidden="true" /> {additions[view].label}
            </button>
          </div>
        }
        search={view === 'dati' ? { label: 'Cerca tra i dati', placeholder: 'Nome del dato' } : undefined}
        tabs={{
          label: 'Scaffali per categoria, dati e parole',
          all: tabs,
          selected: view === 'scaffali' ? category : view,
          onSelect: (id) =>
            show(
              id === 'dati' || id === 'parole'
                ? { vista: id, categoria: address.categoria }
                : { vista: 'scaffali', categoria: id },
            ),
        }}
      >
        {view === 'parole' ? (
          <WordLists />
        ) : view === 'dati' ? (
          <AdminList
            list={{ ...facts, data: wanted && { rows: wanted.slice(from, from + pageSize), total: wanted.length } }}
            failure="I dati non si caricano."
            empty={words ? 'Nessun dato si chiama così.' : 'Nessun dato: aggiungi il primo.'}
          >
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
