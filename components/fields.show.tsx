import { useState } from 'react'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormFold } from '#web/ui/form/form-fold.tsx'
import { Options } from '#web/ui/form/options.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Tick } from '#web/ui/form/tick.tsx'
import type { Show } from './show.ts'

const sizes = ['S', 'M', 'L'].map((value) => ({ value, label: value }))

function Ticked() {
  const [isOn, setOn] = useState(true)
  return (
    <Tick isOn={isOn} onChange={setOn}>
      Anche i prodotti esauriti
    </Tick>
  )
}

function Counted() {
  const [value, setValue] = useState(2)
  return <QuantityStepper value={value} max={5} onChange={setValue} label="Quantità" />
}

export const shows: readonly Show[] = [
  { name: 'TextField', Part: () => <TextField label="Nome" hint="Come sul documento" defaultValue="Giulia Ferrari" /> },
  { name: 'TextField, optional', Part: () => <TextField label="Telefono" optional /> },
  { name: 'TextField, wrong', Part: () => <TextField label="CAP" error="Servono cinque cifre." defaultValue="2010" /> },
  {
    name: 'TextField, warned',
    Part: () => <TextField label="Città" warning="20121 è a Milano." defaultValue="Monza" />,
  },
  { name: 'PasswordField', Part: () => <PasswordField label="Password" defaultValue="pedali e catena" /> },
  {
    name: 'Field with a list',
    Part: () => (
      <Field label="Taglia">
        <select defaultValue="M">
          <Options options={sizes} />
        </select>
      </Field>
    ),
  },
  { name: 'Tick', Part: Ticked },
  { name: 'QuantityStepper', Part: Counted },
  { name: 'SubmitButton', Part: () => <SubmitButton isSending={false}>Conferma ordine</SubmitButton> },
  { name: 'SubmitButton, sending', Part: () => <SubmitButton isSending>Conferma ordine</SubmitButton> },
  {
    name: 'ErrorSummary',
    Part: () => <ErrorSummary errors={[{ id: 'cap', message: 'Servono cinque cifre.' }]} attempt={1} />,
  },
  {
    name: 'FormFold',
    Part: () => (
      <FormFold title="Fattura" line="Per un’azienda o una persona" isWrong={false}>
        <TextField label="Partita IVA" />
      </FormFold>
    ),
  },
]
