import { useQuery } from '@tanstack/react-query'
import { ArrowRight, PackagePlus } from 'lucide-react'
import { countText, euro, momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { type Goods, type GoodsSummary, getGoods, listGoods } from '../goods/goods-calls.ts'
import { articleColumn } from './article-column.tsx'
import { GoodsForm } from './goods-form.tsx'
import { LabelLinks } from './label-links.tsx'
import '../../counter/admin/counter.css'
import './stock-room.css'

export default function GoodsDesk() {
  const { opened, open, close, replaceWith } = useAdminAddress()
  const list = useQuery({ ...readQuery(useApi(), listGoods), select: (rows) => ({ rows }) })
  const id = opened('arrivo')
  if (id === 'nuovo')
    return (
      <GoodsForm
        suppliers={[...new Set(list.data?.rows.map(({ supplier }) => supplier))]}
        onClose={close}
        onReceived={(goods) => replaceWith({ tab: 'prodotti', vista: 'arrivi', apri: `arrivo-${goods.id}` })}
      />
    )
  if (id) return <OneDelivery key={id} id={id} onClose={close} />
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main" onClick={() => open('arrivo-nuovo')}>
          <PackagePlus className="icon icon-s" aria-hidden="true" /> Nuova bolla
        </button>
      </div>
      <AdminList list={list} failure="Gli arrivi non si caricano." empty="Nessuna bolla ancora.">
        {(shown) => (
          <AdminTable
            {...shown}
            caption="Merce arrivata"
            rowKey="id"
            columns={[
              ...columns,
              actionColumn(({ id: one, reference }: GoodsSummary) => (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={`Vedi ${reference}`}
                  onClick={() => open(`arrivo-${one}`)}
                >
                  Vedi <ArrowRight className="icon icon-s" aria-hidden="true" />
                </button>
              )),
            ]}
          />
        )}
      </AdminList>
    </>
  )
}

const columns: Column<GoodsSummary>[] = [
  {
    label: 'Bolla',
    isBare: true,
    className: 'cell-wide',
    cell: ({ reference, supplier }) => (
      <>
        <b className="bold">{reference}</b>
        <br />
        <span className="small muted">{supplier}</span>
      </>
    ),
  },
  { label: 'Arrivata', cell: ({ createdAt }) => momentText(createdAt) },
  { label: 'Pezzi', isRight: true, className: 'num', cell: ({ pieces }) => countText(pieces) },
  { label: 'Costo, senza IVA', isRight: true, className: 'num', cell: ({ total }) => euro(total) },
]

function OneDelivery({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(readQuery(useApi(), getGoods, { params: { id } }))
  return (
    <Loaded query={query} failure="L’arrivo non si carica.">
      {({ supplier, reference, createdAt, lines, pieces, total }) => (
        <>
          <div className="box-body row row-between wraps spaced-12">
            <p>
              <b className="bold">
                {reference}, {supplier}
              </b>
              <br />
              <span className="small muted">
                {momentText(createdAt)}: {countText(pieces)} pezzi, {euro(total)} senza IVA
              </span>
            </p>
            <span className="row wraps spaced-8">
              <LabelLinks
                items={lines.map(({ productId, size, quantity }) => ({ productId, size: size ?? '', quantity }))}
              />
              <button type="button" className="btn btn-small" onClick={onClose}>
                Tutti gli arrivi
              </button>
            </span>
          </div>
          <AdminTable
            rows={lines.map((line, at) => ({ ...line, at }))}
            isBusy={false}
            caption="Righe della bolla"
            rowKey="at"
            columns={lineColumns}
          />
        </>
      )}
    </Loaded>
  )
}

const lineColumns: Column<Goods['lines'][number] & { at: number }>[] = [
  articleColumn,
  { label: 'Pezzi', isRight: true, className: 'num', cell: ({ quantity }) => countText(quantity) },
  { label: 'Costo', isRight: true, className: 'num', cell: ({ cost }) => (cost === null ? '–' : euro(cost)) },
  {
    label: 'Costava',
    isRight: true,
    className: 'num',
    cell: ({ costBefore }) => (costBefore === null ? '–' : euro(costBefore)),
  },
]
