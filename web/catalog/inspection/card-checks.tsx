import { Check, Eye, type LucideIcon, Minus, RefreshCw } from 'lucide-react'
import type { InspectedPoint } from '#shared/contract/catalog/inspection.ts'
import { type CheckGroup, checkGroups } from '#shared/domain/platform/goods/check-points.ts'
import type { Verdict } from '#shared/domain/platform/goods/inspection-card.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { inspectionCardTexts } from './inspection-card-texts.ts'

const signs: Record<Verdict, { icon: LucideIcon; className: string }> = {
  ok: { icon: Check, className: 'result-ok' },
  replaced: { icon: RefreshCw, className: 'result-new' },
  watch: { icon: Eye, className: 'result-eye' },
  absent: { icon: Minus, className: 'result-none' },
}
const verdicts = Object.keys(signs) as Verdict[]
const groups = Object.keys(checkGroups) as CheckGroup[]

export function CardChecks({ checks, isSold }: { checks: readonly InspectedPoint[]; isSold: boolean }) {
  const t = inspectionCardTexts.useChunk()
  const { language } = useI18n()
  return (
    <section className="inspection-points" aria-labelledby="controlli">
      <div className="inspection-under">
        <h2 id="controlli">{isSold ? t.wasChecked : t.checked}</h2>
        <p className="legend flex wraps text-s">
          {verdicts
            .filter((verdict) => checks.some((check) => check.verdict === verdict))
            .map((verdict) => (
              <span className={signs[verdict].className} key={verdict}>
                <Sign verdict={verdict} /> {t.verdicts[verdict]}
              </span>
            ))}
        </p>
      </div>
      <div className="point-groups">
        {groups.map((group) => {
          const own = checks.filter((check) => check.group === group)
          if (own.length === 0) return null
          return (
            <section className="point-group" key={group}>
              <h3>{checkGroups[group][language]}</h3>
              <ul>
                {own.map((check) => (
                  <li className={`point grid spaced-8 line-below ${signs[check.verdict].className}`} key={check.point}>
                    <Sign verdict={check.verdict} />
                    <span>
                      {check.label}
                      <span className="sr-only">: {t.verdicts[check.verdict]}.</span>
                    </span>
                    <Value check={check} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}

function Sign({ verdict }: { verdict: Verdict }) {
  const { icon: Icon } = signs[verdict]
  return <Icon className="icon icon-s" aria-hidden="true" />
}

/** The measurement and its note; empty without either. */
function Value({ check: { value, unit, note } }: { check: InspectedPoint }) {
  const { language } = useI18n()
  const measured = value !== null && [roundedDecimal(value, 3, language), unit].filter(Boolean).join('\u00a0')
  const said = [measured, note].filter(Boolean).join(', ')
  return said ? <span className="num">{said}</span> : null
}
