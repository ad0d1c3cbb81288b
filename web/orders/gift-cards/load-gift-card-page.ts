import type { Language } from '#shared/domain/platform/language.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { giftCardTexts } from './gift-card-texts.ts'

export async function loadGiftCardPage(language: Language): Promise<void> {
  await Promise.all([giftCardTexts.load(language), formTexts.load(language)])
}
