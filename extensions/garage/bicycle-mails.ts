import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

const bicycleData = z.object({ firstName: z.string(), name: z.string(), size: z.string().nullable() })

function bicycleMail(kind: 'bicycle_handed_over' | 'bicycle_received'): MailKind<z.output<typeof bicycleData>> {
  return {
    schema: bicycleData,
    compose({ firstName, name, size }, context) {
      const inSize = size ? `, ${context.language === 'it' ? 'taglia' : 'size'} ${size}` : ''
      const { say, closing } = mailTexts(kind, context, { nome: firstName, bici: name + inSize })
      return {
        subject: say('subject'),
        title: say('title'),
        intro: say('intro'),
        blocks: [
          { kind: 'paragraph', parts: [say('note')] },
          { kind: 'button', text: say('button'), href: pageAddress(context, '/account') },
          ...closing(),
        ],
      }
    },
  }
}

/** To its owner of before and to the new one; neither reads who the other is. */
export const bicycleHandedOverMail = bicycleMail('bicycle_handed_over')
export const bicycleReceivedMail = bicycleMail('bicycle_received')
