import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { parcels } from './parcels-it.ts'

export type ParcelTexts = Widen<typeof parcels>

export const parcelTexts = languageChunk<ParcelTexts>({
  it: async () => (await import('./parcels-it.ts')).parcels,
  en: async () => (await import('./parcels-en.ts')).parcels,
})
