import type { Language } from '#shared/domain/platform/language.ts'
import { giftCardTexts } from '#web/orders/gift-cards/gift-card-texts.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'

export async function loadGiftCardPage(language: Language): Promise<void> {
  await Promise.all([giftCardTexts.load(language), formTexts.load(language)])
}
