import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { adminLogin } from '#shared/contract/accounts/admin.ts'
import { adminStatusKey, adminStatusQuery } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const StaffLogin = lazyPart(async () => (await import('./staff-login.tsx')).default)
const InvitationForm = lazyPart(async () => (await import('./invitation-form.tsx')).default)

/** @param invitation the token of an invitation's link */
export function AdminLogin({ invitation }: { invitation: string | undefined }) {
  const [isByName, setByName] = useState(false)
  // The gate has just asked for it.
  const status = useQueryClient().getQueryData(adminStatusQuery(useApi()).queryKey)
  return (
    <main id="main" tabIndex={-1} className="wrap message-page">
      <div className="box message-box admin-login">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">
          <Attempt>
            {invitation !== undefined ? (
              <InvitationForm token={invitation} />
            ) : isByName ? (
              <StaffLogin onBack={() => setByName(false)} />
            ) : (
              <ShopPasswordForm onByName={() => setByName(true)} />
            )}
          </Attempt>
          {status?.signInAt && (
            <a className="btn btn-wide" href={status.signInAt}>
              Entra con l’account aziendale
            </a>
          )}
        </div>
      </div>
    </main>
  )
}

function ShopPasswordForm({ onByName }: { onByName(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [error, setError] = useState<string>()
  const login = useMutation({
    mutationFn: (password: string) => api(adminLogin, { body: { password } }),
    onSuccess: () => {
      say('Successo', 'Login effettuato con successo!')
      return queries.invalidateQueries({ queryKey: adminStatusKey })
    },
    onError: (problem) => {
      const isThrottled = problem instanceof ApiError && problem.status !== 401
      const text = isThrottled ? problem.message : 'Password non corretta'
      setError(text)
      sayError(text)
      field.current?.focus()
      field.current?.select()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (login.isPending) return
    if (password) return login.mutate(password)
    setError('Password obbligatoria')
    field.current?.focus()
  }
  return (
    <>
      <h1>Accesso Amministratore</h1>
      <form method="dialog" className="stack" noValidate onSubmit={submit}>
        {/* Password managers want to know whose password it is. */}
        <input
          className="sr-only"
          type="text"
          autoComplete="username"
          value="admin"
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <Field
          label="Password"
          error={error}
          aside={
            <button
              type="button"
              className="btn btn-small btn-text"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Nascondi' : 'Mostra'}
            </button>
          }
        >
          <input
            ref={field}
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            required
            maxLength={256}
            onChange={() => setError(undefined)}
          />
        </Field>
        <SubmitButton className="btn btn-main btn-wide" isSending={login.isPending} busyLabel="Accesso in corso...">
          Accedi
        </SubmitButton>
        <Link to="/" className="btn btn-wide">
          Torna al sito
        </Link>
        <button type="button" className="btn btn-wide btn-text" onClick={onByName}>
          Entra con il tuo nome
        </button>
      </form>
    </>
  )
}
