import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { acceptInvitation, readInvitation } from '#shared/contract/accounts/staff.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { adminStatusKey } from '#web/admin/admin-queries.ts'
import { roleNames } from '#web/admin/record/role-names.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The link of an invitation: a password, and the person is in. */
export default function InvitationForm({ token }: { token: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const { replaceWith } = useAdminAddress()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api(readInvitation, { body: { token } }),
    retry: false,
  })
  const accept = useAct({
    call: (at) => at(acceptInvitation, { body: { token, password } }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: adminStatusKey })
      replaceWith({ tab: 'negozio', vista: 'persone' })
    },
    failed: (problem) => {
      const fields = problem instanceof ApiError ? problem.fields : {}
      setError(fields.password ?? messageOf(problem, 'Non è riuscito. Riprova.'))
      return undefined
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    accept.send()
  }
  if (invited.isError)
    return (
      <>
        <h1>Invito</h1>
        <p role="alert">{messageOf(invited.error, 'L’invito non si apre. Riprova tra poco.')}</p>
        <p className="above-16">
          <button type="button" className="btn btn-wide" onClick={() => replaceWith({})}>
            Vai all’accesso
          </button>
        </p>
      </>
    )
  if (!invited.data)
    return (
      <Loading>
        <Skeleton className="tall-128" />
      </Loading>
    )
  const { name, email, role } = invited.data
  return (
    <>
      <h1>Ciao, {name}</h1>
      <form method="dialog" className="stack" noValidate onSubmit={submit}>
        <p>
          Da oggi entri nella dashboard con il tuo nome. Puoi fare: <b className="bold">{roleNames[role].can}</b>.
        </p>
        <input
          className="sr-only"
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <Field label="Scegli la tua password" hint="Almeno 12 caratteri." error={error}>
          <input
            type="password"
            name="password"
            autoComplete="new-password"
            maxLength={256}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setError(undefined)
            }}
          />
        </Field>
        <SubmitButton className="btn btn-main btn-wide" isSending={accept.busy}>
          Entra
        </SubmitButton>
      </form>
    </>
  )
}
