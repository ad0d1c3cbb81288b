import { useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { staffLogin } from '#shared/contract/accounts/staff.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { adminStatusKey } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { passkeyMessage, signInByPasskey, takesPasskeys } from './passkey.ts'

/** Passkey, or e-mail and password and, where an app of codes is set, its code. */
export default function StaffLogin({ onBack }: { onBack(): void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ email: '', password: '', code: '' })
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isReserve, setReserve] = useState(false)
  const [error, setError] = useState<string>()
  const signedIn = {
    said: ['Successo', 'Login effettuato con successo!'] as const,
    onDone: () => void queries.invalidateQueries({ queryKey: adminStatusKey }),
  }
  const byPasskey = useAct({
    ...signedIn,
    call: signInByPasskey,
    failed: (problem) => void setError(passkeyMessage(problem)),
  })
  const byPassword = useAct({
    ...signedIn,
    call: (api, { email, password, code }: typeof typed) =>
      api(staffLogin, { body: { email, password, ...(isCodeAsked && { code }) } }),
    failed: (problem) => {
      const isCode = problem instanceof ApiError && problem.code === 'code_needed'
      setCodeAsked(isCodeAsked || isCode)
      setError(isCode ? undefined : messageOf(problem, 'Accesso non riuscito. Riprova.'))
      return undefined
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.email && typed.password && (typed.code || !isCodeAsked)) return byPassword.send(typed)
    setError(isCodeAsked ? 'Scrivi il codice.' : 'Scrivi e-mail e password.')
  }
  const field = (name: keyof typeof typed, type: string, autoComplete: string) => (
    <input
      type={type}
      name={name}
      autoComplete={autoComplete}
      maxLength={name === 'code' ? 40 : 256}
      {...(name === 'code' && !isReserve && { inputMode: 'numeric', className: 'input num six-digits' })}
      value={typed[name]}
      // biome-ignore lint/a11y/noAutofocus: the step before was pressed a moment ago
      autoFocus={name === 'code'}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value })
        setError(undefined)
      }}
    />
  )
  if (isCodeAsked)
    return (
      <>
        <h1>Un codice, e ci sei</h1>
        <form method="dialog" className="stack" noValidate onSubmit={submit}>
          <Field
            label={isReserve ? 'Codice di riserva' : 'Codice'}
            hint={isReserve ? 'Vale una volta sola.' : 'Apri l’app dei codici e scrivi le 6 cifre.'}
            error={error}
          >
            {field('code', 'text', 'one-time-code')}
          </Field>
          <SubmitButton className="btn btn-main btn-wide" isSending={byPassword.busy}>
            Accedi
          </SubmitButton>
          <p className="row wraps spaced-24">
            <button type="button" className="btn btn-text" onClick={() => setReserve(!isReserve)}>
              {isReserve ? 'Ho l’app dei codici' : 'Uso un codice di riserva'}
            </button>
            <button type="button" className="btn btn-text" onClick={() => setCodeAsked(false)}>
              Ricomincia
            </button>
          </p>
        </form>
      </>
    )
  return (
    <>
      <h1>Accesso Amministratore</h1>
      <form method="dialog" className="stack" noValidate onSubmit={submit}>
        <p className="muted">Per chi ha ricevuto l’invito.</p>
        <PasskeyDoor isBusy={byPasskey.busy} onPress={() => byPasskey.send()} />
        <Field label="E-mail">{field('email', 'email', 'username')}</Field>
        <Field label="Password">{field('password', 'password', 'current-password')}</Field>
        <ErrorText>{error}</ErrorText>
        <SubmitButton className="btn btn-wide" isSending={byPassword.busy} busyLabel="Accesso in corso...">
          Accedi
        </SubmitButton>
        <button type="button" className="btn btn-wide btn-text" onClick={onBack}>
          Ho la password del negozio
        </button>
      </form>
    </>
  )
}

function PasskeyDoor({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return takesPasskeys() ? (
    <>
      <button type="button" className="btn btn-main btn-wide" aria-disabled={isBusy || undefined} onClick={onPress}>
        <Fingerprint className="icon" aria-hidden="true" /> Entra con la passkey
      </button>
      <p className="small muted">oppure</p>
    </>
  ) : (
    <p className="small muted">A questo indirizzo, fatto di numeri, una passkey non funziona.</p>
  )
}
