import { z } from 'zod'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

interface ShopChangedData {
  what: 'bank' | 'email'
  /** Of an account the last four characters. */
  before: string
  after: string
  at: string
  unpaidOrders: number
}

/** To the address that the shop had until then, so in Italian. */
export const shopChangedMail: MailKind<ShopChangedData> = {
  schema: z.object({
    what: z.enum(['bank', 'email']),
    before: z.string(),
    after: z.string(),
    at: z.string(),
    unpaidOrders: z.int(),
  }),
  compose({ what, before, after, at, unpaidOrders }) {
    const isBank = what === 'bank'
    const name = isBank ? 'IBAN' : 'E-mail'
    return {
      subject: isBank ? 'I dati del bonifico sono cambiati' : 'L’e-mail del negozio è cambiata',
      title: isBank ? 'Bonifico cambiato' : 'E-mail cambiata',
      intro: isBank
        ? 'I dati per pagare con bonifico sono stati cambiati dalla dashboard, con la password dell’amministratore.'
        : 'Da ora le e-mail del negozio partono dal nuovo indirizzo e arrivano lì.',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ...(before ? [{ label: `${name} di prima`, value: isBank ? `… ${before}` : before }] : []),
            { label: `${name} di adesso`, value: isBank ? `… ${after}` : after },
            { label: 'Quando', value: moment.format(new Date(at)) },
          ],
        },
        ...(isBank && unpaidOrders > 0
          ? [
              {
                kind: 'paragraph' as const,
                parts: [
                  unpaidOrders === 1
                    ? 'Un ordine aspetta un bonifico: la sua pagina mostra già il nuovo conto, ma la mail che il cliente ha ricevuto dice quello di prima. '
                    : `${unpaidOrders} ordini aspettano un bonifico: le loro pagine mostrano già il nuovo conto, ma le mail che i clienti hanno ricevuto dicono quello di prima. `,
                  'Tieni aperto il vecchio conto finché non hanno pagato: anche il suo estratto conto si può ancora caricare.',
                ],
              },
            ]
          : []),
        {
          kind: 'paragraph',
          parts: [
            { strong: 'Non sei stato tu?' },
            ' Entra subito nella dashboard, cambia la password dell’amministratore e rimetti i dati giusti.',
          ],
        },
      ],
    }
  },
}
