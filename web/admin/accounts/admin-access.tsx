import { type SubmitEvent, useState } from 'react'
import { adminLogoutEverywhere, changeAdminPassword } from '#shared/contract/accounts/admin.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useSignOut } from '#web/admin/use-sign-out.ts'
import { ApiError, useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

const shortestPassword = 12

/** Password and sessions of the administrator. */
export default function AdminAccess() {
  return (
    <div className="admin-form admin-own">
      <PasswordForm />
      <SignOutEverywhere />
    </div>
  )
}

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

function PasswordForm() {
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const change = useAct({
    call: (api, { currentPassword, newPassword }: Values) =>
      api(changeAdminPassword, { body: { currentPassword, newPassword } }),
    said: ({ isResetAtStart }) => [
      'Password cambiata',
      isResetAtStart
        ? 'Quando il negozio riparte torna quella scelta da chi lo ospita: falla cambiare anche lì.'
        : 'Gli altri accessi sono stati chiusi.',
    ],
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
    <form className="stack" noValidate onSubmit={submit}>
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

function SignOutEverywhere() {
  const api = useApi()
  const leave = useSignOut({
    send: () => api(adminLogoutEverywhere),
    onSuccess: () => say('Accessi chiusi', 'Tutti gli accessi dell’amministratore sono stati chiusi.'),
    onError: (error) => sayError(messageOf(error, 'Impossibile chiudere gli accessi')),
  })
  const leaving = useQuestion({
    title: 'Esci da tutti i dispositivi',
    confirmLabel: 'Esci ovunque',
    text: () => <p>Ogni accesso dell’amministratore viene chiuso: per rientrare serve la password.</p>,
    act: { busy: leave.isPending, send: () => leave.mutate() },
  })
  return (
    <div className="stack">
      <h3>Accessi</h3>
      <p className="small muted">Chiude l’accesso da ogni browser, anche da questo.</p>
      <button type="button" className="btn btn-danger" onClick={() => leaving.ask(true)}>
        Esci da tutti i dispositivi
      </button>
      {leaving.dialog}
    </div>
  )
}
