import { z } from 'zod'
import { greetingName, withoutLinks } from './harmless-text.ts'
import { type MailKind, pageLink } from './mail-content.ts'

interface ReviewPublishedData {
  customerName: string
  productName: string
  slug: string
  title: string
}

export const reviewPublishedMail: MailKind<ReviewPublishedData> = {
  schema: z.object({ customerName: z.string(), productName: z.string(), slug: z.string(), title: z.string() }),
  compose({ customerName, productName, slug, title }, context) {
    const it = context.language === 'it'
    const name = greetingName(customerName, context.language)
    const page = pageLink(context, `/prodotto/${slug}#recensioni`, it ? 'Vedi la recensione' : 'See the review')
    return {
      subject: it ? `La tua recensione di ${productName} è online` : `Your review of ${productName} is online`,
      title: it ? 'Recensione pubblicata' : 'Review published',
      intro: it
        ? `Ciao ${name}, abbiamo pubblicato la tua recensione «${withoutLinks(title)}». Grazie: aiuta chi sceglie dopo di te.`
        : `Hello ${name}, we’ve published your review “${withoutLinks(title)}”. Thank you: it helps those who choose after you.`,
      blocks: [{ kind: 'button', ...page }],
    }
  },
}
