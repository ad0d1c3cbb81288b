import { Link, useNavigate } from '@tanstack/react-router'
import { ExternalLink, LogOut, Search, Settings } from 'lucide-react'
import { adminLogout } from '#shared/contract/accounts/admin.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useSignOut } from '#web/admin/use-sign-out.ts'
import { useApi } from '#web/api.ts'
import { ChainringMark } from '#web/ui/chainring-mark.tsx'

export function AdminHeader() {
  const { open } = useAdminAddress()
  const logout = useAdminLogout()
  return (
    <>
      <div className="fascia-s" aria-hidden="true" />
      <header className="adm-top">
        <div className="wrap adm-h">
          <ChainringMark className="adm-mark" hasCrank />
          <div className="adm-who">
            <h1 tabIndex={-1}>Dashboard Amministratore</h1>
            <p className="small muted">Benvenuto, Admin</p>
          </div>
          <button
            type="button"
            className="in adm-find"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => open('comandi')}
          >
            <Search className="i" aria-hidden="true" />
            <span>
              <span className="vh">Comandi: </span>Ordine, cliente, prodotto
            </span>
            <span className="adm-key" aria-hidden="true">
              Ctrl K
            </span>
          </button>
          <Link className="btn btn-i" to="/" aria-label="Vedi il negozio" title="Vedi il negozio">
            <ExternalLink className="i" aria-hidden="true" />
          </Link>
          <button
            type="button"
            className="btn btn-i"
            aria-label="Impostazioni"
            title="Impostazioni"
            onClick={() => open('impostazioni')}
          >
            <Settings className="i" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="btn btn-s adm-out"
            aria-disabled={logout.isPending}
            onClick={() => !logout.isPending && logout.mutate()}
          >
            <LogOut className="i i-s" aria-hidden="true" /> <span>Esci</span>
          </button>
        </div>
      </header>
    </>
  )
}

/** The status is read again and the shop's home follows. */
function useAdminLogout() {
  const api = useApi()
  const navigate = useNavigate()
  return useSignOut({
    send: () => api(adminLogout),
    onSuccess: () => navigate({ to: '/' }),
    onError: (error) => sayError(messageOf(error, 'Uscita non riuscita. Riprova.')),
  })
}
