import { z } from 'zod'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** What opens the dashboard, or takes data out of it, and how its change is said. */
const changes = {
  passkey_added: ['Passkey aggiunta', 'Con una nuova passkey si entra nella dashboard con questo nome.'],
  passkey_removed: ['Passkey tolta', 'Una passkey non apre più la dashboard con questo nome.'],
  code_app_added: ['Codici di accesso attivati', 'Dopo la password ora serve il codice di un’app.'],
  code_app_removed: ['Codici di accesso tolti', 'Ora basta la password, senza il codice di un’app.'],
  password_changed: ['Password della dashboard cambiata', 'La password di questo nome è stata cambiata.'],
  shop_password_changed: ['Password del negozio cambiata', 'La password dell’amministratore è stata cambiata.'],
  key_made: ['Nuova chiave per un programma', 'Con questa chiave un programma entra nei dati del negozio.'],
  receiver_added: ['Nuovo destinatario di avvisi', 'Gli avvisi del negozio partono da ora verso questo indirizzo.'],
  receiver_changed: ['Destinatario di avvisi cambiato', 'Gli avvisi del negozio vanno ora dove è scritto qui.'],
  receiver_signed: ['Nuova firma degli avvisi', 'Gli avvisi verso questo indirizzo hanno una nuova firma.'],
} as const
export type AccessChange = keyof typeof changes

interface AccessChangedData {
  what: AccessChange
  /** A device, the name of a key, an address; may be empty. */
  detail: string
  /** Null: with the shop's password. */
  by: string | null
  at: string
}

/** To people of the dashboard, so in Italian. */
export const accessChangedMail: MailKind<AccessChangedData> = {
  schema: z.object({
    what: z.enum(Object.keys(changes) as AccessChange[]),
    detail: z.string(),
    by: z.nullable(z.string()),
    at: z.string(),
  }),
  compose({ what, detail, by, at }) {
    const [title, intro] = changes[what]
    return {
      subject: title,
      title,
      intro,
      blocks: [
        {
          kind: 'facts',
          rows: [
            ...(detail ? [{ label: 'Che cosa', value: detail }] : []),
            { label: 'Chi', value: by ?? 'Con la password del negozio' },
            { label: 'Quando', value: moment.format(new Date(at)) },
          ],
        },
        {
          kind: 'paragraph',
          parts: [
            { strong: 'Non ne sai niente?' },
            ' Entra subito nella dashboard, cambia la password, chiudi gli altri accessi in Negozio, Persone, e guarda il Registro.',
          ],
        },
      ],
    }
  },
}
