import { useBlocker } from '@tanstack/react-router'
import { readAdminAddress } from '#web/admin/admin-address.ts'

/** Asks before another place, page or window takes what is typed and not saved; pages and filters leave it. */
export function useUnsavedQuestion(isUnsaved: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const [from, to] = [readAdminAddress({ ...current.search }), readAdminAddress({ ...next.search })]
      const leaves = current.pathname !== next.pathname || from.tab !== to.tab || from.vista !== to.vista
      return leaves && isUnsaved && !window.confirm('Ci sono modifiche non salvate. Vuoi uscire lo stesso?')
    },
    enableBeforeUnload: isUnsaved,
  })
}
