import type { outbox } from '#web/i18n/it/outbox.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type OutboxTexts = Widen<typeof outbox>

export const outboxTexts = languageChunk<OutboxTexts>({
  it: async () => (await import('#web/i18n/it/outbox.ts')).outbox,
  en: async () => (await import('#web/i18n/en/outbox.ts')).outbox,
})
