import type { wallet } from '#web/i18n/it/wallet.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type WalletTexts = Widen<typeof wallet>

export const walletTexts = languageChunk<WalletTexts>({
  it: async () => (await import('#web/i18n/it/wallet.ts')).wallet,
  en: async () => (await import('#web/i18n/en/wallet.ts')).wallet,
})
