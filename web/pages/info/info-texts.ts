import type { Language } from '#shared/domain/language.ts'
import type { InfoName } from '#shared/domain/pages.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { InfoWriter } from './info-text.ts'
import type { infoWords } from './it/info-words.ts'

type Words = Widen<typeof infoWords>

async function words(language: Language): Promise<Words> {
  return language === 'en'
    ? (await import('./en/info-words.ts')).infoWords
    : (await import('./it/info-words.ts')).infoWords
}

function page(it: () => Promise<InfoWriter>, en: () => Promise<InfoWriter>) {
  const load = (language: Language, text: () => Promise<InfoWriter>) => async () => {
    const [write, around] = await Promise.all([text(), words(language)])
    return { write, words: around }
  }
  return languageChunk({ it: load('it', it), en: load('en', en) })
}

export const infoTexts: Record<InfoName, ReturnType<typeof page>> = {
  condizioni: page(
    async () => (await import('./it/conditions-text.tsx')).conditions,
    async () => (await import('./en/conditions-text.tsx')).conditions,
  ),
  privacy: page(
    async () => (await import('./it/privacy-text.tsx')).privacy,
    async () => (await import('./en/privacy-text.tsx')).privacy,
  ),
  cookie: page(
    async () => (await import('./it/cookie-text.tsx')).cookies,
    async () => (await import('./en/cookie-text.tsx')).cookies,
  ),
  recesso: page(
    async () => (await import('./it/withdrawal-text.tsx')).withdrawal,
    async () => (await import('./en/withdrawal-text.tsx')).withdrawal,
  ),
  'spedizioni-e-resi': page(
    async () => (await import('./it/delivery-text.tsx')).delivery,
    async () => (await import('./en/delivery-text.tsx')).delivery,
  ),
  garanzia: page(
    async () => (await import('./it/guarantee-text.tsx')).guarantee,
    async () => (await import('./en/guarantee-text.tsx')).guarantee,
  ),
  accessibilita: page(
    async () => (await import('./it/accessibility-text.tsx')).accessibility,
    async () => (await import('./en/accessibility-text.tsx')).accessibility,
  ),
}
