import {
  type Carrier,
  carrierName,
  exampleCode,
  isStrangeCode,
  trackingLink,
} from '#shared/domain/platform/shop/carriers.ts'
import { Field } from '#web/ui/form/field.tsx'
import { CarrierChoice } from './carrier-choice.tsx'

export interface Parcel {
  carrier: Carrier | null
  code: string
}

interface Props {
  parcel: Parcel
  onChange(parcel: Parcel): void
}

export function ParcelFields({ parcel: { carrier, code }, onChange }: Props) {
  const typed = code.trim()
  const link = trackingLink(carrier, typed)
  const isStrange = carrier !== null && typed !== '' && isStrangeCode(carrier, typed)
  const example = carrier ? exampleCode(carrier) : undefined
  return (
    <>
      <div className="field">
        <b>
          Corriere <span className="optional">(facoltativo)</span>
        </b>
        <CarrierChoice label="Corriere" carrier={carrier} onChange={(one) => onChange({ carrier: one, code })} />
      </div>
      <Field
        label="Codice di spedizione"
        optional
        warning={
          isStrange && carrier && example
            ? `Non sembra un codice ${carrierName(carrier)}: di solito è come ${example}. Controllalo, poi vai pure avanti.`
            : undefined
        }
      >
        <input
          value={code}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ carrier, code: target.value })}
        />
      </Field>
      <p className="small" role="status">
        {link ? (
          <>
            Il link che riceve il cliente:{' '}
            <a className="link" href={link} target="_blank" rel="noopener noreferrer">
              {new URL(link).hostname}/…{typed.replace(/\s/g, '')}
            </a>
          </>
        ) : (
          typed && 'Il cliente riceve il codice, senza link.'
        )}
      </p>
    </>
  )
}
