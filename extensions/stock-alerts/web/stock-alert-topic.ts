import type { MailTopicRows } from '#web/extensions/web-extension.ts'

export const mailTopics: MailTopicRows = {
  stock_alerts: { name: { it: 'Avvisi di disponibilità', en: 'Stock alerts' } },
}
