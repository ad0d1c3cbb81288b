import { formatEuro } from '#shared/domain/platform/money.ts'
import { bankOrderDays, lastDayToPay } from '#shared/domain/platform/states/order-states.ts'
import type { MailBlock, MailContext } from './mail-content.ts'
import type { OrderMailData } from './order-mail-data.ts'
import { dayText, restOf } from './order-mail-parts.ts'

/** Bank details for an expected transfer. */
export function bankDetails(order: OrderMailData, context: MailContext): MailBlock[] {
  const it = context.language === 'it'
  return [
    ...accountOf(order, context, restOf(order), [
      {
        label: it ? 'Entro il' : 'Pay by',
        value: dayText(lastDayToPay(new Date(order.placedAt)), context.language),
      },
    ]),
    {
      kind: 'paragraph',
      isSmall: true,
      parts: [
        it
          ? `Scrivi la causale così com’è. Se il bonifico non arriva entro ${bankOrderDays} giorni, l’ordine viene annullato${order.giftCard ? '' : ' e i pezzi tornano in vendita'}.`
          : `Enter the reference exactly as shown. If the transfer doesn’t arrive within ${bankOrderDays} days, the order is cancelled${order.giftCard ? '' : ' and its items go back on sale'}.`,
      ],
    },
  ]
}

export function accountOf(
  order: OrderMailData,
  { shop, language }: MailContext,
  amountCents: number,
  more: readonly { label: string; value: string }[] = [],
): MailBlock[] {
  const it = language === 'it'
  return [
    { kind: 'heading', text: it ? 'Dati per il bonifico' : 'Bank transfer details' },
    {
      kind: 'facts',
      rows: [
        { label: it ? 'Beneficiario' : 'Beneficiary', value: shop.bank.beneficiary },
        { label: 'IBAN', value: shop.bank.iban, isGrouped: true },
        { label: 'BIC', value: shop.bank.bic },
        { label: it ? 'Banca' : 'Bank', value: shop.bank.bankName },
        { label: it ? 'Importo' : 'Amount', value: formatEuro(amountCents, language) },
        { label: it ? 'Causale' : 'Reference', value: order.bankReference ?? order.orderNumber },
        ...more,
      ],
    },
  ]
}
