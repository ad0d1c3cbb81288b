import { z } from 'zod'
import { type MailKind, pageLink } from '#server/messages/mail-kinds/mail-content.ts'
import { verificationBlocks } from './verification-mail.ts'

interface RegistrationData {
  firstName: string
  email: string
  verifyToken: string
}

export const registrationMail: MailKind<RegistrationData> = {
  schema: z.object({ firstName: z.string(), email: z.string(), verifyToken: z.string() }),
  compose({ firstName, email, verifyToken }, context) {
    const it = context.language === 'it'
    const { name } = context.shop
    return {
      subject: it ? `Benvenuto da ${name}` : `Welcome to ${name}`,
      title: it ? 'Il tuo account è pronto' : 'Your account is ready',
      intro: it
        ? `Ciao ${firstName}, da ora accedi con ${email} e trovi al loro posto carrello, ordini e dati di consegna.`
        : `Hello ${firstName}, from now on you can log in with ${email} to find your cart, orders and delivery details.`,
      blocks: [
        ...verificationBlocks(verifyToken, context),
        {
          kind: 'paragraph',
          isSmall: true,
          parts: [
            it
              ? 'La registrazione non è tua? Non aprire il link e rispondi a questo messaggio: cancelliamo l’account. '
              : 'Didn’t register? Don’t open the link, and reply to this message: we’ll delete the account. ',
            pageLink(context, '/privacy', it ? 'Come trattiamo i tuoi dati' : 'How we handle your data'),
            '.',
          ],
        },
      ],
    }
  },
}
