import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { bikeSearchQuery } from '#web/catalog/compatibility/bike-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { ChoiceBox } from './choice-row.tsx'
import type { WorkshopTexts } from './workshop-texts.ts'

const fewest = 2
export type Ride = Pick<Product, 'id' | 'name'>

interface Props {
  ride: Ride | undefined
  /** Sent without one. */
  isMissing: boolean
  onRide(ride: Ride): void
  texts: WorkshopTexts
}

/** The shop's bicycle of a test ride. */
export function RideChoice({ ride, isMissing, onRide, texts: { ride: t, bicycle } }: Props) {
  const group = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const isAsked = q.length >= fewest
  const { data: found, isError } = useQuery({ ...bikeSearchQuery(useApi(), q), enabled: isAsked })
  return (
    <>
      <Field label={t.search} hint={t.hint} error={isMissing && !ride ? t.choose : undefined}>
        <input type="search" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <p className="small muted above-8" role="status">
        {isAsked && (isError ? t.failed : found?.length === 0 && t.none)}
      </p>
      {isAsked && found && found.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t.legend}</legend>
          <div className="sizes">
            {found.map(({ id, name }) => (
              <ChoiceBox
                key={id}
                group={group}
                className="size workshop-kind"
                isOn={id === ride?.id}
                onChoose={() => onRide({ id, name })}
              >
                {name}
              </ChoiceBox>
            ))}
          </div>
        </fieldset>
      )}
      {ride && (
        <p className="small above-8" role="status">
          {bicycle.chosen(ride.name)}
        </p>
      )}
      <p className="small muted above-8">{t.document}</p>
    </>
  )
}
