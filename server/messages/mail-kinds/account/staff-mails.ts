import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { deviceOf } from '#shared/domain/platform/access/device-name.ts'
import { type StaffRole, staffRoles } from '#shared/domain/platform/access/staff-roles.ts'

interface InvitationData {
  firstName: string
  role: StaffRole
  token: string
}

const rolesSaid: Record<StaffRole, { it: string; en: string }> = {
  owner: { it: 'Tutto, come il titolare.', en: 'Everything, as the owner.' },
  counter: {
    it: 'Ordini, prodotti, prezzi, recensioni e rimborsi.',
    en: 'Orders, products, prices, reviews and refunds.',
  },
  workshop: { it: 'Bici da montare, schede e foto.', en: 'Bikes to build, job cards and photos.' },
  content: { it: 'Home, pagine, testi e foto.', en: 'Home page, pages, texts and photos.' },
  accountant: { it: 'Guardare e scaricare, senza cambiare.', en: 'Reading and exporting, no changes.' },
}

export const staffInvitationMail: MailKind<InvitationData> = {
  schema: z.object({ firstName: z.string(), role: z.enum(staffRoles), token: z.string() }),
  compose({ firstName, role, token }, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('staff_invitation', context, { nome: firstName })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        {
          kind: 'facts',
          rows: [{ label: it ? 'Potrai fare' : 'You can do', value: rolesSaid[role][context.language] }],
        },
        { kind: 'button', text: say('button'), href: pageAddress(context, `/admin?token=${token}`) },
        {
          kind: 'paragraph',
          parts: [
            it
              ? 'Il link vale sette giorni e funziona una volta sola: scegli la tua password, e se vuoi dopo aggiungi una passkey.'
              : 'The link works for seven days and only once: choose your password and, if you like, add a passkey afterwards.',
          ],
        },
        ...closing(),
      ],
    }
  },
}

interface NewDeviceData {
  firstName: string
  userAgent: string
  at: string
}

export const staffNewDeviceMail: MailKind<NewDeviceData> = {
  schema: z.object({ firstName: z.string(), userAgent: z.string(), at: z.string() }),
  compose({ firstName, userAgent, at }, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('staff_new_device', context, { nome: firstName })
    const device = deviceOf(userAgent)
    const moment = new Intl.DateTimeFormat(it ? 'it-IT' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Rome',
    })
    const unknown = it ? 'Non riconosciuto' : 'Unknown'
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: it ? 'Dispositivo' : 'Device', value: device ? `${device.browser}, ${device.system}` : unknown },
            { label: it ? 'Quando' : 'When', value: moment.format(new Date(at)) },
          ],
        },
        {
          kind: 'paragraph',
          parts: [
            { strong: it ? 'Non sei stato tu?' : 'Wasn’t you?' },
            it
              ? ' Entra, cambia la password e chiudi gli altri accessi in Negozio, Persone; poi avvisa il titolare.'
              : ' Log in, change your password and end the other sessions in Negozio, Persone; then tell the owner.',
          ],
        },
        ...closing(),
      ],
    }
  },
}
