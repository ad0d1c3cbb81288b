import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { placeOf, shownTime } from '../workshop/mails/workshop-mail-kinds.ts'

const estimateData = z.object({
  number: z.string(),
  key: z.string(),
  title: z.string(),
  name: z.string(),
  total: z.string(),
  expiresAt: z.string(),
})

export const workshopEstimateMail: MailKind<z.output<typeof estimateData>> = {
  schema: estimateData,
  compose({ number, key, title, name, total, expiresAt }, context) {
    const { day, hour } = shownTime(expiresAt, context)
    const values = { numero: number, lavoro: title, nome: name, totale: total, giorno: day, ora: hour }
    const { say, closing } = mailTexts('workshop_estimate', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'plate', label: context.language === 'it' ? 'Lavoro' : 'Job', value: number },
        { kind: 'button', text: say('button'), href: pageAddress(context, `/officina/preventivo?key=${key}`) },
        { kind: 'paragraph', isSmall: true, parts: [say('until')] },
        ...closing(),
      ],
    }
  },
}

const readyData = z.object({
  number: z.string(),
  title: z.string(),
  name: z.string(),
  total: z.string(),
  /** Opens the bill, where it can be paid from afar. */
  key: z.optional(z.string()),
})

export const workshopReadyMail: MailKind<z.output<typeof readyData>> = {
  schema: readyData,
  compose({ number, title, name, total, key }, context) {
    const values = { numero: number, lavoro: title, nome: name, totale: total }
    const { say, closing } = mailTexts('workshop_ready', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'plate', label: context.language === 'it' ? 'Lavoro' : 'Job', value: number },
        {
          kind: 'facts',
          rows: [
            { label: context.language === 'it' ? 'Da pagare' : 'To pay', value: total },
            { label: context.language === 'it' ? 'Dove' : 'Where', value: placeOf(context) },
          ],
        },
        ...(key
          ? [
              {
                kind: 'button' as const,
                text: say('button'),
                href: pageAddress(context, `/officina/conto?key=${key}`),
              },
              { kind: 'paragraph' as const, isSmall: true, parts: [say('choice')] },
            ]
          : []),
        ...closing(),
      ],
    }
  },
}
