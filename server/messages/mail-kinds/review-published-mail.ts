import { z } from 'zod'
import { greetingName, withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import { type MailKind, pageLink } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

interface ReviewPublishedData {
  customerName: string
  productName: string
  slug: string
  title: string
}

export const reviewPublishedMail: MailKind<ReviewPublishedData> = {
  schema: z.object({ customerName: z.string(), productName: z.string(), slug: z.string(), title: z.string() }),
  topic: 'notifications',
  compose({ customerName, productName, slug, title }, context) {
    const { say, closing } = mailTexts('review_published', context, {
      nome: greetingName(customerName, context.language),
      articolo: productName,
      titolo: withoutLinks(title),
    })
    const page = pageLink(context, `/prodotto/${slug}#recensioni`, say('button'))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [{ kind: 'button', ...page }, ...closing()],
    }
  },
}
