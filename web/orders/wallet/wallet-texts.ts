import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { wallet } from './wallet-it.ts'

export type WalletTexts = Widen<typeof wallet>

export const walletTexts = languageChunk<WalletTexts>({
  it: async () => (await import('./wallet-it.ts')).wallet,
  en: async () => (await import('./wallet-en.ts')).wallet,
})
