import { z } from 'zod'
import {
  type MailBlock,
  type MailContext,
  type MailKind,
  pageAddress,
} from '#server/messages/mail-kinds/mail-content.ts'

interface VerificationData {
  firstName: string
  email: string
  verifyToken: string
}

export function verificationBlocks(token: string, context: MailContext): MailBlock[] {
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
      text: it ? 'Conferma l’indirizzo' : 'Confirm address',
      href: pageAddress(context, `/verifica-email?token=${token}`),
    },
  ]
}

export const verificationMail: MailKind<VerificationData> = {
  schema: z.object({ firstName: z.string(), email: z.string(), verifyToken: z.string() }),
  compose({ firstName, email, verifyToken }, context) {
    const it = context.language === 'it'
    return {
      subject: it ? 'Conferma il tuo indirizzo e-mail' : 'Confirm your email address',
      title: it ? 'È il tuo indirizzo?' : 'Is this your address?',
      intro: it
        ? `Ciao ${firstName}, ${email} è l’indirizzo del tuo account.`
        : `Hello ${firstName}, ${email} is the address of your account.`,
      blocks: verificationBlocks(verifyToken, context),
    }
  },
}
