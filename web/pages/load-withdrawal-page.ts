import type { Language } from '#shared/domain/platform/language.ts'
import { withdrawalTexts } from '#web/orders/withdrawals/withdrawal-texts.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { infoTexts } from './info/info-texts.ts'

export async function loadWithdrawalPage(language: Language): Promise<void> {
  await Promise.all([infoTexts.recesso.load(language), withdrawalTexts.load(language), formTexts.load(language)])
}
