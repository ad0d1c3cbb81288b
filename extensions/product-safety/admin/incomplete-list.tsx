import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { pageSize, readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { type IncompleteProduct, listIncomplete, type MissingPart } from '../incomplete-calls.ts'
import { BrandMakers } from './brand-makers.tsx'
import { FillProducts } from './fill-products.tsx'

const filters: Readonly<Record<string, MissingPart | undefined>> = {
  '': undefined,
  produttore: 'maker',
  responsabile: 'euContact',
  composizione: 'fibres',
  batteria: 'battery',
}
const names: Record<MissingPart, string> = {
  maker: 'Produttore',
  euContact: 'Responsabile nell’Unione',
  fibres: 'Composizione',
  battery: 'Batteria',
}

/** Products on sale that lack what the law asks of them, to be filled a brand or many at a time. */
export default function IncompleteList() {
  const { address, set, open } = useAdminAddress()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const filter = address.stato !== undefined && address.stato in filters ? address.stato : ''
  const missing = filters[filter]
  const page = address.pagina ?? 1
  const query = { ...(missing && { missing }), limit: String(pageSize), offset: String((page - 1) * pageSize) }
  const found = useQuery(readQuery(useApi(), listIncomplete, { query }))
  const { data } = found
  const rows = data?.products ?? []
  const list = { ...found, data: data && { rows, total: data.total } }
  const shown = rows.filter(({ id }) => chosen.includes(id))
  const choose = (ids: readonly number[], isOn: boolean) =>
    setChosen((before) => [...before.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
  const article: Column<IncompleteProduct> = {
    label: 'Articolo',
    isBare: true,
    className: 'cell-wide',
    cell: ({ id, name, brand }) => (
      <label className="check">
        <input type="checkbox" checked={chosen.includes(id)} onChange={({ target }) => choose([id], target.checked)} />
        <span>
          <b className="bold">{name}</b>
          {brand && <span className="small muted block">{brand}</span>}
        </span>
      </label>
    ),
  }
  return (
    <>
      <div className="box-body stack">
        <p className="small">{ruleText(data?.rule, data?.existingUntil)}</p>
        <ListFilter
          names={filterNames(data?.counts)}
          value={filter}
          onChoose={(stato) => {
            setChosen([])
            set({ stato: stato || undefined })
          }}
        />
      </div>
      {(missing === undefined || missing === 'maker') && <BrandMakers brands={data?.brands ?? []} />}
      {rows.length > 0 && (
        <FillProducts products={shown} missing={missing} onDone={() => setChosen([])}>
          <label className="check">
            <input
              type="checkbox"
              checked={shown.length === rows.length}
              onChange={({ target }) =>
                choose(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            Tutti di questa pagina
          </label>
        </FillProducts>
      )}
      <AdminList
        list={list}
        failure="L’elenco non si carica."
        empty="Non manca niente: ogni articolo in vendita dice quello che deve."
      >
        {(all) => (
          <AdminTable
            {...all}
            caption="Articoli da completare"
            rowKey="id"
            isMarked={({ id }) => chosen.includes(id)}
            columns={[
              article,
              ...columns,
              actionColumn(({ id, name }: IncompleteProduct) => (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={`Apri ${name}`}
                  onClick={() => open(`prodotto-${id}`)}
                >
                  Apri
                </button>
              )),
            ]}
          />
        )}
      </AdminList>
    </>
  )
}

function filterNames(counts: Partial<Record<MissingPart, number>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, part]) => [name, part ? `${names[part]} (${counts[part] ?? 0})` : 'Tutto']),
  )
}

function ruleText(rule: 'at_once' | 'in_time' | 'never' | undefined, until: string | null | undefined): string {
  if (rule === 'at_once')
    return `Un articolo nuovo va in vendita solo col suo produttore. Quelli di prima hanno tempo fino al ${calendarDay(until ?? '')}; poi si salvano solo spenti.`
  if (rule === 'in_time') return 'Ogni articolo ha 90 giorni per dire il suo produttore; poi si salva solo spento.'
  return 'Qui niente si blocca: è l’elenco di quello che la legge chiede di scrivere nelle pagine.'
}

const columns: Column<IncompleteProduct>[] = [
  { label: 'Manca', cell: ({ missing }) => missing.map((part) => names[part]).join(', ') },
  { label: 'Entro il', cell: ({ until }) => (until ? calendarDay(until) : '') },
]
