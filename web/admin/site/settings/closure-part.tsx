import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { hoursSetting, listMovedPromises, type MovedPromise } from '#shared/contract/site/hours-setting.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/api.ts'
import { exceptionDays } from '#web/i18n/exceptional-days.ts'
import { shopQuery } from '#web/shop-query.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormRows, formOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ClosureCalendar } from './closure-calendar.tsx'
import { type ClosureValues, closureField, closureForm, closureOf, closureProblems } from './closure-form.ts'
import { ClosureList } from './closure-list.tsx'
import type { StoredHours, TypedSpan } from './hours-form.ts'
import { refusedFields } from './refused-fields.ts'

/** Closing some days is an act of its own: it is in force as soon as its button is pressed. */
export function ClosurePart({ stored }: { stored: StoredHours }) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { version, value } = stored
  const fields = useContractForm<ClosureValues>({
    ...formOf(closureForm, {}, (values) => closureProblems(values, value)),
    name: 'closure',
    problemsOf: (error) => refusedFields(error, closureField),
    onRefused: (message) => {
      sayError(message)
      // What another has saved is shown, and what is typed stays.
      void refresh()
    },
  })
  const { form } = fields
  const values = form.watch()
  const { from, to } = values
  const isWhole = from !== '' && to !== '' && Object.keys(closureProblems(values, value)).length === 0
  const draft = { ...value, closures: isWhole ? [...value.closures, closureOf(values)] : value.closures }
  const moved = useQuery({
    ...readQuery(api, listMovedPromises, { body: draft }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  const save = async (closures: typeof value.closures) => {
    const saved = await api(hoursSetting.change, { body: { version, value: { ...value, closures } } })
    queries.setQueryData(readQuery(api, hoursSetting.read).queryKey, saved)
    await Promise.all([queries.invalidateQueries(shopQuery(api)), refresh()])
  }
  const submit = fields.onSubmit(async (typed) => {
    await save([...value.closures, closureOf(typed)])
    say(typed.kind === 'closed' ? 'Chiusura segnata' : 'Orario segnato', exceptionDays(typed, 'it'))
    form.reset()
  })
  const pick = (next: { from: string; to: string }) => {
    form.setValue('from', next.from)
    form.setValue('to', next.to)
    fields.recheck()
  }
  const verb = values.kind === 'closed' ? 'Chiudi' : 'Cambia orario'
  return (
    <section className="side-columns grid spaced-32 align-start" aria-labelledby="closures">
      <form
        noValidate
        className="side-main grid spaced-16"
        onChange={fields.recheck}
        onSubmit={(event) => (fields.isSending ? event.preventDefault() : submit(event))}
      >
        <h3 id="closures">Chiuso dal … al …</h3>
        <ErrorSummary {...fields.summary} />
        <FormRows table={closureForm} fields={fields} names={['from', 'to', 'kind', 'isYearly']}>
          {values.kind === 'other' && (
            <OtherHours
              hours={values.hours}
              error={fields.errors.hours}
              onChange={(next) => form.setValue('hours', next)}
            />
          )}
        </FormRows>
        <FormRows table={closureForm} fields={fields} names={['reason']} />
        {isWhole && moved.data && <MovedNote moved={moved.data} />}
        <SubmitButton className="btn btn-main" isSending={fields.isSending}>
          {isWhole ? `${verb} ${exceptionDays(values, 'it')}` : verb}
        </SubmitButton>
      </form>
      <div className="grid spaced-12">
        <ClosureCalendar hours={value} from={from} to={to} onPick={pick} />
        <ClosureList closures={value.closures} onKeep={save} />
      </div>
    </section>
  )
}

interface OtherProps {
  hours: readonly TypedSpan[]
  error: string | undefined
  onChange(hours: TypedSpan[]): void
}

function OtherHours({ hours, error, onChange }: OtherProps) {
  const put = (i: number, part: number, typed: string) =>
    onChange(hours.map((one, at) => (at !== i ? one : part === 0 ? [typed, one[1]] : [one[0], typed])))
  return hours.flatMap((span, i) =>
    span.map((time, part) => {
      const label = `${i === 0 ? 'Mattina' : 'Pomeriggio'}, ${part === 0 ? 'apre' : 'chiude'}`
      return (
        <Field key={label} label={label} className="span-2" error={i + part === 0 ? error : undefined}>
          <input
            {...(i + part === 0 && { id: 'closure-hours' })}
            value={time}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            onChange={({ target }) => put(i, part, target.value)}
          />
        </Field>
      )
    }),
  )
}

const mostShown = 5
const dayName = (day: string) => exceptionDays({ from: day, to: day }, 'it')

function MovedNote({ moved }: { moved: readonly MovedPromise[] }) {
  if (moved.length === 0)
    return <p className="small muted">Nessuna consegna promessa si sposta. I nuovi ordini contano già questi giorni.</p>
  return (
    <div className="note note-warning">
      <Clock className="icon" aria-hidden="true" />
      <div>
        <p className="bold">
          {moved.length === 1 ? 'Una consegna promessa non arriva' : `${moved.length} consegne promesse non arrivano`}{' '}
          in tempo.
        </p>
        <ul>
          {moved.slice(0, mostShown).map(({ id, orderNumber, customerName, promisedFor, arrivesOn }) => (
            <li key={id}>
              <a href={`/admin?tab=ordini&apri=ordine-${id}`}>{orderNumber}</a>, {customerName}: promessa{' '}
              {dayName(promisedFor)}
              {arrivesOn && `, arriverebbe ${dayName(arrivesOn)}`}
            </li>
          ))}
        </ul>
        {moved.length > mostShown && <p>e altre {moved.length - mostShown}.</p>}
        <p className="small">Avvisa questi clienti, o spedisci prima: il giorno promesso nel loro ordine non cambia.</p>
      </div>
    </div>
  )
}
