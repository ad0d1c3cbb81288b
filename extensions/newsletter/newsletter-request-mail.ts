import { z } from 'zod'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { consentText } from './newsletter-consent.ts'

const newsletterRequestData = z.object({ textVersion: z.string(), token: z.string() })

/** Asks the reader of the address whether the newsletter is wanted; nothing else is sent before. */
export const newsletterRequestMail: MailKind<z.output<typeof newsletterRequestData>> = {
  schema: newsletterRequestData,
  compose({ textVersion, token }, context) {
    const { say, closing } = mailTexts('newsletter_request', context)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'paragraph', parts: [{ strong: consentText(context.language, textVersion) }] },
        { kind: 'button', text: say('button'), href: pageAddress(context, `/le-tue-mail?token=${token}`) },
        { kind: 'paragraph', isSmall: true, parts: [say('ignore')] },
        ...closing(),
      ],
    }
  },
}
