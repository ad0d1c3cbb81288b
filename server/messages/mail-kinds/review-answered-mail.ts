import { z } from 'zod'
import { greetingName, withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import { type MailKind, pageLink } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

const reviewAnsweredData = z.object({
  customerName: z.string(),
  productName: z.string(),
  slug: z.string(),
  title: z.string(),
  answer: z.string(),
})

export const reviewAnsweredMail: MailKind<z.output<typeof reviewAnsweredData>> = {
  schema: reviewAnsweredData,
  topic: 'notifications',
  compose({ customerName, productName, slug, title, answer }, context) {
    const it = context.language === 'it'
    const shop = context.shop.name
    const { say, closing } = mailTexts('review_answered', context, {
      nome: greetingName(customerName, context.language),
      articolo: productName,
      titolo: withoutLinks(title),
    })
    const page = pageLink(context, `/prodotto/${slug}#recensioni`, say('button'))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'heading', text: it ? `Risponde ${shop}` : `${shop} replies` },
        { kind: 'paragraph', parts: [answer] },
        { kind: 'button', ...page },
        ...closing(),
      ],
    }
  },
}
