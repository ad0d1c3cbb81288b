import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { countText, weekdayText } from '#web/admin/admin-format.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useMay } from '#web/admin/use-may.ts'
import { workId } from '#web/admin/work-in-view.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SalesBrief } from './sales-brief.tsx'
import { type TaskLine, useTaskLines } from './task-lines.ts'

export function TodayTasks() {
  const { data, lines, isError, refetch, isFetching } = useTaskLines()
  const may = useMay()
  const hasNoMail = data !== undefined && !data.undeliveredMails.hasServer && may('POST /api/admin/mails/test')
  return (
    <section className="box admin-today self-start clipped" aria-labelledby="todo-title">
      <div className="box-head">
        <h2 id="todo-title">Da fare oggi</h2>
        <span className="small muted nowrap">{weekdayText(new Date())}</span>
      </div>
      {hasNoMail && (
        <p className="box-body bold error-text">
          Le e-mail non partono: al sito manca la casella da cui spedire. Conferme, IBAN e ricevute non arrivano ai
          clienti.{' '}
          <Link to="/admin" search={{ tab: 'negozio', vista: 'posta' }} resetScroll={false}>
            Posta
          </Link>
        </p>
      )}
      {isError ? (
        <div className="box-body">
          <ErrorState what="L’elenco non si carica." onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : !lines ? (
        <TableSkeleton rows={3} />
      ) : lines.length === 0 ? (
        !hasNoMail && <p className="box-body">Niente da fare.</p>
      ) : (
        <ul className="todo grid">
          {lines.map((line, place) => (
            <Waiting key={line.many} {...line} isFirst={place === 0} />
          ))}
        </ul>
      )}
      <SalesBrief />
    </section>
  )
}

function Waiting({ count, one, many, note, isUrgent, to, hash = workId, isFirst }: TaskLine & { isFirst: boolean }) {
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
          onClick={() => document.getElementById(hash)?.focus({ preventScroll: true })}
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
