import { withdrawalTexts } from '#web/orders/withdrawals/withdrawal-texts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { loadInfoPage } from './info/load-info-page.ts'

export async function loadWithdrawalPage(context: RouteContext): Promise<void> {
  const { language } = context
  await Promise.all([loadInfoPage(context, 'recesso'), withdrawalTexts.load(language), formTexts.load(language)])
}
