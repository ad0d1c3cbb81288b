import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { useAct } from '#web/admin/use-act.ts'
import { exceptionDays } from '#web/i18n/exceptional-days.ts'
import { dayText } from '#web/i18n/opening-texts.ts'
import type { Closure } from './closure-form.ts'

interface Props {
  closures: readonly Closure[]
  onKeep(closures: Closure[]): Promise<void>
}

const isYearly = ({ from }: Closure) => from.length === 5
/** A leap year, so that every day of a year has its name. */
const dated = ({ from, to }: Closure) => ({
  from: from.length === 5 ? `2028-${from}` : from,
  to: to.length === 5 ? `2028-${to}` : to,
})
const nameOf = (one: Closure) => `${exceptionDays(dated(one), 'it')}${isYearly(one) ? '' : ` ${one.to.slice(0, 4)}`}`

/** What is to come by its day, then what comes every year; what is over is folded away. */
export function ClosureList({ closures, onKeep }: Props) {
  const today = romeDayOf(new Date())
  const inOrder = closures.toSorted((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || (a.from < b.from ? -1 : 1))
  const isPast = (one: Closure) => !isYearly(one) && one.to < today
  const past = inOrder.filter(isPast)
  const remove = useAct({
    call: (_api, gone: readonly Closure[]) => onKeep(closures.filter((one) => !gone.includes(one))),
    said: (_answer, gone) => (gone.length === 1 ? 'Tolta' : `Tolte ${gone.length} chiusure`),
  })
  const rows = (list: readonly Closure[]) => (
    <ul className="closure-list">
      {list.map((one) => (
        <li key={`${one.from}-${one.to}`} className="row row-between">
          <span>
            <b className="bold">{nameOf(one)}</b>
            <br />
            <span className="small muted">
              {[one.reason, dayText(one.hours, 'it', 'Chiuso'), isYearly(one) && 'ogni anno']
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <button
            type="button"
            className="btn btn-small"
            aria-label={`Togli ${nameOf(one)}`}
            aria-disabled={remove.busy}
            onClick={() => remove.send([one])}
          >
            Togli
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
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
