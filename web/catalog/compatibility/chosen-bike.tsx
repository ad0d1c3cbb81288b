import { useQuery } from '@tanstack/react-query'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { questionsQuery } from './bike-queries.ts'
import { compatibilityTexts } from './compatibility-texts.ts'
import { type MyBike, switchBike } from './my-bikes.ts'

const most = 3

/** The box of a chosen bicycle: its name, its facts, and a switch. */
export function ChosenBike({ bike, isOn }: { bike: MyBike; isOn: boolean }) {
  const t = compatibilityTexts.useChunk()
  const open = useOpenLayer('bici')
  const { data } = useQuery(questionsQuery(useApi(), bike))
  const written = useKnownText()
  const known = data?.questions.flatMap((question) => written(question) ?? []).slice(0, most) ?? []
  const isGone = data && bike.slug !== undefined && data.name === null
  const standing = !isOn ? t.isOff : isGone ? t.unknownBike : data && known.length === 0 ? t.knowNothing : t.lastOnes
  return (
    <>
      <div className="row row-between">
        <span className="bold">{t.switchLabel}</span>
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={isOn}
          aria-label={t.switchLabel}
          onClick={() => switchBike(!isOn)}
        />
      </div>
      <p className="small above-6">
        <span className="bold">{bike.name}.</span> {known.length > 0 && `${known.join(', ')}. `}
        {standing}
      </p>
      <button type="button" className="link small as-target" onClick={() => void open(1)}>
        {t.change}
      </button>
    </>
  )
}

interface Known {
  label: string
  unit: string | null
  choices: { value: string; label: string }[]
  known?: string | number | boolean | undefined
}

/** «Passaggio gomma 45 mm»; empty for unknown and yes/no facts. */
export function useKnownText() {
  const { language } = useI18n()
  return ({ label, unit, choices, known }: Known): string | undefined => {
    if (known === undefined || typeof known === 'boolean') return undefined
    const value = choices.find((choice) => choice.value === known)?.label ?? known
    const text = typeof value === 'number' ? roundedDecimal(value, 1, language) : value
    return [label, text, typeof value === 'number' && unit].filter(Boolean).join(' ')
  }
}
