import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type CatalogAddress, readCatalogAddress } from '#web/catalog/catalog-address.ts'

export type ChangeAddress = (change: CatalogAddress) => void

export function useCatalogAddress(options: { replace?: boolean } = {}): [CatalogAddress, ChangeAddress] {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const replace = options.replace ?? false
  const address = useMemo(() => readCatalogAddress(search), [search])
  const change = useCallback(
    (next: CatalogAddress) =>
      void navigate({
        to: '.',
        search: (now: CatalogAddress) => ({ ...now, shown: undefined, ...next }),
        replace: replace || next.shown !== undefined,
        // A layer that is open stays the one this step opened.
        state: replace || undefined,
        resetScroll: false,
      }),
    [navigate, replace],
  )
  return [address, change]
}
