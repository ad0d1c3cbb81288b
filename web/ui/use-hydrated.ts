import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false

/** False in the server's page and in the first render of the browser, which must equal it; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no)
}
