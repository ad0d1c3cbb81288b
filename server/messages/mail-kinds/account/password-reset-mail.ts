import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

interface PasswordResetData {
  firstName: string
  token: string
}

export const passwordResetMail: MailKind<PasswordResetData> = {
  schema: z.object({ firstName: z.string(), token: z.string() }),
  compose({ firstName, token }, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('password_reset', context, { nome: firstName })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            it
              ? 'Il link vale un’ora e funziona una volta sola. Dopo il cambio si chiudono gli accessi su tutti gli altri dispositivi.'
              : 'The link works for one hour and only once. After the change you’ll be logged out on all other devices.',
          ],
        },
        {
          kind: 'button',
          text: say('button'),
          href: pageAddress(context, `/reimposta-password?token=${token}`),
        },
        ...closing(),
        {
          kind: 'paragraph',
          isSmall: true,
          parts: [
            it
              ? 'Non l’hai chiesto tu? Non fare nulla: la tua password resta quella di prima.'
              : 'Didn’t ask for this? Do nothing: your password stays as it is.',
          ],
        },
      ],
    }
  },
}
