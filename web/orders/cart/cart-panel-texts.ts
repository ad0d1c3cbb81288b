import { languageChunk } from '#web/i18n/language-chunk.ts'

export const cartPanelTexts = languageChunk(
  {
    it: async () => (await import('./cart-panel-it.ts')).cartPanel,
    en: async () => (await import('./cart-panel-en.ts')).cartPanel,
  },
  'cartPanel',
)
