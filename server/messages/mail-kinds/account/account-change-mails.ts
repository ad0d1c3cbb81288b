import { z } from 'zod'
import { type MailBlock, type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts, withPhone } from '#server/messages/mail-parts/mail-texts.ts'

export const passwordChangedMail: MailKind<{ firstName: string }> = {
  schema: z.object({ firstName: z.string() }),
  compose({ firstName }, context) {
    const { say, closing } = mailTexts('password_changed', context, { nome: firstName })
    return { subject: say('subject'), title: say('title'), intro: say('intro'), blocks: closing() }
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
    const { say, closing } = mailTexts('email_changed', context, { nome: firstName })
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
            text: say('button'),
            href: pageAddress(context, `/annulla-cambio-email?token=${undoToken}`),
          },
        ]
      : []
    return {
      subject: say('subject'),
      title: say('title'),
      intro: newEmail ? say('intro', { indirizzo: newEmail }) : say('intro_other'),
      blocks: [
        ...undo,
        {
          kind: 'paragraph',
          parts: [
            withPhone(
              it
                ? `${undoToken ? 'Hai bisogno di aiuto?' : 'Non l’hai fatto tu?'} Chiamaci subito al {telefono} o rispondi a questo messaggio.`
                : `${undoToken ? 'Need help?' : 'Wasn’t you?'} Call us straight away on {telefono} or reply to this message.`,
              shop,
            ),
          ],
        },
        ...closing(),
      ],
    }
  },
}

export const accountDeletedMail: MailKind<{ firstName: string }> = {
  schema: z.object({ firstName: z.string() }),
  compose({ firstName }, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('account_deleted', context, { nome: firstName })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            it
              ? 'Gli ordini restano nei nostri documenti contabili per dieci anni, perché la legge ce lo chiede, ma non sono più legati a un account. I link nelle e-mail degli ordini continuano a funzionare. Le tue recensioni restano senza il tuo nome.'
              : 'Your orders stay in our books for ten years, as the law requires, but no longer belong to an account. The links in your order emails still work. Your reviews stay, without your name.',
          ],
        },
        ...closing(),
      ],
    }
  },
}
