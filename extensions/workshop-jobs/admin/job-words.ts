import { dayText, timeText } from '#web/admin/admin-format.ts'
import { kindNames } from '../../workshop/admin/kind-names.ts'
import type { JobState } from '../../workshop/bookings/job-life.ts'
import type { Job, JobDetail } from '../jobs/job-calls.ts'

/** Of the board, in the order of the work. */
export const boardStates = ['booked', 'arrived', 'estimate_sent', 'waiting_for_parts', 'in_work', 'ready'] as const

export interface Step {
  to: JobState
  label: string
}

const steps: Partial<Record<JobState, readonly Step[]>> = {
  booked: [{ to: 'arrived', label: 'È arrivata' }],
  arrived: [{ to: 'in_work', label: 'Comincia' }],
  estimate_sent: [{ to: 'in_work', label: 'Comincia' }],
  in_work: [
    { to: 'ready', label: 'È pronta' },
    { to: 'waiting_for_parts', label: 'Aspetta pezzi' },
  ],
  waiting_for_parts: [{ to: 'in_work', label: 'Pezzo arrivato' }],
  ready: [{ to: 'collected', label: 'Consegna' }],
}

export const waitsForYes = ({ state, needsEstimate }: Job): boolean =>
  needsEstimate && (state === 'arrived' || state === 'estimate_sent')

/** What may be pressed now, the usual next step first; work waits for the customer's yes. */
export const stepsOf = (job: Job): readonly Step[] => (waitsForYes(job) ? [] : (steps[job.state] ?? []))

export const mayCancel = ({ state }: Job): boolean => ['booked', 'arrived', 'estimate_sent'].includes(state)

export const bicycleName = ({ productId, bicycle: { kind, description } }: Job): string =>
  productId === null ? description || `${kindNames[kind]}, sua` : `Prova: ${description}`

/** What is known of the bicycle by its frame number. */
export function beforeText({ before: { visits, lastAt, openNumber } }: JobDetail): string {
  const seen =
    visits > 0 &&
    lastAt &&
    `già vista ${visits === 1 ? 'una volta' : `${visits} volte, l’ultima`} il ${dayText(lastAt)}`
  return [seen, openNumber && `aperto anche il lavoro ${openNumber}`].filter(Boolean).join(', ')
}

const day = (moment: string) => (dayText(moment) === dayText(new Date().toISOString()) ? 'oggi' : dayText(moment))

/** When it comes, or is promised. */
export function whenText({ state, start, promisedAt, readyAt }: Job): string {
  if (state === 'booked' && start) return `${day(start)} ${timeText(start)}`
  if (state === 'ready' && readyAt) return `pronta ${day(readyAt)}`
  return promisedAt ? `promessa ${day(promisedAt)} ${timeText(promisedAt)}` : ''
}

export const eventTexts: Readonly<Record<string, string>> = {
  booked: 'Prenotata',
  moved: 'Spostata',
  arrived: 'Arrivata',
  in_work: 'Sul banco',
  waiting_for_parts: 'Aspetta pezzi',
  ready: 'Pronta, cliente avvisato',
  collected: 'Ritirata',
  cancelled: 'Annullata',
  estimate_sent: 'Preventivo mandato',
  estimate_accepted: 'Il cliente ha detto sì',
  estimate_declined: 'Il cliente ha detto no',
  part_added: 'Pezzo aggiunto',
  part_missing: 'Pezzo finito: manca in magazzino',
  part_kept: 'Pezzo rimasto sul lavoro',
  labour_added: 'Lavoro aggiunto',
  line_removed: 'Tolto',
  note: 'Nota',
  photo_added: 'Foto dell’officina',
  paid: 'Pagata dal link',
  payment_cancelled: 'Ordine annullato: di nuovo da pagare',
  closure_told: 'Avvisato: a quell’ora siamo chiusi',
}
