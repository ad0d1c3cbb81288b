import { z } from 'zod'
import { returnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { greetingName, withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailBlock, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts, withPhone } from '#server/messages/mail-parts/mail-texts.ts'
import { returnSteps } from './after-sales-mail-parts.ts'

const withdrawalData = z.object({
  reference: z.string(),
  /** Day and time by the shop's clock, already in the mail's language. */
  receivedAt: z.string(),
  /** Name and items in the sender's own words: empty in mails to an unknown address. */
  statement: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  orderNumber: z.string(),
  items: z.string(),
  /** For an order that its sender has paid. */
  isPaid: z.boolean().optional(),
  /** The return that carries it out. */
  comingBack: returnMailData.optional(),
})
export type WithdrawalMailData = z.output<typeof withdrawalData>

/** The statement as it was sent: the receipt (rule 445). */
function statementBlocks(data: WithdrawalMailData, language: 'it' | 'en'): MailBlock[] {
  const it = language === 'it'
  const isWhole = data.statement !== ''
  const kept = it
    ? 'Il testo della dichiarazione è conservato da noi con questo riferimento: se ti serve, rispondi a questo messaggio e te lo mandiamo.'
    : 'We keep the text of the statement under this reference: if you need it, reply to this message and we send it to you.'
  const goods = data.items || (it ? 'Tutto l’ordine' : 'The whole order')
  const rows = [
    { label: it ? 'Ricevuta il' : 'Received on', value: data.receivedAt },
    { label: it ? 'Nome' : 'Name', value: data.customerName },
    { label: it ? 'E-mail' : 'Email', value: data.customerEmail },
    { label: it ? 'Ordine' : 'Order', value: data.orderNumber },
    { label: it ? 'Beni' : 'Goods', value: isWhole ? goods : '' },
  ]
  return [
    { kind: 'plate', label: it ? 'Riferimento' : 'Reference', value: data.reference },
    { kind: 'heading', text: it ? 'La dichiarazione' : 'The statement' },
    { kind: 'paragraph', parts: [isWhole ? data.statement : kept] },
    { kind: 'facts', rows: rows.filter(({ value }) => value !== '') },
  ]
}

/** The same without links, for unproven senders. */
export function withHarmlessWords<T extends WithdrawalMailData>(data: T): T {
  const { statement, customerName, orderNumber, items } = data
  return {
    ...data,
    statement: withoutLinks(statement),
    customerName: withoutLinks(customerName),
    orderNumber: withoutLinks(orderNumber),
    items: withoutLinks(items),
  }
}

/** The same without the sender's own words, for recipients who may not be concerned. */
export function withoutWords(data: WithdrawalMailData): WithdrawalMailData {
  const isNumber = /^[a-z]{2,4}-\w{4}-\w{4}$/i.test(data.orderNumber)
  return { ...data, statement: '', customerName: '', items: '', orderNumber: isNumber ? data.orderNumber : '' }
}

/** To the customer: content and time of receipt. A person judges the deadline later. */
export const withdrawalReceiptMail: MailKind<WithdrawalMailData> = {
  schema: withdrawalData,
  attachNoteOf: ({ comingBack }) => comingBack,
  compose(data, context) {
    const { shop, language } = context
    const it = language === 'it'
    const isFree = shop.returnPaidBy === 'shop'
    const { say, closing } = mailTexts('withdrawal_receipt', context, {
      nome: greetingName(data.customerName, language),
    })
    return {
      subject: say('subject', { riferimento: data.reference }),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...statementBlocks(data, language),
        ...(data.comingBack ? returnSteps(data.comingBack, context) : []),
        { kind: 'heading', text: it ? 'Che cosa succede adesso' : 'What happens now' },
        {
          kind: 'paragraph',
          parts: [withPhone(data.comingBack ? refundWords(it) : laterWords(it, isFree), shop)],
        },
        ...closing(),
      ],
    }
  },
}

function laterWords(it: boolean, isFree: boolean): string {
  return it
    ? `Ti scriviamo con le istruzioni per la restituzione${isFree ? ', che è a nostro carico' : ''}. ${refundWords(it)}`
    : `We’ll write to you with instructions for the return${isFree ? ', which we pay for' : ''}. ${refundWords(it)}`
}

function refundWords(it: boolean): string {
  return it
    ? 'Il rimborso arriva con lo stesso mezzo di pagamento entro 14 giorni dalla dichiarazione; possiamo attendere finché non riceviamo i beni o la prova che li hai spediti. Per domande rispondi a questo messaggio o chiamaci al {telefono}.'
    : 'You’ll be refunded by the same means of payment within 14 days of the statement; we may wait until we receive the items or proof that you have sent them. If you have any questions, reply to this message or call us on {telefono}.'
}

const flagTexts: Record<string, string> = {
  unknown_order: 'Nessun ordine con questo numero.',
  email_mismatch: 'L’e-mail non è quella dell’ordine.',
  late: 'La dichiarazione è arrivata dopo i termini di recesso e di reso.',
  repeated: 'Per questo ordine c’è già una dichiarazione.',
  cancelled_order: 'L’ordine era già annullato.',
}

export const withdrawalNoticeMail: MailKind<
  WithdrawalMailData & { kind: 'recesso' | 'reso30'; flags: string[]; refundDueDay: string }
> = {
  schema: withdrawalData.extend({
    kind: z.enum(['recesso', 'reso30']),
    flags: z.array(z.string()),
    refundDueDay: z.string(),
  }),
  compose({ kind, flags, refundDueDay, ...data }, { publicUrl }) {
    const title = kind === 'recesso' ? 'Nuovo recesso' : 'Nuovo reso entro i giorni promessi'
    return {
      subject: `${title}: ordine ${data.orderNumber}, ${data.reference}`,
      title,
      intro: `${data.customerName} ha inviato una dichiarazione. Rimborso entro il ${refundDueDay}.`,
      blocks: [
        ...flags.map((flag): MailBlock => ({ kind: 'paragraph', parts: [{ strong: flagTexts[flag] ?? flag }] })),
        ...statementBlocks(data, 'it'),
        { kind: 'button', text: 'Vedi i recessi', href: `${publicUrl}/admin?tab=ordini&vista=resi` },
      ],
    }
  },
}
