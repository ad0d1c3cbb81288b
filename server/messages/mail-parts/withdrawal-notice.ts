import { type MailBlock, type MailContext, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { daysToReturn, legalWithdrawalDays, refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { placeLines } from '#shared/domain/platform/shop/shop-address.ts'
import { withdrawalWords } from '#shared/domain/platform/shop/withdrawal-statement.ts'

type OrderOfMail = Pick<OrderMailData, 'orderNumber'>

/** With the order's key, so that the form is prefilled (rule 443). */
export function withdrawalLink(context: MailContext, { orderNumber }: OrderOfMail) {
  const query = new URLSearchParams({ ordine: orderNumber, k: context.keyOf(orderNumber) })
  return { text: withdrawalWords[context.language].entry, href: pageAddress(context, `/recesso?${query}`) }
}

function sender({ shop }: MailContext): string {
  return [shop.legal.company, ...placeLines(shop), shop.email].filter(Boolean).join(', ')
}

/** Information on withdrawal as the law wants it on a durable medium (rules 437, 450). */
export function withdrawalNotice(context: MailContext, order: OrderOfMail): MailBlock[] {
  const link = withdrawalLink(context, order)
  const days = daysToReturn(context.shop)
  const { returnPaidBy } = context.shop
  const to = [sender(context), context.shop.phone].filter(Boolean).join(', ')
  const small = (...parts: (string | typeof link)[]): MailBlock => ({ kind: 'paragraph', parts, isSmall: true })
  if (context.language === 'it') {
    return [
      { kind: 'heading', text: 'Diritto di recesso' },
      small(
        `Hai il diritto di recedere dal contratto, senza dire perché, entro ${legalWithdrawalDays} giorni dal giorno in cui tu, o una persona da te indicata diversa dal corriere, ricevi l’ultimo dei beni ordinati. `,
        days > legalWithdrawalDays ? `Noi ti diamo più tempo: ${days} giorni. ` : '',
        'Per farlo usa ',
        link,
        `, il modulo qui sotto oppure qualsiasi altra dichiarazione esplicita inviata a ${to}. Basta inviarla prima della scadenza.`,
      ),
      small(
        `Se recedi ti rimborsiamo tutti i pagamenti ricevuti, compresa la spedizione standard, senza ritardo e comunque entro ${refundDays} giorni da quando sappiamo del recesso, con lo stesso mezzo di pagamento e senza spese. Possiamo trattenere il rimborso finché non abbiamo ricevuto i beni o la prova che li hai spediti. `,
        `Rispedisci i beni entro ${legalWithdrawalDays} giorni dal recesso${returnPaidBy === 'shop' ? ': la restituzione è a nostro carico' : returnPaidBy === 'customer' ? '; il costo della restituzione è a tuo carico' : ''}. Rispondi solo della diminuzione di valore dovuta a un uso diverso da quello necessario per stabilire natura, caratteristiche e funzionamento dei beni.`,
      ),
      {
        kind: 'form',
        title: 'Modulo di recesso tipo (art. 49, comma 1, lett. h), Codice del consumo)',
        note: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
        lines: [
          `– Destinatario: ${sender(context)}`,
          '– Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*): ____',
          '– Ordinato il (*)/ricevuto il (*): ____',
          '– Nome del/dei consumatore(i): ____',
          '– Indirizzo del/dei consumatore(i): ____',
          '– Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea): ____',
          '– Data: ____',
          '(*) Cancellare la dicitura inutile.',
        ],
      },
    ]
  }
  return [
    { kind: 'heading', text: 'Right of withdrawal' },
    small(
      `You have the right to withdraw from this contract, without giving any reason, within ${legalWithdrawalDays} days of the day on which you, or a person you named other than the carrier, receive the last of the goods ordered. `,
      days > legalWithdrawalDays ? `We give you longer: ${days} days. ` : '',
      'To do so use ',
      link,
      `, the form below or any other clear statement sent to ${to}. Sending it before the period ends is enough.`,
    ),
    small(
      `If you withdraw, we will refund all payments received from you, standard shipping included, without undue delay and within ${refundDays} days of being told, by the same means of payment and free of charge. We may withhold the refund until we have received the goods or proof that you have sent them. `,
      `Send the goods back within ${legalWithdrawalDays} days of withdrawing${returnPaidBy === 'shop' ? ': we pay for the return' : returnPaidBy === 'customer' ? '; you pay for the return' : ''}. You are liable only for a loss of value from handling beyond what is needed to establish the nature, characteristics and functioning of the goods.`,
    ),
    {
      kind: 'form',
      title: 'Model withdrawal form (Annex I(B), Directive 2011/83/EU)',
      note: '(complete and return this form only if you wish to withdraw from the contract)',
      lines: [
        `– To: ${sender(context)}`,
        '– I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*): ____',
        '– Ordered on (*)/received on (*): ____',
        '– Name of consumer(s): ____',
        '– Address of consumer(s): ____',
        '– Signature of consumer(s) (only if this form is notified on paper): ____',
        '– Date: ____',
        '(*) Delete as appropriate.',
      ],
    },
  ]
}
