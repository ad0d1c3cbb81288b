import { adminLogoutEverywhere, changeAdminPassword } from '#shared/contract/accounts/admin.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useSignOut } from '#web/admin/use-sign-out.ts'
import { useApi } from '#web/platform/api.ts'
import { PasswordForm } from './password-form.tsx'

/** Password and sessions of the administrator. */
export default function AdminAccess() {
  return (
    <div className="admin-form admin-own">
      <PasswordForm
        send={(api, body) => api(changeAdminPassword, { body })}
        said={({ isResetAtStart }) => [
          'Password cambiata',
          isResetAtStart
            ? 'Quando il negozio riparte torna quella scelta da chi lo ospita: falla cambiare anche lì.'
            : 'Gli altri accessi sono stati chiusi.',
        ]}
      />
      <SignOutEverywhere />
    </div>
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
      <h3>Dispositivi</h3>
      <p className="small muted">Chiude l’accesso da ogni browser, anche da questo.</p>
      <button type="button" className="btn btn-danger" onClick={() => leaving.ask(true)}>
        Esci da tutti i dispositivi
      </button>
      {leaving.dialog}
    </div>
  )
}
