import { languageChunk } from '#web/i18n/language-chunk.ts'

export const cartPanelTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/cart-panel.ts')).cartPanel,
  en: async () => (await import('#web/i18n/en/cart-panel.ts')).cartPanel,
})
