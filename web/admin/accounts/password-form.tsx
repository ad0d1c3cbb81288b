import { type SubmitEvent, useState } from 'react'
import { messageOf } from '#web/admin/admin-api.ts'
import { useAct } from '#web/admin/use-act.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

const shortestPassword = 12

interface Values {
  currentPassword: string
  newPassword: string
  repeated: string
}

const nothing: Values = { currentPassword: '', newPassword: '', repeated: '' }

function checkPasswords({ currentPassword, newPassword, repeated }: Values): Partial<Values> {
  return {
    ...(!currentPassword && { currentPassword: 'Scrivi la password attuale.' }),
    ...([...newPassword].length < shortestPassword && { newPassword: 'La password ha da 12 a 128 caratteri.' }),
    ...(newPassword !== repeated && { repeated: 'Le due password non sono uguali.' }),
  }
}

interface Props<T> {
  send(api: Api, passwords: Omit<Values, 'repeated'>): Promise<T>
  said(result: T): readonly [string, string]
}

/** The shop's password, or a person's own. */
export function PasswordForm<T>({ send, said }: Props<T>) {
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const change = useAct({
    call: (api, { currentPassword, newPassword }: Values) => send(api, { currentPassword, newPassword }),
    said,
    failed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      if (Object.keys(fields).length === 0) return messageOf(error, 'Impossibile cambiare la password')
      setErrors(fields)
    },
    onDone: () => setValues(nothing),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkPasswords(values)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
    change.send(values)
  }
  const field = (name: keyof Values, autoComplete: string) => (
    <input
      type="password"
      name={name}
      autoComplete={autoComplete}
      maxLength={256}
      value={values[name]}
      onChange={({ target }) => {
        setValues({ ...values, [name]: target.value })
        setErrors({ ...errors, [name]: undefined })
      }}
    />
  )
  return (
    <form method="dialog" className="stack" noValidate onSubmit={submit}>
      <h3>Cambia password</h3>
      <Field label="Password attuale" error={errors.currentPassword}>
        {field('currentPassword', 'current-password')}
      </Field>
      <Field label="Nuova password" hint="Almeno 12 caratteri." error={errors.newPassword}>
        {field('newPassword', 'new-password')}
      </Field>
      <Field label="Ripeti la nuova password" error={errors.repeated}>
        {field('repeated', 'new-password')}
      </Field>
      <SubmitButton isSending={change.busy}>Cambia password</SubmitButton>
    </form>
  )
}
