import type { MailTopicRows } from '#web/extensions/web-extension.ts'

export const mailTopics: MailTopicRows = {
  workshop_due: { name: { it: 'Prossimo lavoro della bici', en: 'Next service of a bicycle' } },
}
