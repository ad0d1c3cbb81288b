import { ParcelFields } from '#web/admin/orders/order-parts/parcel-fields.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { linkError, type ParcelDraft } from './parcel-draft.ts'

interface Props {
  draft: ParcelDraft
  /** A bicycle is in it: the day is agreed by telephone. */
  isBulky: boolean
  isAsked: boolean
  onChange(part: Partial<ParcelDraft>): void
}

export function ParcelDetails({ draft, isBulky, isAsked, onChange }: Props) {
  return (
    <>
      <ParcelFields parcel={draft} onChange={onChange} />
      {draft.carrier === 'other' && (
        <Field
          label="Link per seguirlo"
          optional
          hint="Dal sito del corriere, con https://. Il cliente lo riceve così com’è."
          error={isAsked ? linkError(draft) : undefined}
        >
          <input
            type="url"
            value={draft.link}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ link: target.value })}
          />
        </Field>
      )}
      <div className="parcel-dates grid spaced-16 align-end">
        <Field label="Arrivo previsto" optional>
          <input
            type="date"
            value={draft.expectedDay}
            onChange={({ target }) => onChange({ expectedDay: target.value })}
          />
        </Field>
        {(isBulky || draft.appointment) && (
          <Field label="Appuntamento" optional hint="Giorno e ora presi con il cliente al telefono.">
            <input
              value={draft.appointment}
              maxLength={120}
              autoComplete="off"
              placeholder="giovedì 26, 10-13"
              onChange={({ target }) => onChange({ appointment: target.value })}
            />
          </Field>
        )}
      </div>
    </>
  )
}
