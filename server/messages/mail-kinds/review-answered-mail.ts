import { z } from 'zod'
import { greetingName, withoutLinks } from './harmless-text.ts'
import { type MailKind, pageLink } from './mail-content.ts'

const reviewAnsweredData = z.object({
  customerName: z.string(),
  productName: z.string(),
  slug: z.string(),
  title: z.string(),
  answer: z.string(),
})

export const reviewAnsweredMail: MailKind<z.output<typeof reviewAnsweredData>> = {
  schema: reviewAnsweredData,
  compose({ customerName, productName, slug, title, answer }, context) {
    const it = context.language === 'it'
    const name = greetingName(customerName, context.language)
    const shop = context.shop.name
    const page = pageLink(context, `/prodotto/${slug}#recensioni`, it ? 'Vedi la recensione' : 'See the review')
    return {
      subject: it
        ? `${shop} ha risposto alla tua recensione di ${productName}`
        : `${shop} has replied to your review of ${productName}`,
      title: it ? 'Ti abbiamo risposto' : 'We’ve replied to you',
      intro: it
        ? `Ciao ${name}, abbiamo risposto alla tua recensione «${withoutLinks(title)}». La risposta è pubblica, sotto la recensione.`
        : `Hello ${name}, we’ve replied to your review “${withoutLinks(title)}”. The reply is public, below your review.`,
      blocks: [
        { kind: 'heading', text: it ? `Risponde ${shop}` : `${shop} replies` },
        { kind: 'paragraph', parts: [answer] },
        { kind: 'button', ...page },
      ],
    }
  },
}
