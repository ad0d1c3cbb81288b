import {
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  PackageSearch,
} from 'lucide-react'
import type { AdminRefund } from '#shared/contract/orders/refunds.ts'
import type { PiecePlace } from '#shared/domain/orders/refund-states.ts'
import { calendarDay, momentText } from '#web/admin/admin-format.ts'

export const placeNames: Record<PiecePlace, { label: string; icon: LucideIcon }> = {
  stock: { label: 'A scaffale', icon: PackagePlus },
  check: { label: 'Da controllare', icon: PackageSearch },
  none: { label: 'Non rientra', icon: PackageMinus },
}

const reasonWords: Record<AdminRefund['reason'], string> = {
  order_cancelled: 'per l’annullamento',
  shop_refund: '',
  amount_mismatch: 'per l’importo sbagliato',
  out_of_stock: 'perché esaurito',
  gift_card_short: 'il buono regalo non bastava più',
  unclaimed: 'senza ordine',
  order_settled: 'l’ordine non aspettava più il pagamento',
  elsewhere: 'fatto dal conto PayPal',
}

export const reasonText = ({ reason }: AdminRefund) => reasonWords[reason]

const ways = { wallet: 'con PayPal', transfer: 'con bonifico', gift_card: 'sul buono regalo' }
export const wayText = ({ kind }: Pick<AdminRefund, 'kind'>) => ways[kind]

export function signOf({ state, kind }: AdminRefund) {
  if (state === 'completed') return { label: 'Fatto', tone: 'ok', icon: CircleCheck } as const
  if (state === 'failed') return { label: 'Non riuscito', tone: 'red', icon: CircleX } as const
  return { label: kind === 'wallet' ? 'In corso' : 'Bonifico da fare', tone: 'amber', icon: Hourglass } as const
}

/** The progress, in a sentence. */
export function standText(refund: AdminRefund): string {
  const { state, kind, transferDay, completedAt, isWithProvider, lastError } = refund
  if (state === 'completed' && kind === 'transfer')
    return transferDay ? `Bonifico fatto il ${calendarDay(transferDay)}.` : 'Restituito a mano.'
  if (kind === 'gift_card') return 'È già sul buono.'
  if (state === 'completed') return `PayPal l’ha restituito${completedAt ? ` il ${momentText(completedAt)}` : ''}.`
  if (state === 'failed')
    return `PayPal non l’ha eseguito${lastError ? ` (${lastError})` : ''}: il denaro è ancora da restituire.`
  if (kind === 'transfer') return 'Il cliente aspetta il bonifico: quando l’hai fatto, segnalo qui.'
  if (isWithProvider) return 'PayPal lo sta ancora verificando: quando finisce, si aggiorna da solo.'
  return lastError
    ? `PayPal non l’ha ancora accettato (${lastError}): riproviamo da soli.`
    : 'È in partenza verso PayPal.'
}
