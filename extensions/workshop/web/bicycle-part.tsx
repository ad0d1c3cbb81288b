import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Place } from '#web/extensions/place.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PhotoField } from '#web/ui/form/photo-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { type Booker, maxPhotos } from '../bookings/booking-calls.ts'
import { type BicycleKind, bicycleKinds } from '../services/service-kinds.ts'
import { ChoiceBox } from './choice-row.tsx'
import type { KeptPhotos } from './kept-photos.ts'
import type { WorkshopTexts } from './workshop-texts.ts'

export interface OwnBicycle {
  name: string
  serialNumber?: string | null
}

interface Props {
  /** Empty: all kinds. */
  kinds: readonly BicycleKind[]
  kind: BicycleKind
  onKind(kind: BicycleKind): void
  /** A bicycle of the account. */
  onOwn(bicycle: OwnBicycle): void
  form: ContractForm<Booker>
  photos: KeptPhotos
  texts: WorkshopTexts
}

export function BicyclePart({ kinds, kind, onKind, onOwn, form, photos, texts: t }: Props) {
  const group = useId()
  const [taken, take] = useState<string>()
  const shown = kinds.length > 0 ? kinds : bicycleKinds
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t.bicycle.kind}</legend>
        <div className="sizes">
          {shown.map((one) => (
            <ChoiceBox
              key={one}
              group={group}
              className="size workshop-kind"
              isOn={one === kind}
              onChoose={() => onKind(one)}
            >
              {t.bicycle.kinds[one]}
            </ChoiceBox>
          ))}
        </div>
      </fieldset>
      <Place
        name="bike.choice"
        given={{
          onTake: (bicycle) => {
            form.form.setValue('description', bicycle.name)
            onOwn(bicycle)
            take(bicycle.name)
          },
        }}
      />
      {taken && (
        <p className="small above-8" role="status">
          {t.bicycle.chosen(taken)}
        </p>
      )}
      <details className="workshop-more above-12">
        <summary className="btn btn-text">
          {t.bicycle.problem} <ChevronDown className="icon icon-s" aria-hidden="true" />
        </summary>
        <TextField {...form.field('description')} optional maxLength={120} className="above-12" />
        <Field {...form.field('problem')} optional className="above-20">
          <textarea {...form.field('problem')} rows={3} maxLength={1_000} />
        </Field>
        <PhotoField
          {...photos.field}
          most={maxPhotos}
          hint={t.photos.hint}
          error={undefined}
          onSending={() => undefined}
          texts={t.photos}
        />
      </details>
    </>
  )
}
