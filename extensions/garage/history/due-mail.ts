import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { dateText } from '#shared/domain/platform/hours/date-text.ts'

const dueData = z.object({
  name: z.string(),
  bicycle: z.string(),
  bicycleId: z.string(),
  service: z.string(),
  day: z.string(),
})

/** To an owner who asked for it. */
export const workshopDueMail: MailKind<z.output<typeof dueData>> = {
  schema: dueData,
  topic: 'workshop_due',
  compose({ name, bicycle, service, day }, context) {
    const giorno = dateText(new Date(`${day}T12:00:00Z`), context.language, 'promise')
    const { say, closing } = mailTexts('workshop_due', context, { nome: name, bici: bicycle, lavoro: service, giorno })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [{ kind: 'button', text: say('button'), href: pageAddress(context, '/officina') }, ...closing()],
    }
  },
}
