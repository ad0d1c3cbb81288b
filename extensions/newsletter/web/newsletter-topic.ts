import type { MailTopicRows } from '#web/extensions/web-extension.ts'
import { confirmNewsletter } from '../newsletter-calls.ts'

export const mailTopics: MailTopicRows = {
  newsletter: {
    name: { it: 'Newsletter del negozio', en: 'The shop’s newsletter' },
    join: (api, token) => api(confirmNewsletter, { body: { token } }),
  },
}
