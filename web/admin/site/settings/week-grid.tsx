import { CircleAlert } from 'lucide-react'
import { it } from '#web/i18n/it.ts'
import { isOpen, type TypedSpan } from './hours-form.ts'

const partNames = ['apre', 'chiude', 'riapre', 'chiude la sera']

interface Props {
  week: readonly TypedSpan[][]
  errors: Record<string, string>
  idOf(path: string): string
  onChange(week: TypedSpan[][]): void
}

/** Two spans a day; a third is shown where one is stored. */
export function WeekGrid({ week, errors, idOf, onChange }: Props) {
  const put = (day: number, spans: TypedSpan[]) => onChange(week.map((one, i) => (i === day ? spans : [...one])))
  return (
    <div>
      {week.map((spans, day) => {
        const name = it.layout.days[day] ?? ''
        const id = idOf(`week.${day}`)
        const error = errors[`week.${day}`]
        return (
          <fieldset key={name} className="week-day">
            <legend className="bold">{name}</legend>
            <div className="week-spans">
              {isOpen(spans) ? (
                spans.map((span, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: spans are known by their place
                  <span key={i} className="row spaced-8">
                    {span.map((time, part) => (
                      <input
                        key={partNames[part]}
                        id={i + part === 0 ? id : undefined}
                        className="input"
                        inputMode="numeric"
                        maxLength={5}
                        autoComplete="off"
                        placeholder="–"
                        value={time}
                        aria-label={`${name}, ${partNames[Math.min(i * 2 + part, 3)]}${i > 1 ? ` (${i + 1})` : ''}`}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? `${id}-error` : undefined}
                        onChange={({ target }) =>
                          put(
                            day,
                            spans.map((one, at) =>
                              at !== i ? one : part === 0 ? [target.value, one[1]] : [one[0], target.value],
                            ),
                          )
                        }
                      />
                    ))}
                  </span>
                ))
              ) : (
                <span className="muted" id={id} tabIndex={-1}>
                  Chiuso
                </span>
              )}
            </div>
            <button
              type="button"
              className="switch"
              role="switch"
              aria-checked={isOpen(spans)}
              aria-label={`${name} aperto`}
              onClick={() =>
                put(
                  day,
                  isOpen(spans)
                    ? [
                        ['', ''],
                        ['', ''],
                      ]
                    : usualSpans(week),
                )
              }
            />
            {error && (
              <p className="error" id={`${id}-error`}>
                <CircleAlert className="icon icon-s" aria-hidden="true" />
                <span>{error}</span>
              </p>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}

/** A day that is switched on has the hours of the first open one. */
const usualSpans = (week: readonly TypedSpan[][]): TypedSpan[] => [
  ...(week.find(isOpen) ?? [
    ['09:00', '13:00'],
    ['15:30', '19:30'],
  ]),
]
