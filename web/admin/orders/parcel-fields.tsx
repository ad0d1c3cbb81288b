import {
  type Carrier,
  carrierName,
  carriers,
  exampleCode,
  isStrangeCode,
  trackingLink,
} from '#shared/domain/orders/carriers.ts'
import { Field } from '#web/ui/form/field.tsx'

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
      <fieldset className="carriers grid spaced-8">
        <legend>
          Corriere <span className="optional">(facoltativo)</span>
        </legend>
        {[...carriers, null].map((one) => (
          <label key={one} className={one === carrier ? 'on' : undefined}>
            <input
              type="radio"
              className="sr-only"
              name="carrier"
              checked={one === carrier}
              onChange={() => onChange({ carrier: one, code })}
            />
            {one ? carrierName(one) : 'Nessuno'}
          </label>
        ))}
      </fieldset>
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
      <p className="small wrap-anywhere" role="status">
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
