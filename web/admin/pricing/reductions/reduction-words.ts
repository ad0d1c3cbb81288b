import { Check, CircleAlert, CircleDot, Clock, type LucideIcon } from 'lucide-react'
import type { Reduction } from '#shared/contract/pricing/admin-reductions.ts'
import { calendarDay, euro, momentText, some } from '#web/admin/admin-format.ts'

type Cut = Pick<Reduction, 'kind' | 'percent' | 'amount'>

/** «− 10 %», «− 20,00 €», «a 79,90 €». */
export function cutText({ kind, percent, amount }: Cut): string {
  if (kind === 'percent') return `− ${percent} %`
  return kind === 'amount' ? `− ${euro(amount ?? '0')}` : `a ${euro(amount ?? '0')}`
}

/** @param shelfName the shelf's name, while it exists */
export function targetText({ target, brand, productIds }: Reduction, shelfName: string | undefined): string {
  if (target === 'brand') return `Marca ${brand}`
  if (target === 'shelf') return shelfName ? `Scaffale ${shelfName}` : 'Uno scaffale che non c’è più'
  return some(productIds.length, 'articolo scelto', 'articoli scelti')
}

/** "2026-11-20T09:00" on the shop's clock as «20/11/2026, 09:00». */
export const clockText = (clock: string) => `${calendarDay(clock.slice(0, 10))}, ${clock.slice(11)}`

/** The planned or actual period. */
export function whenText({ from, to, endedAt }: Reduction): string {
  if (endedAt) return `${clockText(from)} – ${momentText(endedAt)}`
  return to ? `${clockText(from)} – ${clockText(to)}` : `dal ${clockText(from)}, finché non lo finisci`
}

interface State {
  tone: 'ok' | 'blue' | 'red' | 'plain'
  icon: LucideIcon
  label: string
}

export function stateOf({ state, articleCount }: Reduction): State {
  if (state === 'running') return { tone: 'ok', icon: CircleDot, label: 'In corso' }
  if (state === 'planned') return { tone: 'blue', icon: Clock, label: 'In arrivo' }
  // It found nothing that it was allowed to reduce when its time came.
  if (articleCount === 0) return { tone: 'red', icon: CircleAlert, label: 'Non partito' }
  return { tone: 'plain', icon: Check, label: 'Finito' }
}
