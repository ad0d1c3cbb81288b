import { languageChunk } from '#web/i18n/language-chunk.ts'

export const sizeAdviceTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/size-advice.ts')).sizeAdvice,
  en: async () => (await import('#web/i18n/en/size-advice.ts')).sizeAdvice,
})
