import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { dayText } from '#web/i18n/opening-texts.ts'

/** A closure, or other hours, with the reason as the shop has written it. */
export function ClosureNotice({ days }: { days: ShopFacts['exceptions'][number] }) {
  const { texts, language } = useI18n()
  return (
    <p className="wrap">
      <b>
        {exceptionDays(days, language)}: {dayText(days.hours, language, texts.layout.closed).toLowerCase()}.
      </b>{' '}
      <i lang="it">{days.reason}</i>
    </p>
  )
}
