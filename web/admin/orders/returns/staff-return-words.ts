import { CircleCheck, CircleX, Hourglass, type LucideIcon, PackageCheck, RotateCcw } from 'lucide-react'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { ReturnKind, ReturnOutcome, ReturnState } from '#shared/domain/platform/states/after-sales-states.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { shopDate } from '#web/i18n/shop-dates.ts'

export const kindNames: Record<ReturnKind, string> = {
  withdrawal: 'Recesso',
  shop_return: 'Reso del negozio',
  guarantee: 'Garanzia legale',
  transport_damage: 'Danno di trasporto',
}

export const outcomeNames: Record<ReturnOutcome, string> = {
  refund: 'Soldi indietro',
  exchange: 'Cambio',
  repair: 'Riparazione',
}

interface Sign {
  label: string
  tone: 'ok' | 'amber' | 'red' | 'blue' | 'plain'
  icon: LucideIcon
}

export const returnSigns: Record<ReturnState, Sign> = {
  announced: { label: 'In arrivo', tone: 'amber', icon: Hourglass },
  received: { label: 'Arrivato', tone: 'blue', icon: PackageCheck },
  settled: { label: 'Concluso', tone: 'ok', icon: CircleCheck },
  refused: { label: 'Rifiutato', tone: 'red', icon: CircleX },
  cancelled: { label: 'Annullato', tone: 'plain', icon: RotateCcw },
}

/** «giovedì 3 dicembre». */
export const promisedDay = (day: string) => shopDate(day, 'it', 'promise')

/** «entro il 4 dicembre», «entro l’8 dicembre». */
export function byDay(day: string): string {
  const said = shopDate(day, 'it', 'day').replace(/^1 /, '1º ')
  return `entro ${/^(8|11) /.test(said) ? 'l’' : 'il '}${said}`
}

/** Whether it waits for a step of the staff. */
export const isWaiting = ({ state, isAwaited }: AdminReturn) =>
  state === 'announced' || state === 'received' || isAwaited

const dayMs = 86_400_000

/** Days until the deadline: 0 on its day, below 0 after it; undefined where nothing hurries. */
export const daysLeft = ({ deadline }: Pick<AdminReturn, 'deadline'>, now = new Date()): number | undefined =>
  deadline ? Math.round((Date.parse(deadline.day) - Date.parse(romeDayOf(now))) / dayMs) : undefined

/** Soonest deadline first; what nothing hurries last. */
export const bySoonest = (a: AdminReturn, b: AdminReturn) =>
  (a.deadline?.day ?? '9').localeCompare(b.deadline?.day ?? '9') || a.createdAt.localeCompare(b.createdAt)

type Line = AdminReturn['lines'][number]

export const lineName = ({ name, frameSize }: Pick<Line, 'name' | 'frameSize'>) =>
  frameSize ? `${name}, taglia ${frameSize}` : name

type Bought = readonly { line: number; quantity: number }[]

export const piecesOf = ({ lines }: Pick<AdminReturn, 'lines'>) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** «1 × Casco, taglia M»; of several that were bought «1 di 2 × Copertone». */
export const itemsOf = (
  { lines }: { lines: readonly Pick<Line, 'line' | 'quantity' | 'name' | 'frameSize'>[] },
  bought: Bought = [],
) =>
  lines
    .map((line) => {
      const all = bought.find((one) => one.line === line.line)?.quantity ?? line.quantity
      const count = all > line.quantity ? `${line.quantity} di ${all}` : String(line.quantity)
      return `${count} × ${lineName(line)}`
    })
    .join(', ')

/** The replacement for a returned item; the same size where no other was chosen. */
export function exchangeText({ lines }: Pick<AdminReturn, 'lines'>): string {
  const sizes = new Set(lines.map(({ exchangeSize, frameSize }) => exchangeSize ?? frameSize).filter((s) => s !== null))
  return sizes.size > 0 ? `la taglia ${[...sizes].join(', ')}` : 'il pezzo nuovo'
}

/** The heading of the band: the task and its deadline. */
export function taskText(one: AdminReturn): string {
  const { kind, outcome, amount, deadline, state, isAwaited } = one
  const by = deadline ? ` entro ${promisedDay(deadline.day)}` : ''
  if (isAwaited) return `${kindNames[kind]} concluso: la merce deve ancora arrivare`
  const isHere = state === 'received'
  if (outcome === 'exchange')
    return isHere ? `Da spedire ${exchangeText(one)}${by}` : `Cambio con ${exchangeText(one)}${by}`
  if (outcome === 'repair') return isHere ? 'Da riparare e rispedire' : `Da riparare: arriva${by}`
  if (deadline?.what === 'refund') return `Da restituire ${euro(amount)}${by}`
  return isHere ? `Da restituire ${euro(amount)}` : `${kindNames[kind]} da ${euro(amount)}: arriva${by}`
}

/** The customer's request, and the state of the items. */
export function standText(one: AdminReturn, bought?: Bought): string {
  const { kind, state, isCourtesy, isAwaited } = one
  const isOne = piecesOf(one) === 1
  const asked = kind === 'withdrawal' ? 'recede da' : kind === 'shop_return' ? 'rende' : 'segnala un problema su'
  const here = isOne ? 'Il pezzo è arrivato.' : 'I pezzi sono arrivati.'
  const away = isOne ? 'Il pezzo non è ancora arrivato.' : 'I pezzi non sono ancora arrivati.'
  const where = state === 'received' && !isAwaited ? here : away
  const courtesy = isCourtesy ? ' Il termine era passato: è una cortesia, decidi tu.' : ''
  return `${asked} ${itemsOf(one, bought)}. ${where}${courtesy}`
}

/** What staff should look at before the money of a statement goes back. */
export const statementFlags: Record<string, string> = {
  unknown_order: 'Numero d’ordine sconosciuto',
  email_mismatch: 'E-mail diversa da quella dell’ordine',
  cancelled_order: 'Ordine già annullato',
  late: 'Oltre i termini',
  repeated: 'Già dichiarato prima',
}

export function daysText(days: number): string {
  if (days < 0) return days === -1 ? 'giorno di ritardo' : 'giorni di ritardo'
  return days === 1 ? 'giorno' : 'giorni'
}

export const daysSaid = (days: number) =>
  days < 0
    ? `in ritardo di ${some(-days, 'giorno', 'giorni')}`
    : days === 0
      ? 'oggi'
      : `fra ${some(days, 'giorno', 'giorni')}`
