import {
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  PackageSearch,
} from 'lucide-react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminRefund } from '#shared/contract/orders/refunds.ts'
import { givenBackInShop } from '#shared/domain/orders/given-back-in-shop.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { PiecePlace } from '#shared/domain/platform/states/refund-states.ts'
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
  elsewhere: 'fatto dal conto di chi gestisce il pagamento',
}

export const reasonText = ({ reason }: AdminRefund) => reasonWords[reason]

/** Of an order that was paid in the shop, «10,00 € sulla carta e 5,00 € in contanti» by the id of each refund by hand. */
export function shopWays({ tenders = [], refunds }: AdminOrder): Map<string, string> {
  const taken = (kind: 'cash' | 'terminal') =>
    tenders.reduce((sum, { tender, amount }) => sum + (tender === kind ? centsOf(amount) : 0), 0)
  const sums = { cashCents: taken('cash'), terminalCents: taken('terminal') }
  if (sums.cashCents + sums.terminalCents === 0) return new Map()
  const doneAt = ({ completedAt, createdAt }: AdminRefund) => (completedAt ? `1 ${completedAt}` : `2 ${createdAt}`)
  const byHand = refunds
    .filter(({ kind, iban }) => kind === 'transfer' && !iban)
    .toSorted((a, b) => (doneAt(a) < doneAt(b) ? -1 : 1))
  const cents = byHand.map(({ amount, giftCard }) => centsOf(amount) - centsOf(giftCard ?? '0.00'))
  const ways = givenBackInShop(sums, cents).map(({ terminalCents, cashCents }) =>
    [
      terminalCents > 0 && `${formatEuro(terminalCents)} sulla carta`,
      cashCents > 0 && `${formatEuro(cashCents)} in contanti`,
    ].filter(Boolean),
  )
  return new Map(byHand.flatMap(({ id }, i) => (ways[i]?.length ? [[id, ways[i].join(' e ')] as const] : [])))
}

type Paid = Pick<AdminOrder, 'paymentMethod'>
const ways = { wallet: 'con PayPal', transfer: 'con bonifico', gift_card: 'sul buono regalo' }
export function wayText({ kind }: Pick<AdminRefund, 'kind'>, { paymentMethod }: Paid, inShop?: string): string {
  if (inShop) return 'in negozio'
  return kind === 'wallet' && paymentMethod === 'card' ? 'come aveva pagato' : ways[kind]
}
const whoText = ({ paymentMethod }: Paid) => (paymentMethod === 'card' ? 'Il gestore delle carte' : 'PayPal')

const tooLate = 'è passato il tempo entro cui lo fa'
const disputed = 'il cliente ha aperto una contestazione, e il denaro dipende da come finisce'
const tooMuch = 'di questo pagamento gli resta meno: una parte è già tornata indietro dal suo sito'
const poor = 'nel tuo conto da loro non c’è abbastanza denaro'
/** What providers' words mean for the shop. */
const refusals: Record<string, string> = {
  REFUND_TIME_LIMIT_EXCEEDED: tooLate,
  CHARGE_NOT_REFUNDABLE: tooLate,
  TRANSACTION_DISPUTED: disputed,
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: disputed,
  CHARGE_DISPUTED: disputed,
  REFUND_AMOUNT_EXCEEDED: tooMuch,
  CAPTURE_FULLY_REFUNDED: tooMuch,
  AMOUNT_TOO_LARGE: tooMuch,
  CHARGE_ALREADY_REFUNDED: tooMuch,
  REFUND_FAILED_INSUFFICIENT_FUNDS: poor,
  BALANCE_INSUFFICIENT: poor,
}
const whyText = (issue: string | null) => issue && (refusals[issue] ?? issue)

export function signOf({ state, kind }: AdminRefund, inShop?: string) {
  if (state === 'completed') return { label: 'Fatto', tone: 'ok', icon: CircleCheck } as const
  if (state === 'failed') return { label: 'Non riuscito', tone: 'red', icon: CircleX } as const
  const byHand = inShop ? 'Da restituire' : 'Bonifico da fare'
  return { label: kind === 'wallet' ? 'In corso' : byHand, tone: 'amber', icon: Hourglass } as const
}

/** The progress, in a sentence. */
export function standText(refund: AdminRefund, order: Paid, inShop?: string): string {
  const who = whoText(order)
  const why = whyText(refund.lastError)
  const { state, kind, transferDay, completedAt, isWithProvider } = refund
  if (inShop && state === 'completed')
    return `Restituiti ${inShop}${transferDay ? ` il ${calendarDay(transferDay)}` : ''}.`
  if (inShop) return `Restituisci ${inShop}, poi segnalo qui.`
  if (state === 'completed' && kind === 'transfer')
    return transferDay ? `Bonifico fatto il ${calendarDay(transferDay)}.` : 'Restituito a mano.'
  if (kind === 'gift_card') return 'È già sul buono.'
  if (state === 'completed') return `${who} l’ha restituito${completedAt ? ` il ${momentText(completedAt)}` : ''}.`
  if (state === 'failed')
    return `${who} non l’ha eseguito${why ? ` (${why})` : ''}. Restituisci il denaro con un bonifico: scrivi qui l’IBAN del cliente.`
  if (kind === 'transfer') return 'Il cliente aspetta il bonifico: quando l’hai fatto, segnalo qui.'
  if (isWithProvider) return `${who} lo sta ancora verificando: quando finisce, si aggiorna da solo.`
  return why ? `${who} non l’ha ancora accettato (${why}): riproviamo da soli.` : 'È in partenza.'
}
