import type { Language } from '#shared/domain/language.ts'
import { withdrawalTexts } from '#web/features/account/withdrawal/withdrawal-texts.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { infoTexts } from './info/info-texts.ts'

export async function loadWithdrawalPage(language: Language): Promise<void> {
  await Promise.all([infoTexts.recesso.load(language), withdrawalTexts.load(language), formTexts.load(language)])
}
