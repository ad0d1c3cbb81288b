import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type CatalogAddress, fromStart, readCatalogAddress } from '#web/catalog/catalog-address.ts'

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
        search: (now: CatalogAddress) => ({ ...now, ...fromStart, ...next }),
        // Another part of the same list.
        replace: replace || 'shown' in next,
        // A layer that is open stays the one this step opened.
        state: replace || undefined,
        resetScroll: false,
      }),
    [navigate, replace],
  )
  return [address, change]
}
