import { useState } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { ownPeriod, type Period, periodsOf, type Span } from './takings-periods.ts'

interface ChoiceProps {
  today: string
  period: Period
  onChoose(period: Period): void
  beside: readonly [boolean, (is: boolean) => void]
}

/** Which days, and whether the time before stands beside them. */
export function PeriodChoice({ today, period, onChoose, beside: [isBeside, setBeside] }: ChoiceProps) {
  const [isOwn, setOwn] = useState(false)
  const isShown = isOwn || period.id === 'own'
  const dayField = (label: string, key: 'from' | 'to') => (
    <Field label={label} className="span-3">
      <input
        type="date"
        max={today}
        value={period[key]}
        onChange={({ target: { value } }) => {
          // While a year is typed it is one of long ago.
          if (value < '2000') return
          const { from, to }: Span = { from: period.from, to: period.to, ...{ [key]: value } }
          onChoose(ownPeriod(from <= to ? { from, to } : { from: value, to: value }))
        }}
      />
    </Field>
  )
  return (
    <>
      <div className="box-head takings-head">
        <div className="chip-bar flex admin-periods">
          {periodsOf(today).map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={!isShown && one.id === period.id}
              onClick={() => {
                setOwn(false)
                onChoose(one)
              }}
            >
              {one.label}
            </button>
          ))}
          <button type="button" aria-pressed={isShown} onClick={() => setOwn(true)}>
            Dal … al …
          </button>
        </div>
        <label className="check">
          <input type="checkbox" checked={isBeside} onChange={({ target }) => setBeside(target.checked)} />
          <span>Confronta: {period.before.words}</span>
        </label>
      </div>
      {isShown && (
        <div className="box-body form">
          {dayField('Dal', 'from')}
          {dayField('Al', 'to')}
        </div>
      )}
    </>
  )
}
