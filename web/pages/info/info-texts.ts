import type { InfoName } from '#shared/domain/site/pages.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { InfoWriter } from './info-text.ts'

const page = (load: () => Promise<InfoWriter>) => languageChunk({ it: load, en: load })

export const isInfoName = (name: unknown): name is InfoName =>
  typeof name === 'string' && Object.hasOwn(infoTexts, name)

export const infoTexts: Record<InfoName, ReturnType<typeof page>> = {
  condizioni: page(async () => (await import('./conditions-text.ts')).conditions),
  privacy: page(async () => (await import('./privacy-text.ts')).privacy),
  cookie: page(async () => (await import('./cookie-text.ts')).cookies),
  recesso: page(async () => (await import('./withdrawal-text.ts')).withdrawal),
  'spedizioni-e-resi': page(async () => (await import('./delivery-text.ts')).delivery),
  garanzia: page(async () => (await import('./guarantee-text.ts')).guarantee),
  accessibilita: page(async () => (await import('./accessibility-text.ts')).accessibility),
}
