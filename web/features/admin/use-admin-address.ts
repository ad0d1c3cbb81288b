import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type AdminAddress, readAdminAddress } from './admin-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The admin dialog this step opened: closing it is a step back. */
    adminOpened?: string | undefined
  }
}

export function useAdminAddress() {
  const address = readAdminAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const go = (search: AdminAddress, options: { replace?: boolean; opened?: string } = {}) =>
    void navigate({
      to: '/admin',
      search,
      replace: options.replace ?? false,
      resetScroll: false,
      ...(options.opened && { state: { adminOpened: options.opened } }),
    })
  const current = () => readAdminAddress(router.latestLocation.search)
  return {
    address,
    /** Another tab, list or view: what belonged to the one before is gone. */
    show: (next: AdminAddress) => go(next),
    /** The same, in the place of the dialog that led there. */
    replaceWith: (next: AdminAddress) => go(next, { replace: true }),
    /** Filters and pages; filters begin again at page 1. */
    set: (change: AdminAddress, replace = false) => go({ ...current(), pagina: undefined, ...change }, { replace }),
    open: (what: string) => go({ ...current(), apri: what }, { opened: what, replace: current().apri !== undefined }),
    close: () => {
      const { apri, ...below } = current()
      if (canGoBack && apri && router.state.location.state.adminOpened === apri) return router.history.back()
      go(below, { replace: true })
    },
    /** The id behind `prodotto-…`; undefined while another dialog, or none, is open. */
    opened: (kind: string) => (address.apri?.startsWith(`${kind}-`) ? address.apri.slice(kind.length + 1) : undefined),
  }
}
