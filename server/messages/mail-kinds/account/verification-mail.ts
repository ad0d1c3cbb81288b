import { z } from 'zod'
import {
  type MailBlock,
  type MailContext,
  type MailKind,
  pageAddress,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

interface VerificationData {
  firstName: string
  email: string
  verifyToken: string
}

export function verificationBlocks(token: string, context: MailContext, button: string): MailBlock[] {
  const it = context.language === 'it'
  return [
    { kind: 'heading', text: it ? 'Conferma il tuo indirizzo' : 'Confirm your address' },
    {
      kind: 'paragraph',
      parts: [
        it
          ? 'Con un clic confermi che questo indirizzo è tuo. Se hai già comprato da noi senza account, i tuoi ordini compaiono tra gli altri. Il link vale 7 giorni; se non hai fatto l’accesso te lo chiediamo.'
          : 'One click confirms that this address is yours. If you’ve bought from us without an account, those orders will join the others. The link works for 7 days; if you’re not logged in, we’ll ask you to log in.',
      ],
    },
    {
      kind: 'button',
      text: button,
      href: pageAddress(context, `/verifica-email?token=${token}`),
    },
  ]
}

export const verificationMail: MailKind<VerificationData> = {
  schema: z.object({ firstName: z.string(), email: z.string(), verifyToken: z.string() }),
  compose({ firstName, email, verifyToken }, context) {
    const { say, closing } = mailTexts('email_verification', context, { nome: firstName, indirizzo: email })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [...verificationBlocks(verifyToken, context, say('button')), ...closing()],
    }
  },
}
