import type { Language } from '#shared/domain/language.ts'
import { withdrawalTexts } from '#web/features/account/withdrawal/withdrawal-texts.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { infoTexts } from './info/info-texts.ts'

/** The texts of the withdrawal page, so that its first HTML holds the form. */
export async function loadWithdrawalPage(language: Language): Promise<void> {
  await Promise.all([infoTexts.recesso.load(language), withdrawalTexts.load(language), formTexts.load(language)])
}
