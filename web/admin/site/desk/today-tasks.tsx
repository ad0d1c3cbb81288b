import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { AdminTasks } from '#shared/contract/site/admin-stats.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { countText, weekdayText } from '#web/admin/admin-format.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { tasksQuery } from '#web/admin/tasks-query.ts'
import { showWork, workId } from '#web/admin/work-in-view.ts'
import { useApi } from '#web/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { imagesId } from './image-protection.tsx'
import { SalesBrief } from './sales-brief.tsx'

interface Task {
  name: keyof AdminTasks
  one: string
  many: string
  to: AdminAddress
  hash?: string
}

const tasks: readonly Task[] = [
  {
    name: 'toConfirm',
    one: 'bonifico da verificare',
    many: 'bonifici da verificare',
    to: { tab: 'ordini', stato: 'to_confirm' },
  },
  { name: 'toShip', one: 'ordine da spedire', many: 'ordini da spedire', to: { tab: 'ordini', stato: 'to_ship' } },
  {
    name: 'lateOrders',
    one: 'ordine in ritardo',
    many: 'ordini in ritardo',
    to: { tab: 'ordini', stato: 'late' },
  },
  {
    name: 'toRefund',
    one: 'bonifico da rimborsare',
    many: 'bonifici da rimborsare',
    to: { tab: 'ordini', stato: 'to_refund' },
  },
  {
    name: 'pendingReviews',
    one: 'recensione in attesa',
    many: 'recensioni in attesa',
    to: { tab: 'recensioni', stato: 'attesa' },
  },
  { name: 'lowStock', one: 'prodotto sotto scorta', many: 'prodotti sotto scorta', to: { stato: 'scorta' } },
  {
    name: 'usedToComplete',
    one: 'usata da completare per la vendita online',
    many: 'usate da completare per la vendita online',
    to: { categoria: 'bici-usate' },
  },
  {
    name: 'openWithdrawals',
    one: 'recesso senza reso',
    many: 'recessi senza reso',
    to: { tab: 'ordini', vista: 'resi' },
  },
  { name: 'openReturns', one: 'reso da gestire', many: 'resi da gestire', to: { tab: 'ordini', vista: 'resi' } },
  {
    name: 'paymentsToCheck',
    one: 'pagamento da controllare',
    many: 'pagamenti da controllare',
    to: { tab: 'ordini', vista: 'pagamenti' },
  },
  {
    name: 'hoarding',
    one: 'acquisto insolito da controllare',
    many: 'acquisti insoliti da controllare',
    to: { tab: 'ordini', stato: 'hoarding' },
  },
  {
    name: 'undeliveredMails',
    one: 'e-mail mai partita',
    many: 'e-mail mai partite',
    to: { tab: 'ordini', vista: 'email', stato: 'not_delivered' },
  },
  {
    name: 'failedMails',
    one: 'e-mail non recapitata',
    many: 'e-mail non recapitate',
    to: { tab: 'ordini', vista: 'email', stato: 'dead' },
  },
  {
    name: 'failedEvents',
    one: 'messaggio non arrivato a un programma',
    many: 'messaggi non arrivati ai programmi',
    to: { tab: 'negozio', vista: 'collegamenti' },
  },
  {
    name: 'images',
    one: 'immagine mancante o danneggiata',
    many: 'immagini mancanti o danneggiate',
    to: {},
    hash: imagesId,
  },
]

export function TodayTasks() {
  const api = useApi()
  const { data, isError, refetch, isFetching } = useQuery(tasksQuery(api))
  // Money that the law wants back within days comes before everything else, as do mails that reach no customer.
  const isUrgent = ({ name }: Task) =>
    data !== undefined &&
    ((name === 'openReturns' && data.openReturns.urgent > 0) ||
      (name === 'undeliveredMails' && data.undeliveredMails.count > 0))
  const waiting = data
    ? tasks.filter(({ name }) => data[name].count > 0).sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
    : []
  const hasNoMail = data !== undefined && !data.undeliveredMails.hasServer
  return (
    <section className="box admin-today self-start clipped" aria-labelledby="todo-title">
      <div className="box-head">
        <h2 id="todo-title">Da fare oggi</h2>
        <span className="small muted nowrap">{weekdayText(new Date())}</span>
      </div>
      {hasNoMail && (
        <p className="box-body bold error-text">
          Le e-mail non partono: manca il server di posta. Conferme, IBAN e ricevute non arrivano ai clienti.{' '}
          <Link to="/admin" search={{ tab: 'negozio', vista: 'posta' }} resetScroll={false}>
            Posta
          </Link>
        </p>
      )}
      {isError ? (
        <div className="box-body">
          <ErrorState what="L’elenco non si carica." onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : !data ? (
        <TableSkeleton rows={3} />
      ) : waiting.length === 0 ? (
        !hasNoMail && <p className="box-body">Niente da fare.</p>
      ) : (
        <ul className="todo grid">
          {waiting.map((task, place) => (
            <Waiting key={task.name} task={task} {...data[task.name]} isFirst={place === 0} isUrgent={isUrgent(task)} />
          ))}
        </ul>
      )}
      <SalesBrief />
    </section>
  )
}

interface WaitingProps {
  task: Task
  count: number
  note?: string | null | undefined
  isFirst: boolean
  isUrgent: boolean
}

function Waiting({ task: { one, many, to, hash = workId }, count, note, isFirst, isUrgent }: WaitingProps) {
  return (
    <li className={isFirst ? 'hot' : undefined}>
      <span className="num">{countText(count)}</span>
      <span className="can-shrink grow">
        <Link
          className="bold no-underline cover-link"
          to="/admin"
          search={to}
          resetScroll={false}
          hash={hash}
          hashScrollIntoView={hash !== workId}
          onClick={() => {
            document.getElementById(hash)?.focus({ preventScroll: true })
            if (hash === workId) showWork()
          }}
        >
          <span className="sr-only">{countText(count)} </span>
          {count === 1 ? one : many}
        </Link>
        {note && <span className={isUrgent ? 'small bold error-text' : 'small muted'}>{note}</span>}
      </span>
      <ArrowRight className="icon icon-s" aria-hidden="true" />
    </li>
  )
}
