import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-kinds/mail-content.ts'

interface PasswordResetData {
  firstName: string
  token: string
}

export const passwordResetMail: MailKind<PasswordResetData> = {
  schema: z.object({ firstName: z.string(), token: z.string() }),
  compose({ firstName, token }, context) {
    const it = context.language === 'it'
    return {
      subject: it ? 'Scegli una nuova password' : 'Choose a new password',
      title: it ? 'Nuova password' : 'New password',
      intro: it
        ? `Ciao ${firstName}, hai chiesto di reimpostare la password del tuo account.`
        : `Hello ${firstName}, you asked to reset your account password.`,
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
          text: it ? 'Scegli la nuova password' : 'Choose a new password',
          href: pageAddress(context, `/reimposta-password?token=${token}`),
        },
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
