import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ClosureCustomer, hoursSetting, listDraftCustomers } from '#shared/contract/site/hours-setting.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormRows, formOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ClosureCalendar } from './closure-calendar.tsx'
import {
  type Closure,
  type ClosureValues,
  closureField,
  closureForm,
  closureOf,
  closureProblems,
} from './closure-form.ts'
import { ClosureList } from './closure-list.tsx'
import type { StoredHours, TypedSpan } from './hours-form.ts'
import { refusedFields } from './refused-fields.ts'
import { ClosureCustomers, customersTold, tellCustomers } from './tell-of-closure.tsx'

/** Closing some days is an act of its own: it is in force as soon as its button is pressed. */
export function ClosurePart({ stored }: { stored: StoredHours }) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { value } = stored
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
  const [outside, setOutside] = useState<readonly string[]>([])
  const { form } = fields
  const values = form.watch()
  const { from, to } = values
  const isWhole = from !== '' && to !== '' && Object.keys(closureProblems(values, value)).length === 0
  const draft = { ...value, closures: isWhole ? [...value.closures, closureOf(values)] : value.closures }
  const concerned = useQuery({
    ...readQuery(api, listDraftCustomers, { body: draft }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  const save = async (closures: Closure[], { version, value }: StoredHours = stored) => {
    const saved = await api(hoursSetting.change, { body: { version, value: { ...value, closures } } })
    queries.setQueryData(readQuery(api, hoursSetting.read).queryKey, saved)
    await Promise.all([queries.invalidateQueries(shopQuery(api)), refresh()])
    return saved.affected ?? []
  }
  const giveBack = async (gone: readonly Closure[]) => {
    const now = await api(hoursSetting.read)
    await save([...now.value.closures, ...gone], now)
  }
  const submit = fields.onSubmit(async (typed) => {
    const closure = closureOf(typed)
    setOutside(await save([...value.closures, closure]))
    const hasNews = typed.tells && (concerned.data?.length ?? 0) > 0
    // The closure is in force, whatever becomes of the mails.
    const told = hasNews ? await tellCustomers(api, closure).catch(() => undefined) : 0
    const said = typed.kind === 'closed' ? 'Chiusura segnata' : 'Orario segnato'
    if (told === undefined) sayError(`${said}, ma i clienti non sono avvisati: premi «Avvisa» accanto alla chiusura.`)
    else say(said, [exceptionDays(typed, 'it'), told > 0 && customersTold(told)].filter(Boolean).join(', '))
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
        method="dialog"
        noValidate
        className="side-main grid spaced-16"
        onChange={fields.recheck}
        // A single day is typed once.
        onBlur={() => from && !to && pick({ from, to: from })}
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
        {isWhole && concerned.data && (
          <CustomersNote customers={concerned.data}>
            <FormRows table={closureForm} fields={fields} names={['tells']} />
          </CustomersNote>
        )}
        <SubmitButton className="btn btn-main self-start" isSending={fields.isSending}>
          {isWhole ? `${verb} ${exceptionDays(values, 'it')}` : verb}
        </SubmitButton>
      </form>
      <div className="grid spaced-12">
        <ClosureCalendar hours={value} from={from} to={to} onPick={pick} />
        {outside.length > 0 && (
          <p className="note note-warning" role="status">
            <span>
              Restano fuori orario le prenotazioni {outside.join(', ')}.{' '}
              <a href="/admin?tab=lavori">Guarda chi sono e avvisali</a>
            </span>
          </p>
        )}
        <ClosureList closures={value.closures} onKeep={save} onReturn={giveBack} />
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

function CustomersNote({ customers, children }: { customers: readonly ClosureCustomer[]; children: ReactNode }) {
  if (customers.length === 0)
    return <p className="small muted">Nessuna consegna promessa si sposta. I nuovi ordini contano già questi giorni.</p>
  const moved = customers.filter(({ isReady }) => !isReady).length
  const ready = customers.length - moved
  const sentences = [
    moved > 0 && (moved === 1 ? 'Si sposta una consegna promessa.' : `Si spostano ${moved} consegne promesse.`),
    ready > 0 && (ready === 1 ? 'Un ordine aspetta il ritiro.' : `${ready} ordini aspettano il ritiro.`),
  ]
  return (
    <div className="note note-warning">
      <Clock className="icon" aria-hidden="true" />
      <div className="grid spaced-8">
        <p className="bold">{sentences.filter(Boolean).join(' ')}</p>
        <ClosureCustomers customers={customers} most={mostShown} />
        {children}
      </div>
    </div>
  )
}
