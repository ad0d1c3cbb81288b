import { z } from 'zod'
import type { MailBlock, MailKind } from './mail-content.ts'
import { greetingName } from './order-mail-parts.ts'

const withdrawalData = z.object({
  reference: z.string(),
  /** With seconds and offset, already in the mail's language. */
  receivedAt: z.string(),
  statement: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  orderNumber: z.string(),
  items: z.string(),
})
export type WithdrawalMailData = z.output<typeof withdrawalData>

/** The whole statement as it was sent: the receipt of art. 54-bis Codice del consumo (law-and-ux.md W-05). */
function statementBlocks(data: WithdrawalMailData, language: 'it' | 'en'): MailBlock[] {
  const it = language === 'it'
  return [
    { kind: 'plate', label: it ? 'Riferimento' : 'Reference', value: data.reference },
    { kind: 'heading', text: it ? 'La dichiarazione' : 'The statement' },
    { kind: 'paragraph', parts: [data.statement] },
    {
      kind: 'facts',
      rows: [
        { label: it ? 'Ricevuta il' : 'Received on', value: data.receivedAt },
        { label: it ? 'Nome' : 'Name', value: data.customerName },
        { label: it ? 'E-mail' : 'Email', value: data.customerEmail },
        { label: it ? 'Ordine' : 'Order', value: data.orderNumber },
        { label: it ? 'Beni' : 'Goods', value: data.items || (it ? 'Tutto l’ordine' : 'The whole order') },
      ],
    },
  ]
}

/** To the customer. It says what was received and when; whether it is in time is judged by a person later. */
export const withdrawalReceiptMail: MailKind<WithdrawalMailData> = {
  schema: withdrawalData,
  compose(data, { shop, language }) {
    const it = language === 'it'
    const name = greetingName(data.customerName)
    return {
      subject: it
        ? `Ricevuta della dichiarazione di recesso ${data.reference}`
        : `Receipt of your statement of withdrawal ${data.reference}`,
      title: it ? 'Dichiarazione ricevuta' : 'Statement received',
      intro: it
        ? `Ciao ${name}, abbiamo ricevuto la tua dichiarazione di recesso. Conserva questo messaggio: è la tua ricevuta.`
        : `Hello ${name}, we have received your statement of withdrawal. Keep this message: it is your receipt.`,
      blocks: [
        ...statementBlocks(data, language),
        { kind: 'heading', text: it ? 'Che cosa succede adesso' : 'What happens now' },
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Ti scriviamo con le istruzioni per la restituzione, che è a nostro carico. Il rimborso arriva con lo stesso mezzo di pagamento entro 14 giorni dalla dichiarazione; possiamo attendere finché non riceviamo i beni o la prova che li hai spediti. Per domande rispondi a questo messaggio o chiamaci al ${shop.phone}.`
              : `We write to you with instructions for the return, which we pay for. The refund arrives by the same means of payment within 14 days of the statement; we may wait until we receive the goods or proof that you have sent them. With questions, reply to this message or call us on ${shop.phone}.`,
          ],
        },
      ],
    }
  },
}

const flagTexts: Record<string, string> = {
  unknown_order: 'Nessun ordine con questo numero.',
  email_mismatch: 'L’e-mail non è quella dell’ordine.',
  late: 'La dichiarazione è arrivata dopo i termini di recesso e di reso.',
  repeated: 'Per questo ordine c’è già una dichiarazione.',
  cancelled_order: 'L’ordine era già annullato.',
}

/** To the shop, always in Italian. */
export const withdrawalNoticeMail: MailKind<
  WithdrawalMailData & { kind: 'recesso' | 'reso30'; flags: string[]; refundDueDay: string }
> = {
  schema: withdrawalData.extend({
    kind: z.enum(['recesso', 'reso30']),
    flags: z.array(z.string()),
    refundDueDay: z.string(),
  }),
  compose({ kind, flags, refundDueDay, ...data }) {
    const title = kind === 'recesso' ? 'Nuovo recesso' : 'Nuovo reso entro i giorni promessi'
    return {
      subject: `${title}: ordine ${data.orderNumber}, ${data.reference}`,
      title,
      intro: `${data.customerName} ha inviato una dichiarazione. Rimborso entro il ${refundDueDay}.`,
      blocks: [
        ...flags.map((flag): MailBlock => ({ kind: 'paragraph', parts: [{ strong: flagTexts[flag] ?? flag }] })),
        ...statementBlocks(data, 'it'),
      ],
    }
  },
}
