import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ExternalLink, Search } from 'lucide-react'
import { adminLogout } from '#shared/contract/accounts/admin.ts'
import { adminPlaces, isTodayShown, placeNames } from '#web/admin/admin-address.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText } from '#web/admin/admin-format.ts'
import { adminStatusQuery } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useSignOut } from '#web/admin/use-sign-out.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { ShopMark } from '#web/ui/marks/shop-mark.tsx'
import { sectionsFor } from './desk-sections.ts'
import { useTaskLines } from './task-lines.ts'

export function AdminHeader() {
  const { address, open } = useAdminAddress()
  const isToday = isTodayShown(address)
  const logout = useAdminLogout()
  const { lines } = useTaskLines()
  const { staff } = useQuery({ ...adminStatusQuery(useApi()), enabled: false }).data ?? {}
  const may = useMay()
  return (
    <>
      <div className="stripes-thin" aria-hidden="true" />
      <header className="admin-top">
        <div className="wrap admin-bar wraps">
          <ShopMark className="admin-mark" hasCrank />
          <div className="admin-title">
            <h1 tabIndex={-1}>Dashboard Amministratore</h1>
            <p className="small muted">Benvenuto, {staff?.name ?? 'Admin'}</p>
          </div>
          <nav className="admin-places" aria-label="Posti">
            <Link to="/admin" search={{}} activeOptions={{ exact: true }} aria-current={isToday ? 'page' : undefined}>
              Oggi
              {lines && lines.length > 0 && (
                <span className="count">
                  {countText(lines.length)}
                  <span className="sr-only"> da fare</span>
                </span>
              )}
            </Link>
            {adminPlaces
              .filter((place) => sectionsFor(place, may).length > 0)
              .map((place) => (
                <Link key={place} to="/admin" search={{ tab: place }}>
                  {placeNames[place]}
                </Link>
              ))}
            {deskRows('links')
              .flat()
              .filter(({ call, unless }) => may(call) && !(unless && deskRows(unless).length > 0))
              .map(({ label, path }) => (
                <a key={path} href={path}>
                  {label}
                </a>
              ))}
          </nav>
          <button
            type="button"
            className="input admin-finder"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => open('comandi')}
          >
            <Search className="icon" aria-hidden="true" />
            <span>
              <span className="sr-only">Comandi: </span>Cerca o fai: ordine, cliente, rimborso
            </span>
            <span className="admin-key end ground-paper" aria-hidden="true">
              Ctrl K
            </span>
          </button>
          <Link className="admin-shop btn btn-small btn-text" to="/">
            <ExternalLink className="icon icon-s" aria-hidden="true" /> <span>Vedi il sito</span>
          </Link>
          <button
            type="button"
            className="btn btn-small admin-out"
            aria-disabled={logout.isPending}
            onClick={() => !logout.isPending && logout.mutate()}
          >
            Esci
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
