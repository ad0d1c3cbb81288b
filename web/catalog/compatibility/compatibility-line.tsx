import { Check, TriangleAlert, X } from 'lucide-react'
import type { CompatibilityView } from '#shared/contract/catalog/compatibility.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import './fits.css'

export const verdictIcons = { fits: Check, check: TriangleAlert, no: X }

/** The reasons in sentences; a card has room for the first, a product page for all. */
export function CompatibilityLine({
  fit: { verdict, reasons },
  isWhole = false,
}: {
  fit: CompatibilityView
  isWhole?: boolean
}) {
  const t = compatibilityTexts.useChunk()
  const { language } = useI18n()
  const sentences = reasons.slice(0, isWhole ? reasons.length : 1).map(({ code, values }) => {
    const written = Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? roundedDecimal(value, 1, language) : value,
    ])
    return t.reasons[code]?.(Object.fromEntries(written)) ?? t.somethingElse
  })
  const Icon = verdictIcons[verdict]
  const [first = t.somethingElse, ...others] = sentences
  return (
    <div className={`verdict flex spaced-8 text-s verdict-${verdict}`}>
      <Icon className="icon icon-s" aria-hidden="true" />
      <div>
        <p>
          <b>{t.verdicts[verdict]}:</b> {first}
        </p>
        {others.map((sentence) => (
          <p key={sentence}>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</p>
        ))}
      </div>
    </div>
  )
}
