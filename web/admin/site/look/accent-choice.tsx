import { accents, contrastWithWhite, leastContrast, readColor, usualAccent } from '#shared/domain/site/accent-color.ts'
import { Field } from '#web/ui/form/field.tsx'

const ratio = (color: string) => `${String(contrastWithWhite(color)).replace('.', ',')} : 1`
const reads = (color: string) => contrastWithWhite(color) >= leastContrast

interface Props {
  id: string
  /** As typed; empty is the shop's green. */
  value: string
  error: string | undefined
  /** The same tint, dark enough. */
  darker: string | undefined
  onChange(color: string): void
}

/** A palette with the contrast of each colour, and a colour of one's own. */
export function AccentChoice({ id, value, error, darker, onChange }: Props) {
  const color = readColor(value || usualAccent)
  return (
    <fieldset>
      <legend>
        <h3>Colore dei pulsanti</h3>
      </legend>
      <p className="small muted">Sopra c’è testo bianco: per leggerlo serve un contrasto di almeno 4,5 : 1.</p>
      <div className="accents grid above-12">
        {accents.map((one) => (
          <label key={one.color} className="accent">
            <span className="accent-sample bold" style={{ background: one.color }} aria-hidden="true">
              Compra ora
            </span>
            <span className="check">
              <input
                type="radio"
                name={`${id}-palette`}
                checked={color === one.color}
                onChange={() => onChange(one.color === usualAccent ? '' : one.color)}
              />
              <span>
                <b className="bold">{one.name}</b>
                <br />
                {ratio(one.color)}, si legge
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className="flex wraps spaced-16 align-start above-16">
        <Field
          label="Un altro"
          optional
          hint="Il codice del colore, per esempio #17548F."
          error={error}
          className="accent-own"
        >
          <input
            type="text"
            id={id}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        {color && (
          <p className="small" role="status">
            <span className="accent-sample bold" style={{ background: color }} aria-hidden="true">
              Compra ora
            </span>
            {ratio(color)}, {reads(color) ? 'si legge' : 'non si legge'}
          </p>
        )}
      </div>
      {darker && (
        <button type="button" className="btn btn-small above-8" onClick={() => onChange(darker)}>
          Usa {darker.toUpperCase()}, più scuro
        </button>
      )}
    </fieldset>
  )
}
