import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { BikeQuestion } from '#shared/contract/catalog/compatibility.ts'
import { type BikeQuestion as Key, typedRanges } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { questionsQuery } from './bike-queries.ts'
import { useKnownText } from './chosen-bike.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import type { addBike, MyBike } from './my-bikes.ts'

interface Props {
  bike: Partial<MyBike>
  onSave(bike: Parameters<typeof addBike>[0]): void
  onCancel(): void
}

/** The most frequent questions; the others are folded. */
const first: readonly string[] = [
  'beadSeat',
  'tyreWidth',
  'tyreClearance',
  'gearing',
  'speeds',
  'freehub',
  'brakes',
  'discDiameter',
  'seatpostDiameter',
]

const typedOf = (own: readonly string[] = []) =>
  Object.fromEntries(own.map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]))

/** Facts of a bicycle, as its owner knows them. Empty ones are unknown; those of the product page stand beside. */
export function BikeForm({ bike, onSave, onCancel }: Props) {
  const t = compatibilityTexts.useChunk()
  const [name, setName] = useState(bike.name ?? t.myBike)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => typedOf(bike.own))
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(questionsQuery(useApi(), { slug: bike.slug, own: [] }))
  if (!data)
    return isError ? (
      <ErrorState what={t.questionsFailed} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <Skeleton className="tall-240" />
      </Loading>
    )
  const { questions } = data
  const errorOf = ({ key, kind }: BikeQuestion): string | undefined => {
    const text = typed[key]?.trim()
    if (kind !== 'number' || !text) return undefined
    if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text)) return t.notANumber
    const value = Number(text.replace(',', '.'))
    const [from, to] = typedRanges[key as Key] ?? [0, Number.POSITIVE_INFINITY]
    return value < from || value > to ? t.outOfRange(String(from), String(to)) : undefined
  }
  const own = questions.flatMap(({ key }) => (typed[key]?.trim() ? `${key}:${typed[key].trim()}` : []))
  const isEmpty = own.length === 0 && bike.slug === undefined
  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() && !isEmpty && !questions.some(errorOf))
      return onSave({ id: bike.id, slug: bike.slug, name: name.trim(), own })
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.closest('details')?.setAttribute('open', '')
      wrong?.focus()
    })
  }
  const fields = (asked: readonly BikeQuestion[]) => (
    <div className="bike-form grid align-start">
      {asked.map((question) => (
        <Question
          key={question.key}
          question={question}
          value={typed[question.key] ?? ''}
          error={isTried ? errorOf(question) : undefined}
          onChange={(value) => setTyped({ ...typed, [question.key]: value })}
        />
      ))}
    </div>
  )
  return (
    <form method="dialog" className="stack stack-20" noValidate onSubmit={save} ref={form}>
      <Field label={t.name} error={isTried && !name.trim() ? t.nameMissing : undefined}>
        <input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <fieldset>
        <legend className="bold below-12">{t.asked}</legend>
        {fields(questions.filter(({ key }) => first.includes(key)))}
      </fieldset>
      <details>
        <summary className="bold as-target">{t.more}</summary>
        <div className="padded-12">{fields(questions.filter(({ key }) => !first.includes(key)))}</div>
      </details>
      {isTried && isEmpty && (
        <p className="warning" role="alert">
          {t.nothingTyped}
        </p>
      )}
      <div className="row wraps">
        <button type="submit" className="btn btn-main">
          {t.save}
        </button>
        <button type="button" className="btn btn-text" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}

interface QuestionProps {
  question: BikeQuestion
  value: string
  error: string | undefined
  onChange(value: string): void
}

function Question({ question, value, error, onChange }: QuestionProps) {
  const t = compatibilityTexts.useChunk()
  const written = useKnownText()
  const { key, label, kind, unit, choices } = question
  const known = written(question)
  const hint = [t.hints[key], known && t.fromShop(known)].filter(Boolean).join(' ')
  const named = kind === 'number' && unit ? `${label}, ${unit}` : label
  const options =
    kind === 'boolean'
      ? [
          { value: 'true', label: t.yes },
          { value: 'false', label: t.no },
        ]
      : choices
  return (
    <Field label={named} hint={hint || undefined} error={error}>
      {kind === 'choice' || kind === 'boolean' ? (
        <select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t.dontKnow}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          value={value}
          maxLength={80}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
