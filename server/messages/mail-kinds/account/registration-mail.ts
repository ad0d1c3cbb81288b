import { z } from 'zod'
import { type MailKind, pageLink } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
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
    const { say, closing } = mailTexts('registration', context, { nome: firstName, indirizzo: email })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...verificationBlocks(verifyToken, context, say('button')),
        ...closing(),
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
