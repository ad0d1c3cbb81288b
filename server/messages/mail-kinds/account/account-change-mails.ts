import { z } from 'zod'
import { type MailBlock, type MailKind, pageAddress } from '#server/messages/mail-kinds/mail-content.ts'

export const passwordChangedMail: MailKind<{ firstName: string }> = {
  schema: z.object({ firstName: z.string() }),
  compose({ firstName }, { shop, language }) {
    const it = language === 'it'
    return {
      subject: it ? 'La tua password è cambiata' : 'Your password has changed',
      title: it ? 'Password cambiata' : 'Password changed',
      intro: it
        ? `Ciao ${firstName}, la password del tuo account è stata cambiata e gli altri accessi sono stati chiusi.`
        : `Hello ${firstName}, your account password has been changed and you’ve been logged out on your other devices.`,
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Non l’hai fatto tu? Chiamaci al ${shop.phone} o rispondi a questo messaggio.`
              : `Wasn’t you? Call us on ${shop.phone} or reply to this message.`,
          ],
        },
      ],
    }
  },
}

interface EmailChangedData {
  firstName: string
  newEmail: string | null
  /** Set where the password was not required. */
  undoToken?: string | undefined
}

export const emailChangedMail: MailKind<EmailChangedData> = {
  schema: z.object({ firstName: z.string(), newEmail: z.string().nullable(), undoToken: z.string().optional() }),
  compose({ firstName, newEmail, undoToken }, context) {
    const { shop, language } = context
    const it = language === 'it'
    const undo: MailBlock[] = undoToken
      ? [
          {
            kind: 'paragraph',
            parts: [
              it
                ? 'Non l’hai fatto tu? Annulla il cambio: l’account torna a questo indirizzo e tutti gli accessi vengono chiusi. Il link vale 72 ore; fino ad allora solo da questo indirizzo si può reimpostare la password.'
                : 'Wasn’t you? Undo the change: the account goes back to this address and everyone is logged out. The link works for 72 hours; until then the password can only be reset from this address.',
            ],
          },
          {
            kind: 'button',
            text: it ? 'Annulla il cambio' : 'Undo the change',
            href: pageAddress(context, `/annulla-cambio-email?token=${undoToken}`),
          },
        ]
      : []
    return {
      subject: it ? 'L’indirizzo del tuo account è cambiato' : 'Your account’s email address has changed',
      title: it ? 'Indirizzo cambiato' : 'Address changed',
      intro: it
        ? `Ciao ${firstName}, da ora il tuo account usa ${newEmail ? `l’indirizzo ${newEmail}` : 'un altro indirizzo'}.`
        : `Hello ${firstName}, from now on your account uses ${newEmail ? newEmail : 'another address'}.`,
      blocks: [
        ...undo,
        {
          kind: 'paragraph',
          parts: [
            it
              ? `${undoToken ? 'Hai bisogno di aiuto?' : 'Non l’hai fatto tu?'} Chiamaci subito al ${shop.phone} o rispondi a questo messaggio.`
              : `${undoToken ? 'Need help?' : 'Wasn’t you?'} Call us straight away on ${shop.phone} or reply to this message.`,
          ],
        },
      ],
    }
  },
}

export const accountDeletedMail: MailKind<{ firstName: string }> = {
  schema: z.object({ firstName: z.string() }),
  compose({ firstName }, { language }) {
    const it = language === 'it'
    return {
      subject: it ? 'Il tuo account è stato cancellato' : 'Your account has been deleted',
      title: it ? 'Account cancellato' : 'Account deleted',
      intro: it
        ? `Ciao ${firstName}, abbiamo cancellato il tuo account con profilo, carrello e accessi, come hai chiesto.`
        : `Hello ${firstName}, we’ve deleted your account with its profile and cart, as you asked.`,
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            it
              ? 'Gli ordini restano nei nostri documenti contabili per dieci anni, perché la legge ce lo chiede, ma non sono più legati a un account. I link nelle e-mail degli ordini continuano a funzionare. Le tue recensioni restano senza il tuo nome.'
              : 'Your orders stay in our books for ten years, as the law requires, but no longer belong to an account. The links in your order emails still work. Your reviews stay, without your name.',
          ],
        },
      ],
    }
  },
}
