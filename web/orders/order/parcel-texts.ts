import type { parcels } from '#web/i18n/it/parcels.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type ParcelTexts = Widen<typeof parcels>

export const parcelTexts = languageChunk<ParcelTexts>({
  it: async () => (await import('#web/i18n/it/parcels.ts')).parcels,
  en: async () => (await import('#web/i18n/en/parcels.ts')).parcels,
})
