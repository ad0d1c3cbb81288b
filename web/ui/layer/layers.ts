import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { type Layers, readLayers } from './layer-address.ts'

export type LayerName = keyof Layers

/** While the product's dialog is open the address bar shows the product's own page, with the layers above it. */
function maskOf(search: Record<string, unknown>) {
  const { p, ...above } = readLayers(search)
  return p === undefined ? undefined : ({ to: '/prodotto/$slug', params: { slug: p }, search: above } as const)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The layers this step opened: closing them is a step back. */
    opened?: LayerName | undefined
  }
}

/**
 * For components that only open a layer, like the cards of a list: they do not render again when an address changes.
 */
export function useOpenLayer<N extends LayerName>(name: N) {
  const router = useRouter()
  return (next: NonNullable<Layers[N]>, options: { replacing?: LayerName } = {}): Promise<void> => {
    const search = {
      ...router.latestLocation.search,
      ...(options.replacing && { [options.replacing]: undefined }),
      [name]: next,
    }
    return router.navigate({
      to: '.',
      search,
      mask: maskOf(search),
      state: { opened: name },
      replace: options.replacing !== undefined,
      resetScroll: false,
    })
  }
}

/** One layer: whether it is open, and how to open and close it. In the server's page none is. */
export function useLayer<N extends LayerName>(name: N) {
  const asked = (useSearch({ strict: false }) as Layers)[name]
  const value = useHydrated(asked !== undefined) ? asked : undefined
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return {
    value,
    isOpen: value !== undefined,
    open: useOpenLayer(name),
    close: () => {
      if (canGoBack && router.state.location.state.opened === name) return router.history.back()
      const search = { ...router.latestLocation.search, [name]: undefined }
      void navigate({ to: '.', search, mask: maskOf(search), replace: true, resetScroll: false })
    },
  }
}
