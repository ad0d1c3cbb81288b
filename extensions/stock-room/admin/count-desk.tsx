import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { momentText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type CountSummary, deleteCount, getCount, listCounts, openCount } from '../counts/stock-count-calls.ts'
import { BookedCount } from './booked-count.tsx'
import { CountSheet } from './count-sheet.tsx'
import '../../counter/admin/counter.css'
import './stock-room.css'

export default function CountDesk() {
  const { opened, close } = useAdminAddress()
  const id = opened('conta')
  return id ? <OneCount key={id} id={id} onClose={close} /> : <Counts />
}

function OneCount({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(readQuery(useApi(), getCount, { params: { id } }))
  return (
    <Loaded query={query} failure="La conta non si carica.">
      {(count) =>
        count.bookedAt ? (
          <BookedCount count={count} onClose={onClose} />
        ) : (
          <CountSheet count={count} onClose={onClose} />
        )
      }
    </Loaded>
  )
}

function Counts() {
  const { open } = useAdminAddress()
  const remove = useAct({
    call: (api, { id }: CountSummary) => api(deleteCount, { params: { id } }),
    said: 'Conta buttata via: il magazzino è come prima',
    failed: 'La conta c’è ancora. Riprova.',
  })
  const question = useQuestion<CountSummary>({
    title: ({ shelf }) => `Butti via la conta «${nameOf(shelf)}»?`,
    confirmLabel: 'Butta via la conta',
    text: ({ products }) =>
      `${some(products, 'articolo contato si perde', 'articoli contati si perdono')}; il magazzino resta com’è.`,
    act: remove,
  })
  const list = useQuery({ ...readQuery(useApi(), listCounts), select: (rows) => ({ rows }) })
  return (
    <>
      <NewCount onOpened={(id) => open(`conta-${id}`)} />
      <AdminList
        list={list}
        failure="Le conte non si caricano."
        empty="Nessuna conta. Comincia da uno scaffale: puoi fermarti e riprendere quando vuoi."
      >
        {(shown) => (
          <AdminTable
            {...shown}
            caption="Conte"
            rowKey="id"
            columns={[
              ...columns,
              actionColumn((count: CountSummary) => (
                <CountActions
                  {...{ count }}
                  onOpen={() => open(`conta-${count.id}`)}
                  onRemove={() => question.ask(count)}
                />
              )),
            ]}
          />
        )}
      </AdminList>
      {question.dialog}
    </>
  )
}

interface ActionsProps {
  count: CountSummary
  onOpen(): void
  onRemove(): void
}

function CountActions({ count: { shelf, bookedAt }, onOpen, onRemove }: ActionsProps) {
  return (
    <span className="row admin-actions">
      {!bookedAt && (
        <button
          type="button"
          className="btn btn-icon error-text"
          aria-label={`Butta via ${nameOf(shelf)}`}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="btn btn-small"
        aria-label={`${bookedAt ? 'Vedi' : 'Riprendi'} ${nameOf(shelf)}`}
        onClick={onOpen}
      >
        {bookedAt ? 'Vedi' : 'Riprendi'} <ArrowRight className="icon icon-s" aria-hidden="true" />
      </button>
    </span>
  )
}

const nameOf = (shelf: string | null) => shelf ?? 'Senza nome'

function NewCount({ onOpened }: { onOpened(id: string): void }) {
  const [shelf, setShelf] = useState('')
  const begin = useAct({
    call: (api) => api(openCount, { body: { shelf } }),
    failed: 'La conta non è cominciata. Controlla la rete e riprova.',
    onDone: ({ id }) => onOpened(id),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin.send()
  }
  return (
    <form method="dialog" className="box-body row wraps stock-start" onSubmit={submit}>
      <TextField
        label="Che cosa conti"
        placeholder="Cassetto B2, parete caschi"
        optional
        maxLength={60}
        autoComplete="off"
        value={shelf}
        onChange={({ target }) => setShelf(target.value)}
      />
      <SubmitButton isSending={begin.busy}>Comincia a contare</SubmitButton>
    </form>
  )
}

const columns: Column<CountSummary>[] = [
  { label: 'Che cosa', isBare: true, cell: ({ shelf }) => <b className="bold">{nameOf(shelf)}</b> },
  { label: 'Cominciata', cell: ({ createdAt }) => momentText(createdAt) },
  { label: 'Contati', isRight: true, cell: ({ products }) => some(products, 'articolo', 'articoli') },
  { label: 'Differenze', isRight: true, className: 'num', cell: ({ differences }) => differences },
  { label: 'Salvata', cell: ({ bookedAt }) => (bookedAt ? momentText(bookedAt) : 'non ancora') },
]
