import { useQuery } from '@tanstack/react-query'
import { Eye, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type StoredPriceChange, undoPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import {
  listPriceEvents,
  type PriceEvent,
  type PriceEventSubject,
} from '#shared/contract/pricing/admin-price-events.ts'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { doerName, eventDoor, eventStep, eventTitle, lastingText, stepName } from './price-event-words.ts'

interface Props {
  subject: PriceEventSubject | undefined
  caption: string
  empty: ReactNode
  /** The newest ones only. */
  isBrief?: boolean
}

const briefRows = 5

/** What changed prices, with the undo of many at once and the way to the thing. */
export function PriceEventList({ subject, caption, empty, isBrief }: Props) {
  const api = useApi()
  const { address, show } = useAdminAddress()
  const page = isBrief ? 1 : (address.pagina ?? 1)
  const list = useQuery({
    ...listPageQuery(api, listPriceEvents, { subject }, page),
    ...shownFresh,
    select: (all) => (isBrief ? { rows: all.rows.slice(0, briefRows) } : all),
  })
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const goodsText = ({ kind, target, shelf, brand }: StoredPriceChange) =>
    kind === 'written'
      ? ''
      : target === 'brand'
        ? `Marca ${brand}`
        : target === 'shelf'
          ? `Scaffale ${shelves.find(({ slug }) => slug === shelf)?.name.it ?? shelf}`
          : 'Articoli scelti'
  const undo = useAct({
    call: (api, { id }: PriceEvent) => api(undoPriceChange, { params: { id } }),
    said: ({ kept }) => ['Prezzi rimessi com’erano', kept > 0 ? keptText(kept) : undefined],
  })
  const nameOf = (row: PriceEvent) =>
    [eventTitle(row) || stepName(row), row.change && (goodsText(row.change) || row.example?.name)]
      .filter(Boolean)
      .join(', ')
  const actions = useRowActions<PriceEvent>(
    nameOf,
    [
      {
        icon: Undo2,
        label: (row) => `Annulla ${nameOf(row)}, del ${momentText(row.at)}`,
        text: 'Annulla',
        when: isUndoable,
        ask: {
          title: 'Rimettere i prezzi com’erano?',
          confirmLabel: 'Rimetti i prezzi',
          act: undo,
          text: ({ articles }) => (
            <p>
              {some(articles ?? 0, 'articolo torna', 'articoli tornano')} al prezzo di prima. Chi nel frattempo ha avuto
              un altro prezzo, o è in ribasso, tiene quello di adesso.
            </p>
          ),
        },
      },
      {
        icon: Eye,
        label: (row) => `Apri ${nameOf(row)}, ${stepName(row).toLowerCase()}`,
        text: 'Apri',
        when: (row) => eventDoor(row) !== undefined && !(isBrief && isUndoable(row)),
        run: (row) => show(eventDoor(row) ?? {}),
      },
    ],
    isBrief ? undefined : 'cell-row',
  )
  const columns: Column<PriceEvent>[] = [
    {
      label: 'Che cosa',
      isBare: true,
      cell: (row) => (
        <>
          <b className="bold">{eventTitle(row) || stepName(row)}</b>
          <p className="small muted">{row.change ? goodsText(row.change) : eventTitle(row) && stepName(row)}</p>
          <Step of={row} isBrief={isBrief} />
        </>
      ),
    },
    ...(isBrief ? [briefly] : fully),
    actions.column,
  ]
  return (
    <>
      <AdminList list={list} failure="La storia dei prezzi non si carica." empty={empty}>
        {(shown) => (
          <AdminTable
            {...shown}
            caption={caption}
            className={isBrief ? 'line-table' : 'product-table'}
            rowKey="key"
            columns={columns}
          />
        )}
      </AdminList>
      {actions.question}
    </>
  )
}

const isUndoable = ({ change }: PriceEvent) => change !== null && change.undoneAt === null

const briefly: Column<PriceEvent> = {
  label: 'Quando',
  cell: (row) => (
    <>
      {momentText(row.at)}
      <br />
      {doerName(row)}
    </>
  ),
}

const fully: Column<PriceEvent>[] = [
  { label: 'Quando', cell: ({ at }) => momentText(at) },
  { label: 'Chi', cell: doerName },
  { label: 'Articoli', isRight: true, cell: ({ articles }) => (articles === null ? '–' : countText(articles)) },
]

/** «Copertone Corsa: 54,90 € → 57,10 € e 13 altri articoli»; of an undone change, that it was. */
function Step({ of, isBrief }: { of: PriceEvent; isBrief: boolean | undefined }) {
  const step = eventStep(of)
  const lasting = !isBrief && lastingText(of)
  const { undoneAt = null, kept = 0 } = of.change ?? {}
  if (undoneAt)
    return (
      <p className="small muted">
        Annullato il {momentText(undoneAt)}
        {kept > 0 && `, ${keptText(kept)}`}
      </p>
    )
  return (
    <>
      {step && (
        <p className="small">
          {step.of}:{' '}
          <span className="nowrap">
            <s className="muted">
              <span className="sr-only">prima </span>
              {step.before}
            </s>{' '}
            <span aria-hidden="true">→</span>{' '}
            <b className="bold">
              <span className="sr-only">adesso </span>
              {step.after}
            </b>
          </span>{' '}
          <span className="muted">{step.rest}</span>
        </p>
      )}
      {lasting && <p className="small muted">{lasting}</p>}
    </>
  )
}

const keptText = (kept: number) =>
  kept === 1
    ? '1 ha tenuto il prezzo che ha avuto dopo'
    : `${countText(kept)} hanno tenuto il prezzo che hanno avuto dopo`
