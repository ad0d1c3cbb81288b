import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fillProducts, type IncompleteProduct, type MissingPart } from '../incomplete-calls.ts'
import { listMakers } from '../maker-calls.ts'

interface Props {
  products: readonly IncompleteProduct[]
  /** Of which part the list is; undefined: of all. */
  missing: MissingPart | undefined
  onDone(): void
  children: ReactNode
}

const nothing = { makerId: '', composition: '', batteryChemistry: '', batteryWattHours: '', batteryPassport: '' }
type Typed = typeof nothing

/** The same for all chosen products: an empty field says nothing, and what is there stays. */
export function FillProducts({ products, missing, onDone, children }: Props) {
  const makers = useQuery(readQuery(useApi(), listMakers)).data ?? []
  const [typed, setTyped] = useState<Typed>(nothing)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const said = Object.entries(typed).filter(([, value]) => value.trim() !== '')
  const fill = useAct({
    call: (api) => api(fillProducts, { body: { ids: products.map(({ id }) => id), ...Object.fromEntries(said) } }),
    said: ({ products: filled }) => `${some(filled, 'articolo completato', 'articoli completati')}`,
    failed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      return Object.keys(fields).length > 0 ? undefined : 'Non è cambiato nulla. Riprova.'
    },
    onDone: () => {
      setErrors({})
      setTyped(nothing)
      onDone()
    },
  })
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const asks = (part: MissingPart) =>
    missing === undefined ? products.some((one) => one.missing.includes(part)) : missing === part
  const { error: compositionError, ...composition } = field('composition')
  const { error: makerError, ...maker } = field('makerId')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (products.length > 0 && said.length > 0) fill.send()
  }
  return (
    <form method="dialog" className="box-body stack" onSubmit={submit} noValidate>
      <div className="row wraps row-between">
        {children}
        <span className="small" role="status">
          {products.length === 0
            ? 'Spunta gli articoli che si compilano allo stesso modo.'
            : some(products.length, 'articolo scelto', 'articoli scelti')}
        </span>
      </div>
      {products.length > 0 && (
        <>
          <div className="form">
            {asks('maker') && (
              <Field
                label="Produttore"
                hint="Solo per questi articoli, al posto di quello della marca."
                error={makerError}
                className="span-3"
              >
                <select {...maker}>
                  <option value="">Resta com’è</option>
                  {makers.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
            )}
            {asks('fibres') && (
              <Field
                label="Composizione"
                hint="Per esempio: 80 % poliammide, 20 % elastan. Oppure: Non tessile."
                error={compositionError}
                className="span-3"
              >
                <textarea rows={2} maxLength={1_000} {...composition} />
              </Field>
            )}
            {asks('battery') && <BatteryFields field={field} />}
          </div>
          {asks('euContact') && !asks('maker') && (
            <p className="small">
              Il responsabile nell’Unione si scrive una volta nel produttore: Negozio, Produttori.
            </p>
          )}
          {said.length > 0 && (
            <SubmitButton isSending={fill.busy}>Compila {some(products.length, 'articolo', 'articoli')}</SubmitButton>
          )}
        </>
      )}
    </form>
  )
}

interface BatteryProps {
  field(name: keyof Typed): Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>
}

const BatteryFields = ({ field }: BatteryProps) => (
  <>
    <TextField label="Chimica della batteria" maxLength={80} className="span-3" {...field('batteryChemistry')} />
    <TextField label="Wattora" inputMode="numeric" maxLength={5} className="span-3" {...field('batteryWattHours')} />
    <TextField label="Passaporto della batteria" type="url" maxLength={500} {...field('batteryPassport')} />
  </>
)
