import { useBlocker } from '@tanstack/react-router'
import { readAdminAddress } from '#web/admin/admin-address.ts'

/** Asks before unsaved input is lost by leaving the section, the page or the window; paging and filters keep it. */
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
