import { Clock } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { openSentence } from '#web/i18n/open-sentence.ts'
import { useShop } from '#web/i18n/shop-query.ts'

export function OpenNow({ now }: { now: Date }) {
  const open = openSentence(useShop(), now, useTexts().layout)
  return (
    open && (
      <span className="end row spaced-8">
        <Clock className="icon icon-s" aria-hidden="true" /> {open}
      </span>
    )
  )
}
