import { z } from 'zod'
import { withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import { type MailKind, pageLink } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

const questionAnsweredData = z.object({
  productName: z.string(),
  slug: z.string(),
  question: z.string(),
  answer: z.string(),
})

export const questionAnsweredMail: MailKind<z.output<typeof questionAnsweredData>> = {
  schema: questionAnsweredData,
  topic: 'notifications',
  compose({ productName, slug, question, answer }, context) {
    const values = { articolo: productName, domanda: withoutLinks(question) }
    const { say, closing } = mailTexts('question_answered', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'paragraph', parts: [answer] },
        { kind: 'button', ...pageLink(context, `/prodotto/${slug}#domande`, say('button')) },
        ...closing(),
      ],
    }
  },
}
