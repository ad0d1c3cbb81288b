import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { outbox } from './outbox-it.ts'

export type OutboxTexts = Widen<typeof outbox>

export const outboxTexts = languageChunk<OutboxTexts>({
  it: async () => (await import('./outbox-it.ts')).outbox,
  en: async () => (await import('./outbox-en.ts')).outbox,
})
