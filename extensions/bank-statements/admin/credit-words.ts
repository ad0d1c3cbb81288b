import type { BankCredit } from '#extensions/bank-statements/bank-credits.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { CreditGroup, CreditSign, LeftOutReason } from '../credit-groups.ts'

export const groupWords: Record<CreditGroup, { title: string; lead: string; count: string }> = {
  sure: { title: 'Sicuri', lead: 'Causale e importo tornano', count: 'sicuri, un ordine ciascuno' },
  doubtful: { title: 'Da guardare bene', lead: 'Qualcosa non torna: decidi tu', count: 'da guardare bene' },
  late: {
    title: 'Arrivati dopo l’annullamento',
    lead: 'L’ordine si era chiuso senza pagamento',
    count: 'arrivati dopo l’annullamento',
  },
  unknown: {
    title: 'Non sono ordini',
    lead: 'Nessun ordine con questa causale o questo importo',
    count: 'non sono ordini',
  },
  in_part: { title: 'Arrivati in parte', lead: 'L’ordine aspetta il resto', count: 'arrivati in parte' },
  to_return: { title: 'Da restituire', lead: 'Fai il bonifico, poi segnalo restituito', count: 'da restituire' },
}

export const leftOutWords: Record<LeftOutReason, string> = {
  zero: 'Importo zero',
  negative: 'Importo negativo',
  huge: 'Importo troppo grande',
  unreadable: 'Importo che non si legge',
  day: 'Giorno che non esiste',
  currency: 'Non in euro',
}

/** A reason for the match, or a doubt. */
export function signText(sign: CreditSign, credit: BankCredit): { text: string; isDoubt: boolean } {
  const { amount, order } = credit
  const requested = order ? (order.due === '0.00' || sign === 'cancelled' ? order.total : order.due) : amount
  const difference = formatEuro(Math.abs(centsOf(amount) - centsOf(requested)))
  const texts: Record<CreditSign, { text: string; isDoubt: boolean }> = {
    reference: { text: 'causale', isDoubt: false },
    reference_like: { text: 'causale con qualche lettera diversa', isDoubt: true },
    no_reference: { text: 'nessuna causale', isDoubt: true },
    amount: { text: 'importo', isDoubt: false },
    amount_less: { text: `mancano ${difference}`, isDoubt: true },
    amount_of_several: { text: `la somma di ${credit.orders?.length ?? 0} ordini`, isDoubt: false },
    amount_more: { text: `${difference} in più`, isDoubt: true },
    name: { text: 'nome', isDoubt: false },
    name_part: { text: 'nome, in parte', isDoubt: true },
    no_name: { text: 'nome diverso', isDoubt: true },
    double: { text: 'c’è un altro bonifico per lo stesso ordine', isDoubt: true },
    cancelled: order?.canReopen
      ? { text: 'i pezzi ci sono ancora', isDoubt: false }
      : { text: 'i pezzi non ci sono più', isDoubt: true },
  }
  return texts[sign]
}
