import { useState } from 'react'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { sayUndoable } from '#web/admin/admin-toasts.ts'
import { useAct } from '#web/admin/use-act.ts'
import { dayText } from '#web/i18n/opening-texts.ts'
import type { Closure } from './closure-form.ts'
import { TellCustomersDialog } from './tell-of-closure.tsx'

interface Props {
  closures: readonly Closure[]
  onKeep(closures: Closure[]): Promise<unknown>
  onReturn(gone: readonly Closure[]): Promise<unknown>
}

/** Until then a closure moves days that were promised. */
const nearDays = 30

const isYearly = ({ from }: Closure) => from.length === 5
/** A leap year, so that every day of a year has its name. */
const dated = ({ from, to }: Closure) => ({
  from: from.length === 5 ? `2028-${from}` : from,
  to: to.length === 5 ? `2028-${to}` : to,
})
const nameOf = (one: Closure) => `${exceptionDays(dated(one), 'it')}${isYearly(one) ? '' : ` ${one.to.slice(0, 4)}`}`

/** What is to come by its day, then what comes every year; what is over is folded away. */
export function ClosureList({ closures, onKeep, onReturn }: Props) {
  const [told, setTold] = useState<Closure>()
  const today = romeDayOf(new Date())
  const inOrder = closures.toSorted((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || (a.from < b.from ? -1 : 1))
  const isPast = (one: Closure) => !isYearly(one) && one.to < today
  const soon = addDays(today, nearDays)
  const isNear = (one: Closure) =>
    isYearly(one)
      ? [today, soon].some(
          (day) => `${day.slice(0, 4)}-${one.from}` >= today && `${day.slice(0, 4)}-${one.from}` <= soon,
        )
      : one.from <= soon
  const past = inOrder.filter(isPast)
  const giveBack = useAct({
    call: (_api, gone: readonly Closure[]) => onReturn(gone),
    said: 'È di nuovo come prima',
  })
  const remove = useAct({
    call: (_api, gone: readonly Closure[]) => onKeep(closures.filter((one) => !gone.includes(one))),
    onDone: (_answer, gone) =>
      sayUndoable(gone.length === 1 ? 'Tolta' : `Tolte ${gone.length} chiusure`, () => giveBack.send(gone)),
  })
  const rows = (list: readonly Closure[]) => (
    <ul className="closure-list">
      {list.map((one) => (
        <li key={`${one.from}-${one.to}`} className="row wraps row-between">
          <span>
            <b className="bold">{nameOf(one)}</b>
            <br />
            <span className="small muted">
              {[one.reason, dayText(one.hours, 'it', 'Chiuso'), isYearly(one) && 'ogni anno']
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <span className="row wraps end">
            {isNear(one) && (
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Avvisa i clienti: ${nameOf(one)}`}
                onClick={() => setTold(one)}
              >
                Avvisa
              </button>
            )}
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Togli ${nameOf(one)}`}
              aria-disabled={remove.busy}
              onClick={() => remove.send([one])}
            >
              Togli
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      {told && <TellCustomersDialog days={told} name={nameOf(told)} onClose={() => setTold(undefined)} />}
      {rows(inOrder.filter((one) => !isPast(one)))}
      <p className="small muted above-8">Le feste nazionali sono già chiuse: per aprire, segna un orario diverso.</p>
      {past.length > 0 && (
        <details className="above-8">
          <summary>Passate ({past.length})</summary>
          {rows(past)}
          <button
            type="button"
            className="btn btn-small above-8"
            aria-disabled={remove.busy}
            onClick={() => remove.send(past)}
          >
            Togli tutte le passate
          </button>
        </details>
      )}
    </div>
  )
}
