import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useLayer } from '#web/ui/layer/layers.ts'
import { type AdminAddress, readAdminAddress } from './admin-address.ts'

export function useAdminAddress() {
  const address = readAdminAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const dialog = useLayer('apri')
  const go = (search: AdminAddress, replace = false) =>
    void navigate({ to: '/admin', search, replace, resetScroll: false })
  const current = () => readAdminAddress(router.latestLocation.search)
  return {
    address,
    /** Another tab, list or view: clears the parameters of the former one. */
    show: (next: AdminAddress) => go(next),
    /** The same, replacing the dialog in the history. */
    replaceWith: (next: AdminAddress) => go(next, true),
    /** Filters and pages; filters begin again at page 1. */
    set: (change: AdminAddress, replace = false) => go({ ...current(), pagina: undefined, ...change }, replace),
    open: (what: string) => void dialog.open(what, current().apri === undefined ? {} : { replacing: 'apri' }),
    close: dialog.close,
    /** The id behind `prodotto-…`; undefined while another dialog, or none, is open. */
    opened: (kind: string) => (address.apri?.startsWith(`${kind}-`) ? address.apri.slice(kind.length + 1) : undefined),
  }
}
