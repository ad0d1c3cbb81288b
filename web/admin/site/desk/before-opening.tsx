import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, type LucideIcon, X } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import {
  type ConfirmedStep,
  getOpeningSteps,
  type OpeningMarks,
  type OpeningStep,
  openingSetting,
} from '#shared/contract/platform/opening-steps.ts'
import { type AdminAddress, readAdminAddress } from '#web/admin/admin-address.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import './before-opening.css'

interface Step {
  title: string
  /** The one button of the step: a place of the dashboard, or a page of the shop. */
  action: string
  to: AdminAddress | string
  /** The word of the owner that completes it. */
  confirm?: string
}

const steps: Record<OpeningStep['id'], Step> = {
  facts: { title: 'Chi sei', action: 'Scrivi i dati', to: { tab: 'negozio', vista: 'dati' } },
  hours: { title: 'Orari', action: 'Scrivi gli orari', to: { tab: 'negozio', vista: 'orari' } },
  bank: { title: 'IBAN', action: 'Scrivi l’IBAN', to: { tab: 'negozio', vista: 'pagamenti' } },
  mail: {
    title: 'Mail di prova',
    action: 'Manda una prova',
    to: { tab: 'negozio', vista: 'posta' },
    confirm: 'È arrivata',
  },
  wallet: {
    title: 'PayPal',
    action: 'Guarda come',
    to: { tab: 'negozio', vista: 'pagamenti' },
    confirm: 'Solo bonifico',
  },
  guarantee: { title: 'Cartello della garanzia', action: 'Leggi', to: '/garanzia', confirm: 'Letto' },
  texts: { title: 'Testi di legge', action: 'Rileggi', to: '/condizioni', confirm: 'Riletti' },
  delivery: {
    title: 'Prezzi di consegna',
    action: 'Controlla',
    to: { tab: 'prezzi', vista: 'consegne' },
    confirm: 'Vanno bene',
  },
  product: { title: 'Primo articolo', action: 'Aggiungi', to: { apri: 'prodotto-nuovo' } },
}

type Sign = { label: string; tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon }
const signs: Record<OpeningStep['state'], Sign> = {
  done: { label: 'Fatto', tone: 'ok', icon: Check },
  missing: { label: 'Manca', tone: 'amber', icon: CircleDashed },
  trial: { label: 'In prova', tone: 'amber', icon: CircleDashed },
  to_confirm: { label: 'Da guardare', tone: 'amber', icon: CircleDashed },
  fails: { label: 'Non parte', tone: 'red', icon: X },
}

/** What a new shop still has to do; it is there until all is done. */
export default function BeforeOpening() {
  const { data } = useQuery({ ...readQuery(useApi(), getOpeningSteps), ...shownFresh })
  const save = useAct({
    call: (api, value: OpeningMarks) => api(openingSetting.change, { body: { version: data?.version ?? 0, value } }),
    said: ({ value }) => (value.isHidden ? 'Elenco tolto' : undefined),
  })
  if (!data) return null
  const { marks, takesTransfers } = data
  if (data.steps.length === 0) return takesTransfers ? null : <NotReadyWarning />
  const left = data.steps.filter(({ state }) => state !== 'done')
  const doneCount = data.steps.length - left.length
  return (
    <section className="box opening clipped" aria-labelledby="opening-title">
      <div className="box-head wraps">
        <div>
          <h2 id="opening-title">Prima di aprire</h2>
          <p className="small muted above-4">Falle in ordine o come vuoi: si salva da sé.</p>
        </div>
        <div className="small bold opening-done">
          {doneCount === 1 ? '1 fatta' : `${doneCount} fatte`},{' '}
          {left.length === 1 ? 'ne manca 1' : `ne mancano ${left.length}`}
          <div className="progress above-4" aria-hidden="true">
            <i style={{ width: `${(doneCount / data.steps.length) * 100}%` }} />
          </div>
        </div>
      </div>
      {!takesTransfers && <NotReadyWarning />}
      <ol className="opening-steps">
        {data.steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            place={place + 1}
            isNext={step === left[0]}
            isBusy={save.busy}
            onConfirm={(id) => save.send({ ...marks, confirmed: [...marks.confirmed, id] })}
          />
        ))}
      </ol>
      <p className="box-body small">
        {deskRows('beforeOpening')
          .flat()
          .map(({ question, label, to }) => (
            <Fragment key={label}>
              {question}{' '}
              <Link to="/admin" search={readAdminAddress(to)} resetScroll={false}>
                {label}
              </Link>
              .{' '}
            </Fragment>
          ))}
        {deskRows('startChoice').map(({ call, part: Part }) => (
          <Part key={call} />
        ))}{' '}
        Non ti serve più?{' '}
        <button type="button" className="link" onClick={() => save.send({ ...marks, isHidden: true })}>
          Togli l’elenco
        </button>
      </p>
    </section>
  )
}

/** Orders are taken from the first start: only the owner knows whether the address is public already. */
const NotReadyWarning = () => (
  <p className="note note-warning opening-warning">
    <span>
      <b className="bold">Il negozio è in preparazione.</b> Finché mancano i tuoi dati o il tuo IBAN il sito non prende
      ordini con bonifico.
    </span>
  </p>
)

interface RowProps {
  step: OpeningStep
  place: number
  isNext: boolean
  isBusy: boolean
  onConfirm(id: ConfirmedStep): void
}

function StepRow({ step: { id, state, note }, place, isNext, isBusy, onConfirm }: RowProps) {
  const { title, action, to, confirm } = steps[id]
  const sign = signs[state]
  const isDone = state === 'done'
  const className = isDone ? 'link' : isNext ? 'btn btn-small btn-main' : 'btn btn-small'
  const label = (
    <>
      {isDone ? 'Cambia' : action}
      <span className="sr-only">: {title}</span>
    </>
  )
  return (
    <li>
      <span className="num opening-place" data-state={state} aria-hidden="true">
        {isDone ? <Check className="icon" /> : state === 'fails' ? <X className="icon" /> : place}
      </span>
      <span className="can-shrink grow">
        <b className="bold">{title}</b>
        <span className="small muted opening-note">{note}</span>
      </span>
      <Badge {...sign}>{sign.label}</Badge>
      <span className="row wraps opening-actions">
        {typeof to === 'string' ? (
          <a className={className} href={to} target="_blank" rel="noreferrer">
            {label}
          </a>
        ) : (
          <Link className={className} to="/admin" search={to} resetScroll={false}>
            {label}
          </Link>
        )}
        {confirm && (state === 'to_confirm' || (id === 'wallet' && state === 'missing')) && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBusy}
            onClick={() => onConfirm(id as ConfirmedStep)}
          >
            {confirm}
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </span>
    </li>
  )
}
